import { expect, it, vi } from "vitest";
import { keepDraft, openDraft } from "./stored-draft";

it("a browser that keeps nothing more takes nothing from whoever writes", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(() => keepDraft("s1", { content: "Mine.", version: 1 })).not.toThrow();
  expect(warned).toHaveBeenCalledOnce();
  expect(openDraft({ id: "s1", content: "Stored." })).toBeNull();
});
