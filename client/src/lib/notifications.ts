import { useSyncExternalStore } from "react";
import { tryToKeep } from "./keep-choice";
import { isAnyWindowLookedAt } from "./looked-at";
import { ownKey } from "./own-storage";

const ON = "on";
const kept = () => ownKey("notifications");
const listeners = new Set<() => void>();

/** Some browsers have no notifications at all, or not outside an installed app. */
export const canNotify = () => "Notification" in window;

/** The browser's permission can be taken back at any time, so it counts beside the choice. */
const isOn = () =>
  canNotify() && Notification.permission === "granted" && localStorage.getItem(kept()) === ON;

/** Answers whether the browser keeps it. */
function choose(on: boolean): boolean {
  const isKept = !on || tryToKeep(kept(), ON);
  if (!on) localStorage.removeItem(kept());
  for (const listener of listeners) listener();
  return isKept;
}

/** To be called by a press: only then does a browser ask. Answers whether there will be notifications, or why not. */
export async function wantNotifications(): Promise<"on" | "refused" | "notKept"> {
  const on = (await Notification.requestPermission()) === "granted";
  const isKept = choose(on);
  if (!on) return "refused";
  return isKept ? "on" : "notKept";
}

export const stopNotifications = () => choose(false);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether this user wants to be notified on this device, and this browser does it. */
export const useNotifications = () => useSyncExternalStore(subscribe, isOn);

/** The service worker sends it to a window when somebody pressed a notification. */
export interface OpenPage {
  /** Address of the page. */
  open: string;
}

interface Notice {
  title: string;
  /** Several windows that tell the same show it once. */
  id: string;
  /** Address of what it leads to. */
  url: string;
  open(): void;
}

/** Tells it outside the windows. Somebody who looks at one of them sees it there. */
export async function notify({ title, id, url, open }: Notice): Promise<void> {
  if (!isOn() || (await isAnyWindowLookedAt())) return;
  const options = { tag: id, icon: "/icons/icon-192.png", data: { url } };
  try {
    new Notification(title, options).onclick = () => {
      window.focus();
      open();
    };
  } catch {
    // Browsers on phones notify by the service worker alone, which opens the address at a tap.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options));
  }
}
