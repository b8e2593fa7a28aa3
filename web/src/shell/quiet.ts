// For people who sit in one room and hear each other anyway: no sound, no talk on the page, no notices.
import { Toggle } from "./toggle.svelte";

export const quiet = new Toggle("quiet");
