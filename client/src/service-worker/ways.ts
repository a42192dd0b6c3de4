/**
 * shell: a screen's document. asset: a file named by its content. text: a file that may change under its
 * name. network: as if there were no service worker, which is what everything else has to be.
 */
export type Way = "shell" | "asset" | "text" | "network";

const LOCALISED = "(?:(?:ja|en)/)?(?:register|forgot-password)";
/** The screens' own addresses: the server has pages of its own beside them. */
const SCREEN = new RegExp(`^/(?:${LOCALISED}|login|payment/success|registration-complete|admin)?$`);
const TEXT = /^\/(?:locales\/|icons\/|start\.js$|manifest\.webmanifest$)/;

/** Decides how the service worker answers a request. */
export function wayOf({ method, mode, url }: Pick<Request, "method" | "mode" | "url">, origin: string): Way {
  const { origin: its, pathname } = new URL(url);
  if (method !== "GET" || its !== origin) return "network";
  if (mode === "navigate") return SCREEN.test(pathname) ? "shell" : "network";
  if (pathname.startsWith("/assets/")) return "asset";
  return TEXT.test(pathname) ? "text" : "network";
}
