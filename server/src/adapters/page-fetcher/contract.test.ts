import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import iconv from "iconv-lite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UnreadableReason } from "#kernel/reasons";
import type { PageFetcher } from "#ports/page-fetcher";
import type { Lookup } from "./connector.ts";
import { undiciPageFetcher } from "./undici.ts";

const HTML = "text/html; charset=utf-8";
const text = "<p>読み声は、ウェブのページを声にします。</p>";
const unpacked = Buffer.alloc(64 * 1024 * 1024, "a");
const bombs = {
  gzip: gzipSync(unpacked, { level: 1 }),
  br: brotliCompressSync(unpacked, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  zstd: zstdCompressSync(unpacked),
};
const japanese = (charset: string, meta = true) =>
  iconv.encode(
    `<html><head>${meta ? `<meta charset="${charset}">` : ""}<title>商品</title></head><body>${text.repeat(5)}</body></html>`,
    charset,
  );

/** Answers of the site, by path. */
const routes: Record<string, RequestListener> = {
  "/plain-html": (_, res) => res.setHeader("content-type", HTML).end(text),
  "/text": (_, res) => res.setHeader("content-type", "text/plain; charset=utf-8").end("一つ <目>\n\n二つ目"),
  "/no-type": (_, res) => res.end("<!doctype html><p>typeless</p>"),
  "/pdf": (_, res) => res.setHeader("content-type", "application/pdf").end("%PDF-1.7"),
  "/pdf-as-html": (_, res) => res.setHeader("content-type", HTML).end("%PDF-1.7"),
  "/image-as-html": (_, res) =>
    res.setHeader("content-type", HTML).end(Buffer.from("89504e470d0a1a0a0000000d", "hex")),
  "/gzip": (_, res) => compressed(res, "gzip", gzipSync(text)),
  "/deflate": (_, res) => compressed(res, "deflate", deflateSync(text)),
  "/br": (_, res) => compressed(res, "br", brotliCompressSync(text)),
  "/zstd": (_, res) => compressed(res, "zstd", zstdCompressSync(text)),
  "/broken-gzip": (_, res) => compressed(res, "gzip", Buffer.from("not gzip at all")),
  "/unknown-encoding": (_, res) => compressed(res, "lzma", Buffer.from(text)),
  "/bomb-gzip": (_, res) => compressed(res, "gzip", bombs.gzip),
  "/bomb-br": (_, res) => compressed(res, "br", bombs.br),
  "/bomb-zstd": (_, res) => compressed(res, "zstd", bombs.zstd),
  "/large": (_, res) => res.setHeader("content-type", HTML).end(unpacked.subarray(0, 6 * 1024 * 1024)),
  "/endless": (_, res) => {
    res.setHeader("content-type", HTML);
    const more = () => {
      while (!res.destroyed && res.write(unpacked.subarray(0, 65_536)));
    };
    res.on("drain", more);
    more();
  },
  "/drip": (_, res) => {
    res.setHeader("content-type", HTML);
    const timer = setInterval(() => res.write("<p>"), 20);
    res.on("close", () => clearInterval(timer));
  },
  "/silence": () => {},
  "/hang-up": (_, res) => res.destroy(),
  "/one-hop": (_, res) => redirect(res, "/plain-html"),
  "/loop": (_, res) => redirect(res, "/loop"),
  "/to-file": (_, res) => redirect(res, "file:///etc/passwd"),
  "/to-ftp": (_, res) => redirect(res, "ftp://example.com/"),
  "/to-private": (_, res) => redirect(res, "http://10.0.0.1/"),
  "/to-metadata": (_, res) => redirect(res, "http://169.254.169.254/latest/meta-data/"),
  "/to-other-port": (_, res) => redirect(res, `http://127.0.0.1:${port(secret)}/`),
  "/to-broken": (_, res) => redirect(res, "http://[oops"),
  "/challenge": (_, res) => res.writeHead(403, { "cf-mitigated": "challenge" }).end(),
  "/sjis-header": (_, res) =>
    res.setHeader("content-type", "text/html; charset=Shift_JIS").end(japanese("shift_jis", false)),
  "/sjis-meta": (_, res) => res.setHeader("content-type", "text/html").end(japanese("shift_jis")),
  "/sjis-silent": (_, res) => res.setHeader("content-type", "text/html").end(japanese("shift_jis", false)),
  "/eucjp-meta": (_, res) => res.setHeader("content-type", "text/html").end(japanese("euc-jp")),
  "/eucjp-silent": (_, res) => res.setHeader("content-type", "text/html").end(japanese("euc-jp", false)),
  "/sjis-named-utf8": (_, res) => res.setHeader("content-type", HTML).end(japanese("shift_jis")),
  "/utf8-named-latin1": (_, res) => res.setHeader("content-type", "text/html; charset=iso-8859-1").end(text),
  "/utf8-named-sjis": (_, res) => res.setHeader("content-type", "text/html; charset=Shift_JIS").end(text),
  "/utf8-with-controls": (_, res) =>
    res.setHeader("content-type", HTML).end("<p>Mia says: \u0093It doesn\u0092t creak.\u0094</p>"),
  "/utf8-encoded-twice": (_, res) =>
    res.setHeader("content-type", HTML).end("<p>Miaâ\u0080\u0099s mill â\u20ac\u201c 57Â°, cafÃ© – café</p>"),
  "/capitals-quoted": (_, res) =>
    res.setHeader("content-type", HTML).end("<p>“CAFÉ” and “CAFÉ…”, or “SPAß” and “RENÉ”</p>"),
  "/utf16": (_, res) =>
    res.setHeader("content-type", "text/html").end(iconv.encode(text, "utf16", { addBOM: true })),
};
for (const status of [401, 403, 404, 410, 429, 451, 500, 503])
  routes[`/status-${status}`] = (_, res) => res.writeHead(status, { "content-type": HTML }).end(text);

type Reply = Parameters<RequestListener>[1];
const compressed = (res: Reply, encoding: string, body: Buffer) =>
  res.writeHead(200, { "content-type": HTML, "content-encoding": encoding }).end(body);
const redirect = (res: Reply, location: string) => res.writeHead(302, { location }).end();

let site: Server;
let secret: Server;
let secretHits = 0;
const port = (server: Server) => (server.address() as AddressInfo).port;
const listening = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
};

