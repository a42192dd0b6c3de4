import { expect, it, vi } from "vitest";
import { canNotify, notify, stopNotifications, wantNotifications } from "./notifications";
import { setStorageOwner } from "./own-storage";

interface Shown {
  title: string;
  options: NotificationOptions;
  onclick?: () => void;
}

/** A browser whose user answers so and looks elsewhere or at the window, with what it showed. */
function browser(answer: NotificationPermission, isLookedAt = false): Shown[] {
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
  vi.spyOn(document, "hasFocus").mockReturnValue(isLookedAt);
  return shown;
}
const tell = (open = () => {}) =>
  notify({ title: "Audio is ready: Lamp", id: "q1", url: "/?entry=e1", open });

it("shows nothing until somebody asked for it", async () => {
  const shown = browser("granted");
  await tell();
  expect(shown).toEqual([]);
  expect(await wantNotifications()).toBe("on");
  await tell();
  expect(shown).toMatchObject([
    { title: "Audio is ready: Lamp", options: { tag: "q1", data: { url: "/?entry=e1" } } },
  ]);
});

it("leads to the page when it is pressed", async () => {
  const shown = browser("granted");
  const focus = vi.spyOn(window, "focus").mockReturnValue();
  const open = vi.fn();
  await wantNotifications();
  await tell(open);
  shown[0]?.onclick?.();
  expect(open).toHaveBeenCalledTimes(1);
  expect(focus).toHaveBeenCalledTimes(1);
});

it("shows nothing to whoever looks at the window", async () => {
  const shown = browser("granted", true);
  await wantNotifications();
  await tell();
  expect(shown).toEqual([]);
});

it("shows nothing where the browser's user refused, and keeps nothing", async () => {
  const shown = browser("denied");
  expect(await wantNotifications()).toBe("refused");
  await tell();
  expect(shown).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it("stops when it is switched off, and is each user's own choice", async () => {
  const shown = browser("granted");
  setStorageOwner("u1");
  await wantNotifications();
  setStorageOwner("u2");
  await tell();
  setStorageOwner("u1");
  stopNotifications();
  await tell();
  setStorageOwner(null);
  expect(shown).toEqual([]);
});

it("is shown by the service worker, with its address, where a browser notifies by that alone", async () => {
  browser("granted");
  await wantNotifications();
  const { permission } = Notification;
  const refusing = Object.assign(
    () => {
      throw new TypeError("Illegal constructor");
    },
    { permission },
  );
  vi.stubGlobal("Notification", refusing);
  const showNotification = vi.fn();
  vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve({ showNotification }) } });
  await tell();
  await vi.waitFor(() =>
    expect(showNotification).toHaveBeenCalledExactlyOnceWith("Audio is ready: Lamp", {
      tag: "q1",
      icon: "/icons/icon-192.png",
      data: { url: "/?entry=e1" },
    }),
  );
});

it("is not offered by a browser that has none", () => {
  expect(canNotify()).toBe(false);
});
