import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import iconv from "iconv-lite";
import { undiciPageFetcher } from "#adapters/page-fetcher/undici";

/** Saved pages by name, and the character set each is served in (the files themselves are UTF-8). */
const pages = {
  "product-ja": { charset: "utf-8", header: "text/html; charset=utf-8" },
  "article-sjis": { charset: "shift_jis", header: "text/html" },
  "article-eucjp": { charset: "euc-jp", header: "text/html" },
  "article-en": { charset: "utf-8", header: "text/html; charset=utf-8" },
  "bench-article-ja": { charset: "utf-8", header: "text/html" },
} as const;
export type FixturePage = keyof typeof pages;

/** A page's source, before it is put into its character set. */
export const fixtureHtml = (name: FixturePage) =>
  readFile(new URL(`./fixtures/${name}.html`, import.meta.url), "utf8");

/**
 * Serves the saved pages on loopback, as their sites would. `allow` is the server's entry for
 * FETCH_ALLOW_PRIVATE; `/missing` answers 404, `/blocked` 403. A page asked for with `?changes=KEY` is
 * cheaper, and described otherwise, from its second reading on.
 */
export async function serveFixturePages() {
  const known = new Set<string>();
  const server = createServer(async (request, response) => {
    const name = (request.url ?? "").slice(1).replace(/\?.*$/, "");
    if (!(name in pages)) return void response.writeHead(name === "blocked" ? 403 : 404).end();
    const { charset, header } = pages[name as FixturePage];
    response.writeHead(200, { "content-type": header });
    const html = await fixtureHtml(name as FixturePage);
    const key = /[?&]changes=(\w+)/.exec(request.url ?? "")?.[1];
    const isCheaper = key !== undefined && known.has(key);
    if (key) known.add(key);
    response.end(iconv.encode(isCheaper ? cheaper(html) : html, charset));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const allow = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    allow,
    url: (name: FixturePage | "missing" | "blocked") => `http://${allow}/${name}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Another price, and another sentence of the description. */
const cheaper = (html: string) =>
  html.replaceAll("8,580", "7,980").replaceAll("温かさが続きます", "温かさが長く続きます");

/** The real page fetcher, which may also reach one loopback server. */
export const fetcherFor = (address: string) => undiciPageFetcher({ allowPrivate: [address] });
