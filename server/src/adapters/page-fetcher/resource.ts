import type { Dispatcher } from "undici";
import { readBody } from "./body.ts";
import { follow } from "./follow.ts";

/** A resource that a page requests while it runs. */
export interface Resource {
  status: number;
  contentType: string;
  body: Buffer;
}

/** Fetches a part of a page as the page itself was fetched: by checked connections, no larger, no longer. */
export const fetchResource = (
  start: string,
  accept: string,
  dispatcher: Dispatcher,
  signal: AbortSignal,
): Promise<Resource> =>
  follow(start, { accept, dispatcher, signal }, async ({ statusCode, headers, body }) => {
    const header = (name: string) => String(headers[name] ?? "");
    return {
      status: statusCode,
      contentType: header("content-type"),
      body: await readBody(body, header("content-encoding"), signal),
    };
  });
