// The linter: what the type checker does not see. How lines are broken is prettier's business alone.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default typescript.config(
  { ignores: ["generated/", "src/protocol/"] },
  js.configs.recommended,
  typescript.configs.strict,
  typescript.configs.stylistic,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    rules: {
      "no-undef": "off", // the type checker knows what there is
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error"] }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // An index that was just counted is there: `!` says so, and is easier to read than a branch that never runs.
      "@typescript-eslint/no-non-null-assertion": "off",
      // It takes our reasons (after `--`) for names of warnings; the compiler finds ignores that are not needed.
      "svelte/no-unused-svelte-ignore": "off",
      // Maps that nobody looks at while they change: what is shown is `$state`, and says so.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
