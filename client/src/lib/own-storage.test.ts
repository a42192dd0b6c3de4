import { afterEach, expect, it, vi } from "vitest";
import { dropKept, forgetOwnerless, keep, kept, ownKey, setStorageOwner } from "./own-storage";
import { keepRefusal, noteRefusal, pendingOrder } from "./pending-order";

const order = { kind: "script", key: "e1" } as const;
afterEach(() => {
  setStorageOwner(null);
  noteRefusal(null);
  sessionStorage.clear();
});

it("gives every user keys of their own", () => {
  setStorageOwner("u1");
  const first = ownKey("draft");
  setStorageOwner("u2");
  expect(ownKey("draft")).not.toBe(first);
});

it("offers nobody the order that somebody else left", () => {
  setStorageOwner("u1");
  noteRefusal(order);
  keepRefusal();
  setStorageOwner("u2");
  expect(pendingOrder()).toBeNull();
  keepRefusal();
  expect(pendingOrder()).toBeNull();
  setStorageOwner("u1");
  expect(pendingOrder()?.order).toEqual(order);
});

it("removes what was kept before keys had owners, and nothing else", () => {
  setStorageOwner("u1");
  const draft = ownKey("draft.s1");
  const others = [draft, ownKey("audio-settings"), "yomikoe-color-scheme", "language"];
  for (const key of [...others, "yomikoe.draft.s1", "yomikoe.script-settings"])
    localStorage.setItem(key, "1");
  sessionStorage.setItem("yomikoe.pending-order", "1");
  forgetOwnerless();
  expect(Object.keys(localStorage).sort()).toEqual(others.sort());
  expect(sessionStorage).toHaveLength(0);
});

it("goes on without a storage that is refused", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  keep("list-order", "title");
  expect(kept("list-order")).toBeNull();
  dropKept("list-order");
  expect(warn).toHaveBeenCalledTimes(2);
});
