import { comeBack, type SeenWindow } from "./come-back";
import { wayOf } from "./ways";

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface NotificationEvent extends Extendable {
  notification: { data: { url: string } | null; close(): void };
}
interface FetchEvent extends Extendable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** The used part of a service worker's scope; its type library clashes with the page's. */
interface Scope {
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: true }): Promise<SeenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
const worker = globalThis as unknown as Scope;

/** The build names its files here: what is kept, under a name that changes when any of it does. */
const build = __BUILD__;
const FAMILY = "yomikoe-shell-";
const NAME = FAMILY + build.revision;
/** On a line that hangs, what is kept is better than nothing. */
const PATIENCE = 5_000;

worker.addEventListener("install", (event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
// Only when the user says so: until then the tabs that are open keep the version they began with.
worker.addEventListener("message", ({ data }) => {
  if (data === "takeOver") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, location.origin);
  if (way === "shell") event.respondWith(freshOrKept(event.request, "/"));
  if (way === "text") event.respondWith(freshOrKept(event.request, event.request.url));
  if (way === "asset") event.respondWith(keptOrFresh(event.request));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.url ?? "/"));
});

async function openPage(url: string) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  await comeBack(windows, url, (address) => worker.clients.openWindow(address));
}

/** All or nothing: with a file missing there is no new version, and the former one stays. */
async function keepAll() {
  const cache = await caches.open(NAME);
  // Files named by their content come from the browser's cache, where the page has just put them.
  const fresh = (url: string) => new Request(url, url.startsWith("/assets/") ? {} : { cache: "no-cache" });
  await cache.addAll(build.files.map(fresh));
}

async function takeOver() {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith(FAMILY) && name !== NAME);
  await Promise.all(former.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

const kept = async (url: string) => (await caches.open(NAME)).match(url);

const keptOrFresh = async (request: Request) => (await kept(request.url)) ?? fetch(request);

async function freshOrKept(request: Request, keptAs: string): Promise<Response> {
  const fresh = fetch(request);
  const spare = await kept(keptAs);
  if (!spare) return fresh;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE, spare));
  return Promise.race([fresh.catch(() => spare), late]);
}
