// One component at a time, shown on an empty page: what can be pressed and written there, and what it says.
import { flushSync, mount, unmount, type Component } from "svelte";
import { expect, vi } from "vitest";

let page: Record<string, unknown> | null = null;
/** After every test (cleanup.ts). */
export async function takeDown(): Promise<void> {
  if (!page) return;
  await unmount(page);
  page = null;
  document.body.innerHTML = "";
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test shows another component
export function show(component: Component<any>, props: object = {}): void {
  page = mount(component, { target: document.body, props: props as Record<string, unknown> });
  flushSync();
}

/** Wait until it holds; what is asked for comes a moment later. */
export async function until(holds: () => void): Promise<void> {
  await vi.waitFor(() => {
    flushSync();
    holds();
  }, 20_000);
}
export const isThere = (selector: string): Promise<void> =>
  until(() => expect(document.querySelector(selector)).not.toBeNull());

const named = (text: string, within = "body"): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${within} :is(button, a)`)].filter(
    (one) => one.textContent!.trim() === text || one.getAttribute("aria-label") === text,
  );
export const buttons = (within = "body"): string[] =>
  [...document.querySelectorAll(`${within} button`)].map((one) => one.textContent!.trim()).filter(Boolean);
export const isBusy = (text: string): boolean => named(text)[0]!.getAttribute("aria-busy") === "true";
export const text = (selector = "body"): string =>
  (document.querySelector(selector)?.textContent ?? "").replaceAll(/\s+/g, " ").trim();

/** Press the button that says so; the last one, where a dialog repeats it. */
export function press(label: string, within = "body"): void {
  const found = named(label, within).at(-1);
  if (!found) throw new Error(`no button says ${label}, but ${buttons().join(", ")}`);
  found.click();
  flushSync();
}
export function submit(selector = "form"): void {
  document.querySelector(selector)!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  flushSync();
}
export function write(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector)!;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
export function tick(selector: string): void {
  document.querySelector<HTMLInputElement>(selector)!.click();
  flushSync();
}
/** Svelte asks for the option that is :checked, which this DOM knows of no option. */
export function choose(field: HTMLSelectElement, value: string): void {
  const chosen = [...field.options].find((one) => one.value === value)!;
  vi.spyOn(field, "querySelector").mockReturnValue(chosen);
  field.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}
/** Whether a dialog with such a title is open. */
export const isOpen = (title: string): boolean =>
  [...document.querySelectorAll("dialog")].some((one) => one.open && one.querySelector("h2")!.textContent === title);
