import type { BrowserContext, Page, Route } from "playwright-core";
import type { Dispatcher } from "undici";
import { fetchResource } from "../page-fetcher/resource.ts";

/** Resource types that text can depend on; images, media and fonts are not read aloud. */
const NEEDED = new Set(["document", "script", "stylesheet", "xhr", "fetch"]);
const MOST_REQUESTS = 150;
const MOST_BYTES = 20 * 1024 * 1024;
/** No content: the browser stays where it is. */
const STAY = { status: 204 };

/** Lets a page ask for what it needs by our own guarded connections, and for nothing else. */
export async function guardRequests(
  context: BrowserContext,
  page: Page,
  dispatcher: Dispatcher,
  signal: AbortSignal,
) {
  let requests = 0;
  let bytes = 0;
  let isThere = false;

  const answer = async (route: Route) => {
    const request = route.request();
    const ours = request.method() === "GET" && NEEDED.has(request.resourceType());
    if (request.isNavigationRequest()) {
      // A frame of another page is another page, and so is where the page goes on to by itself.
      if (request.frame() !== page.mainFrame() || isThere) return route.fulfill(STAY);
      isThere = true;
    }
    if (!ours || ++requests > MOST_REQUESTS || bytes > MOST_BYTES) return route.abort();
    const { accept = "*/*" } = request.headers();
    const { status, contentType, body } = await fetchResource(request.url(), accept, dispatcher, signal);
    bytes += body.length;
    // One may read what one asked for, wherever it came from: there are no cookies here to be misused.
    const headers = { "content-type": contentType, "access-control-allow-origin": "*" };
    return route.fulfill({ status, headers, body });
  };

  await context.route("**/*", (route) => answer(route).catch(() => route.abort().catch(() => {})));
  await context.routeWebSocket(/.*/, (socket) => void socket.close());
  context.on("page", (other) => {
    if (other !== page) other.close().catch(() => {});
  });
  page.on("dialog", (dialog) => void dialog.dismiss().catch(() => {}));
}
