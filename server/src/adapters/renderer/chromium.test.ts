import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { undiciPageFetcher } from "#adapters/page-fetcher/undici";
import { chromiumRenderer } from "./chromium.ts";
import { findChromium } from "./find-chromium.ts";
import { launchCaged } from "./launch.ts";

const executablePath = findChromium(process.env.CHROMIUM_PATH);
const TEXT =
  "この文章は、スクリプトが動いてからはじめて画面にあらわれます。読み上げるには、まずページを動かさなければなりません。";

const page = (
  script: string,
) => `<!doctype html><html lang="ja"><head><title>あとから現れる本文</title></head>
<body><div id="root"></div><noscript>JavaScriptを有効にしてください。</noscript><script>${script}</script></body></html>`;

/** Puts the text into the page, several times over and in paragraphs. */
const show = `document.getElementById("root").innerHTML =
  "<article><h1>あとから現れる本文</h1>" + "<p>${TEXT}</p>".repeat(1) + [1,2,3,4].map((n) => "<p>" + n + "番目の段落です。${TEXT}</p>").join("") + "</article>";`;

let forbidden: { allow: string; reached: string[]; close(): void };
let site: { allow: string; reached: string[]; close(): void };

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const reached: string[] = [];
  const server = createServer((request, response) => {
    reached.push(request.url ?? "");
    answer(request, response);
  });
  server.on("connection", () => reached.push("connection"));
  server.on("upgrade", (request, socket) => {
    reached.push(`upgrade ${request.url}`);
    socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    allow: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    reached,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const pages: Record<string, (other: string) => string> = {
  "/spa": () => page(`fetch("/data.json").then((answer) => answer.json()).then(() => { ${show} });`),
  "/reaching-out": (other) =>
    page(`
      for (const path of ["fetch", "again"]) fetch("http://${other}/" + path).catch(() => {});
      new Image().src = "http://${other}/image";
      navigator.sendBeacon("http://${other}/beacon", "x");
      try { new WebSocket("ws://${other}/socket"); } catch {}
      try { new EventSource("http://${other}/events"); } catch {}
      try { new RTCPeerConnection({ iceServers: [{ urls: "stun:${other}" }] }).createDataChannel("x"); } catch {}
      try { new Worker(URL.createObjectURL(new Blob(["fetch('http://${other}/worker')"]))); } catch {}
      const frame = document.createElement("iframe"); frame.src = "http://${other}/frame"; document.body.append(frame);
      for (const rel of ["preconnect", "dns-prefetch", "prefetch", "preload", "stylesheet"]) {
        const link = document.createElement("link"); link.rel = rel; link.href = "http://${other}/" + rel; document.head.append(link);
      }
      window.open("http://${other}/popup");
      const download = document.createElement("a"); download.href = "http://${other}/file"; download.download = "x"; document.body.append(download); download.click();
      navigator.serviceWorker?.register("/sw.js").catch(() => {});
      setTimeout(() => { ${show} }, 300);`),
  "/away": (other) => page(`location.href = "http://${other}/navigation";`),
  "/file": () => page(`location.href = "file:///etc/passwd"; setTimeout(() => { ${show} }, 200);`),
  "/endless": () => page("for (;;) {}"),
  "/huge": () => page(`document.body.append("あ".repeat(6 * 1024 * 1024));`),
};

beforeAll(async () => {
  forbidden = await listen((_, response) => response.end("{}"));
  site = await listen((request, response) => {
    const path = request.url ?? "";
    if (path === "/data.json") return void response.setHeader("content-type", "application/json").end("{}");
    const html = pages[path]?.(forbidden.allow);
    if (!html) return void response.writeHead(404).end();
    response.setHeader("content-type", "text/html; charset=utf-8").end(html);
  });
});
afterAll(() => {
  forbidden.close();
  site.close();
});

describe.skipIf(!executablePath)("pages that need scripts, in a real Chromium", { timeout: 90_000 }, () => {
  const url = (path: string) => `http://${site.allow}${path}`;
  const renderer = (timeoutMs?: number) =>
    chromiumRenderer({
      executablePath: executablePath ?? "",
      allowPrivate: [site.allow],
      ...(timeoutMs && { timeoutMs }),
    });

  it("are read when their scripts have run, though nothing can be read without", async () => {
    const plain = await undiciPageFetcher({ allowPrivate: [site.allow] }).fetch(url("/spa"));
    expect(plain.html).not.toContain("3番目の段落です。");
    const { html, url: final } = await renderer().render(url("/spa"));
    expect(final).toBe(url("/spa"));
    expect(html).toContain(`<p>3番目の段落です。${TEXT}</p>`);
  });

  it("reach nothing that the server may not, by any way that there is", async () => {
    forbidden.reached.length = 0;
    const { html } = await renderer().render(url("/reaching-out"));
    expect(html).toContain(TEXT);
    expect(forbidden.reached).toEqual([]);
  });

  it.runIf(process.platform === "linux")("run inside Chromium's sandbox, and not as root", async () => {
    const browser = await launchCaged(executablePath ?? "", 20_000);
    const status = readFileSync(`/proc/${browser.process().pid}/status`, "utf8");
    const command = readFileSync(`/proc/${browser.process().pid}/cmdline`, "utf8");
    await browser.kill();
    expect(command).not.toContain("--no-sandbox");
    expect(status).not.toMatch(/^Uid:\t0\t/m);
    expect(status).toMatch(/^CapEff:\t0+$/m);
  });

  it("do not lead to a forbidden address, nor to a file", async () => {
    forbidden.reached.length = 0;
    expect((await renderer().render(url("/away"))).url).toBe(url("/away"));
    expect(forbidden.reached).toEqual([]);
    const file = await renderer()
      .render(url("/file"))
      .then(({ html }) => html, String);
    expect(file).not.toMatch(/root:|daemon/);
  });

  it("are not reached at a private address that nobody allowed", async () => {
    const strict = chromiumRenderer({ executablePath: executablePath ?? "" });
    site.reached.length = 0;
    await expect(strict.render(url("/spa"))).rejects.toMatchObject({ code: "PAGE_UNREADABLE" });
    expect(site.reached).toEqual([]);
  });

  it("that never end or grow too large are refused, and their browser is gone", async () => {
    await expect(renderer(6_000).render(url("/endless"))).rejects.toMatchObject({ reason: "TIMEOUT" });
    await expect(renderer().render(url("/huge"))).rejects.toMatchObject({ reason: "TOO_LARGE" });
    // The next one is served as if nothing had been.
    expect((await renderer().render(url("/spa"))).html).toContain(TEXT);
  });
});
