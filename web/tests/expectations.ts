// Before any test: Python writes down what it says (narration.json), what it asks (forms.json) and a game that is over
// (finished.json), which the tests here are held against. It takes some seconds after a change of its sources, and next to
// nothing otherwise.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = `${ROOT}.venv/bin/python`;

export default function setup(project: TestProject): void {
  writeExpectations();
  project.onTestsRerun(writeExpectations); // an editor that watches keeps one run for hours
}

function writeExpectations(): void {
  if (!existsSync(PYTHON)) throw new Error(`${PYTHON} is missing: run ./nottingham lint once, which makes it`);
  const { status, stderr } = spawnSync(PYTHON, ["-m", "tools.expectations"], { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new Error(`Python could not write what the page's tests expect:\n${stderr}`);
}
