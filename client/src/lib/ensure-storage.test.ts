import { expect, it, vi } from "vitest";
import { refusing, replaceLocal } from "#test/storage";
import { ensureStorage } from "./ensure-storage";
import { storeLanguage } from "./i18n/preference";
import { isProbablySignedIn } from "./identity/stored-session";
import { forgetOwnerless, keep, kept } from "./own-storage";
import { setSingleKeys } from "./single-keys";

it.each([
  [
    "throws",
    () => {
      throw new DOMException("refused", "SecurityError");
    },
  ],
  ["is null", () => null],
  ["takes nothing", () => refusing({})],
])("goes on where a storage %s, with one that lasts as long as the page", (_name, get) => {
  replaceLocal(get);
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  ensureStorage();
  expect(warn).toHaveBeenCalledOnce();
  forgetOwnerless();
  keep("list-order", "title");
  expect(kept("list-order")).toBe("title");
  expect([localStorage.length, localStorage.getItem("language")]).toEqual([1, null]);
  localStorage.setItem("yomikoe.pending-order", "1");
  localStorage.setItem("firebase:authUser:key:app", "{}");
  forgetOwnerless();
  expect([localStorage.getItem("yomikoe.pending-order"), isProbablySignedIn()]).toEqual([null, true]);
  localStorage.clear();
  expect(isProbablySignedIn()).toBe(false);
  expect(kept("list-order")).toBeNull();
});

it("leaves a storage alone that is full, as the session is in it", () => {
  const full = refusing({ "firebase:authUser:key:app": "{}" });
  replaceLocal(() => full);
  ensureStorage();
  expect(localStorage).toBe(full);
  expect(isProbablySignedIn()).toBe(true);
  // Each of these is called at a start, or by a press that has more to do.
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  for (const store of [() => storeLanguage("en"), () => setSingleKeys(false), () => keep("a", "b")])
    expect(store).not.toThrow();
  expect(warn).toHaveBeenCalledTimes(3);
});

it("leaves a storage that is given alone", () => {
  const given = [localStorage, sessionStorage];
  ensureStorage();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect([localStorage === given[0], sessionStorage === given[1]]).toEqual([true, true]);
});
