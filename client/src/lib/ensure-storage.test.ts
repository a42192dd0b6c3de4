import { expect, it, onTestFinished, vi } from "vitest";
import { ensureStorage } from "./ensure-storage";
import { forgetOwnerless, keep, kept } from "./own-storage";

/** Puts another storage in the place of the page's, for the test. */
function replaceLocal(get: () => unknown) {
  const own = Object.getOwnPropertyDescriptor(window, "localStorage");
  onTestFinished(() => {
    if (own) Object.defineProperty(window, "localStorage", own);
    else Reflect.deleteProperty(window, "localStorage");
  });
  Object.defineProperty(window, "localStorage", { configurable: true, get });
}

it.each([
  [
    "throws",
    () => {
      throw new DOMException("refused", "SecurityError");
    },
  ],
  ["is null", () => null],
])("goes on where a storage %s, with one that lasts as long as the page", (_name, get) => {
  replaceLocal(get);
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  ensureStorage();
  expect(warn).toHaveBeenCalledOnce();
  forgetOwnerless();
  keep("list-order", "title");
  expect(kept("list-order")).toBe("title");
  expect([localStorage.length, localStorage.getItem("language")]).toEqual([1, null]);
  localStorage.clear();
  expect(kept("list-order")).toBeNull();
});

it("leaves a storage that is given alone", () => {
  const given = [localStorage, sessionStorage];
  ensureStorage();
  expect([localStorage === given[0], sessionStorage === given[1]]).toEqual([true, true]);
});
