import type { OpenPage } from "#lib/notifications";

/** The used part of a window that the service worker sees. */
export interface SeenWindow {
  url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

/** Leads to a page: in a window that shows the main screen, the one used last, else in a new one. */
export async function comeBack(
  windows: readonly SeenWindow[],
  url: string,
  openWindow: (url: string) => Promise<unknown>,
): Promise<void> {
  const main = windows.find((window) => new URL(window.url).pathname === "/");
  if (!main) return void (await openWindow(url));
  // Told, not sent elsewhere: a reload would take away what is being written there.
  main.postMessage({ open: url } satisfies OpenPage);
  await main.focus();
}
