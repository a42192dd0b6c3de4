import { emitEvent } from "#lib/events";
import { isServed } from "./served";

/**
 * Has the service worker keep the interface for when there is no network. A newer one takes over where
 * the page is as new as it; an older page goes on with what it began with, and is offered a reload.
 */
export async function keepShell(workers = navigator.serviceWorker): Promise<void> {
  const hadOne = Boolean(workers.controller);
  const registration = await workers.register("/service-worker.js");
  const settle = async () => {
    const served = await isServed();
    if (served) registration.waiting?.postMessage("takeOver");
    if (served === false) emitEvent("newVersion", { reason: "released" });
  };
  if (registration.waiting) void settle();
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && workers.controller) void settle();
    });
  });
  // Another tab let a newer one take over, and with it went what this page's version had kept.
  if (hadOne) workers.addEventListener("controllerchange", () => void settle());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => undefined);
  });
}

/** Once the page has what it needs itself. A browser without service workers does without. */
export function keepShellWhenIdle(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const start = () => setTimeout(() => keepShell().catch(() => undefined), 1_000);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