beforeAll(async () => {
  site = await listening((req, res) =>
    (routes[req.url ?? ""] ?? ((_, r) => r.writeHead(404).end()))(req, res),
  );
  secret = await listening((_, res) => {
    secretHits++;
    res.setHeader("content-type", HTML).end("secret");
  });
});
afterAll(() => {
  for (const server of [site, secret]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Unhurried by default, so that a busy machine is not taken for a slow site. */
const adapters = {
  undici: (options: { lookup?: Lookup; timeoutMs?: number } = {}) =>
    undiciPageFetcher({ allowPrivate: [`127.0.0.1:${port(site)}`], timeoutMs: 15_000, ...options }),
};

describe.each(Object.entries(adapters))("%s page fetcher", (_, create) => {
  const get = (path: string, fetcher: PageFetcher = create()) =>
    fetcher.fetch(`http://127.0.0.1:${port(site)}${path}`);
  const refuses = (fetched: Promise<unknown>, reason: UnreadableReason) =>
    expect(fetched).rejects.toMatchObject({ code: "PAGE_UNREADABLE", reason });

  it("names the URL after redirects", async () => {
    expect(await get("/one-hop")).toEqual({ url: `http://127.0.0.1:${port(site)}/plain-html`, html: text });
  });

  it.each(["gzip", "deflate", "br", "zstd"])("unpacks %s", async (encoding) => {
    expect((await get(`/${encoding}`)).html).toBe(text);
  });

  it.each([
    "/sjis-header",
    "/sjis-meta",
    "/sjis-silent",
    "/eucjp-meta",
    "/eucjp-silent",
    "/sjis-named-utf8",
    "/utf8-named-latin1",
    "/utf8-named-sjis",
    "/utf16",
  ])("reads the Japanese of %s", async (path) => {
    expect((await get(path)).html).toContain("読み声は、ウェブのページを声にします。");
  });

  it("reads the marks of windows-1252 that somebody took for Latin-1", async () => {
    expect((await get("/utf8-with-controls")).html).toContain("Mia says: “It doesn’t creak.”");
  });

  it("reads text that was encoded twice", async () => {
    expect((await get("/utf8-encoded-twice")).html).toContain("Mia’s mill – 57°, café – café");
  });

  it("leaves capitals with accents before a quote's end as they are", async () => {
    expect((await get("/capitals-quoted")).html).toContain("“CAFÉ” and “CAFÉ…”, or “SPAß” and “RENÉ”");
  });

  it("turns plain text into paragraphs that hold no markup of their own", async () => {
    expect((await get("/text")).html).toContain("<p>一つ &#60;目&#62;</p>\n<p>二つ目</p>");
  });

  it("takes an answer without a type that begins like HTML", async () => {
    expect((await get("/no-type")).html).toContain("typeless");
  });

  it.each<[string, UnreadableReason]>([
    ["/pdf", "NOT_HTML"],
    ["/pdf-as-html", "NOT_HTML"],
    ["/image-as-html", "NOT_HTML"],
    ["/broken-gzip", "BAD_ENCODING"],
    ["/unknown-encoding", "BAD_ENCODING"],
    ["/bomb-gzip", "TOO_LARGE"],
    ["/bomb-br", "TOO_LARGE"],
    ["/bomb-zstd", "TOO_LARGE"],
    ["/large", "TOO_LARGE"],
    ["/endless", "TOO_LARGE"],
    ["/hang-up", "UNREACHABLE"],
    ["/loop", "REDIRECT_LOOP"],
    ["/to-file", "BAD_SCHEME"],
    ["/to-ftp", "BAD_SCHEME"],
    ["/to-private", "PRIVATE_ADDRESS"],
    ["/to-metadata", "PRIVATE_ADDRESS"],
    ["/to-other-port", "PRIVATE_ADDRESS"],
    ["/to-broken", "SITE_ERROR"],
    ["/challenge", "BOT_CHALLENGE"],
    ["/status-401", "BLOCKED"],
    ["/status-403", "BLOCKED"],
    ["/status-429", "BLOCKED"],
    ["/status-451", "BLOCKED"],
    ["/status-404", "NOT_FOUND"],
    ["/status-410", "NOT_FOUND"],
    ["/status-500", "SITE_ERROR"],
    ["/status-503", "SITE_ERROR"],
  ])("refuses %s with %s", async (path, reason) => {
    await refuses(get(path), reason);
  });

  it.each(["/drip", "/silence"])("gives up on %s when its time is over", async (path) => {
    await refuses(get(path, create({ timeoutMs: 300 })), "TIMEOUT");
  });

  it("stops when its caller does", async () => {
    const fetched = create().fetch(`http://127.0.0.1:${port(site)}/silence`, AbortSignal.timeout(50));
    await expect(fetched).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it.each([
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "017700000001",
    "127.0.0.1.",
    "0.0.0.0",
    "0",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "localhost",
    "１２７.0.0.1",
    "127。0。0。1",
  ])("does not reach a private server as %s", async (host) => {
    const before = secretHits;
    await refuses(create().fetch(`http://${host}:${port(secret)}/`), "PRIVATE_ADDRESS");
    expect(secretHits).toBe(before);
  });

  it.each([
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "[fe80::1]",
    "[fd00::1]",
    "[ff02::1]",
    "[2001:db8::1]",
  ])("refuses the range of %s", (host) => refuses(create().fetch(`http://${host}/`), "PRIVATE_ADDRESS"));

  it("refuses a name that has a private address among public ones", async () => {
    const lookup: Lookup = async () => [
      { address: "93.184.215.14", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ];
    await refuses(create({ lookup }).fetch(`http://shop.example:${port(secret)}/`), "PRIVATE_ADDRESS");
  });

  it("asks for a name once a connection, so that a second answer cannot rebind it", async () => {
    const before = secretHits;
    let asked = 0;
    const lookup: Lookup = async () => [
      { address: ++asked % 2 === 1 ? "192.0.2.1" : "127.0.0.1", family: 4 },
    ];
    const fetcher = create({ lookup });
    for (let attempt = 0; attempt < 4; attempt++)
      await refuses(fetcher.fetch(`http://rebind.example:${port(secret)}/`), "PRIVATE_ADDRESS");
    expect(asked).toBe(4);
    expect(secretHits).toBe(before);
  });

  it("says when a name does not exist", async () => {
    const lookup: Lookup = async () => {
      throw Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" });
    };
    await refuses(create({ lookup }).fetch("http://nowhere.example/"), "DNS");
  });
});
