import { expect, it, vi } from "vitest";
import { roomForNotices } from "./room-for-notices";

it("says how high the foot of the screen is, and what messages take of it, for as long as it stands", () => {
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
  // A message of 80 px stands above the player.
  const message = document.createElement("div");
  message.setAttribute("data-position", "bottom-right");
  const player = document.createElement("div");
  feet.append(message, player);
  vi.spyOn(feet, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 500, 1280, 221));
  vi.spyOn(player, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 580, 1280, 141));
  const leave = roomForNotices(feet);
  const room = (name = "--feet") => document.documentElement.style.getPropertyValue(name);
  expect(watched).toEqual(new Set([feet]));
  expect(room()).toBe("221px");
  expect(room("--messages")).toBe("80px");
  leave?.();
  expect(watched.size).toBe(0);
  expect(room()).toBe("");
  expect(room("--messages")).toBe("");
});
