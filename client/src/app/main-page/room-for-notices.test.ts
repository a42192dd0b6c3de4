import { expect, it, vi } from "vitest";
import { roomForNotices } from "./room-for-notices";

it("says how high the foot of the screen is for as long as it stands", () => {
  const watched = new Set<Element>();
  class Observer {
    constructor(private readonly changed: () => void) {}
    observe(element: Element) {
      watched.add(element);
      this.changed();
    }
    disconnect() {
      watched.clear();
    }
  }
  vi.stubGlobal("ResizeObserver", Observer);
  const feet = document.createElement("div");
  Object.defineProperty(feet, "offsetHeight", { value: 221 });
  const leave = roomForNotices(feet);
  const room = () => document.documentElement.style.getPropertyValue("--feet");
  expect(watched).toEqual(new Set([feet]));
  expect(room()).toBe("221px");
  leave?.();
  expect(watched.size).toBe(0);
  expect(room()).toBe("");
});
