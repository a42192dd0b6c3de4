import { expect, it, vi } from "vitest";
import { canNotify, notify, stopNotifications, wantNotifications } from "./notifications";
import { setStorageOwner } from "./own-storage";

interface Shown {
  title: string;
  options: NotificationOptions;
  onclick?: () => void;
}

/** A browser whose user answers so, with what it showed. */
function browser(answer: NotificationPermission, hidden = true): Shown[] {
  const shown: Shown[] = [];
  class Fake {
    static permission: NotificationPermission = "default";
    static async requestPermission() {
      Fake.permission = answer;
      return answer;
    }
    onclick?: () => void;
    constructor(
      public title: string,
      public options: NotificationOptions,
    ) {
      shown.push(this as Shown);
    }
  }
  vi.stubGlobal("Notification", Fake);
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  return shown;
}
const tell = (open = () => {}) => notify("Audio is ready: Lamp", "q1", open);

it("shows nothing until somebody asked for it", async () => {
  const shown = browser("granted");
  tell();
  expect(shown).toEqual([]);
  expect(await wantNotifications()).toBe(true);
  tell();
  expect(shown).toMatchObject([{ title: "Audio is ready: Lamp", options: { tag: "q1" } }]);
});

it("leads to the page when it is pressed", async () => {
  const shown = browser("granted");
  const focus = vi.spyOn(window, "focus").mockReturnValue();
  const open = vi.fn();
  await wantNotifications();
  tell(open);
  shown[0]?.onclick?.();
  expect(open).toHaveBeenCalledTimes(1);
  expect(focus).toHaveBeenCalledTimes(1);
});

it("shows nothing to whoever looks at the window", async () => {
  const shown = browser("granted", false);
  await wantNotifications();
  tell();
  expect(shown).toEqual([]);
});

it("shows nothing where the browser's user refused, and keeps nothing", async () => {
  const shown = browser("denied");
  expect(await wantNotifications()).toBe(false);
  tell();
  expect(shown).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it("stops when it is switched off, and is each user's own choice", async () => {
  const shown = browser("granted");
  setStorageOwner("u1");
  await wantNotifications();
  setStorageOwner("u2");
  tell();
  setStorageOwner("u1");
  stopNotifications();
  tell();
  setStorageOwner(null);
  expect(shown).toEqual([]);
});

it("is not offered by a browser that has none", () => {
  expect(canNotify()).toBe(false);
});
