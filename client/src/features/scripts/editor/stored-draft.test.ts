import { expect, it, vi } from "vitest";
import { draftStore, openDraft } from "./stored-draft";

it("a browser that keeps nothing more takes nothing from whoever writes", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(() => draftStore("s1").keep({ content: "Mine.", version: 1 })).not.toThrow();
  expect(warned).toHaveBeenCalledOnce();
  expect(openDraft({ id: "s1", content: "Stored." })).toBeNull();
});
