import { type Dispatcher, request } from "undici";
import { unreadable } from "#kernel/unreadable";

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const headers = {
  "user-agent": "Mozilla/5.0 (compatible; Yomikoe/0.1; reads pages aloud for their readers)",
  "accept-language": "ja,en;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
};

interface Asking {
  accept: string;
  dispatcher: Dispatcher;
  signal: AbortSignal;
}

/** Reads what stands at an address, or where it sends on to; the scheme of every hop is checked. */
export async function follow<T>(
  start: string,
  { accept, dispatcher, signal }: Asking,
  read: (answer: Dispatcher.ResponseData, url: URL) => Promise<T>,
): Promise<T> {
  let url = new URL(start);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    if (url.protocol !== "http:" && url.protocol !== "https:") throw unreadable("BAD_SCHEME");
    const answer = await request(url, { dispatcher, signal, headers: { ...headers, accept } });
    answer.body.on("error", () => {}); // a body thrown away halfway reports so; nobody else listens
    const next = nextHop(answer, url);
    if (!next) return read(answer, url);
    answer.body.destroy();
    url = next;
  }
  throw unreadable("REDIRECT_LOOP");
}

/** Where an answer sends on to; null where it is the end. */
function nextHop({ statusCode, headers }: Dispatcher.ResponseData, base: URL): URL | null {
  const { location } = headers;
  if (!REDIRECTS.has(statusCode) || typeof location !== "string") return null;
  const target = URL.parse(location, base.href);
  if (!target) throw unreadable("SITE_ERROR");
  // Credentials in a redirect would be sent as a header to the host that it names.
  target.username = "";
  target.password = "";
  return target;
}
