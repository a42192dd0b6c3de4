import type { Dispatcher } from "undici";
import { request } from "undici";
import { unreadable } from "#domain/pages/unreadable";
import { readBody } from "./body.ts";
import { nextHop } from "./undici.ts";

const MAX_REDIRECTS = 5;

/** What a page asks for while it runs. */
export interface Resource {
  status: number;
  contentType: string;
  body: Buffer;
}

/** Fetches a part of a page as the page itself was fetched: by checked connections, no larger, no longer. */
export async function fetchResource(
  start: string,
  accept: string,
  dispatcher: Dispatcher,
  signal: AbortSignal,
): Promise<Resource> {
  let url = new URL(start);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    if (url.protocol !== "http:" && url.protocol !== "https:") throw unreadable("BAD_SCHEME");
    const answer = await request(url, { dispatcher, signal, headers: headersFor(accept) });
    answer.body.on("error", () => {}); // a body thrown away halfway reports so; nobody else listens
    const next = nextHop(answer, url);
    if (next) {
      answer.body.destroy();
      url = next;
      continue;
    }
    const header = (name: string) => String(answer.headers[name] ?? "");
    const body = await readBody(answer.body, header("content-encoding"), signal);
    return { status: answer.statusCode, contentType: header("content-type"), body };
  }
  throw unreadable("REDIRECT_LOOP");
}

const headersFor = (accept: string) => ({
  "user-agent": "Mozilla/5.0 (compatible; Yomikoe/0.1; reads pages aloud for their readers)",
  accept,
  "accept-language": "ja,en;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
});
