import { expect, it, vi } from "vitest";
import { roomForNotices } from "./room-for-notices";

it("says how high the foot of the screen is for as long as it stands", () => {
  let changed = () => {};
  class Observer {
    constructor(callback: () => void) {
      changed = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", Observer);
  const feet = document.createElement("div");
  Object.defineProperty(feet, "offsetHeight", { value: 221 });
  const leave = roomForNotices(feet);
  changed();
  const room = () => document.documentElement.style.getPropertyValue("--feet");
  expect(room()).toBe("221px");
  leave?.();
  expect(room()).toBe("");
});
