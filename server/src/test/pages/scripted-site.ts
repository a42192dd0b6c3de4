import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Text that a page shows when its scripts have run. */
export const TEXT =
  "この文章は、スクリプトが動いてからはじめて画面にあらわれます。読み上げるには、まずページを動かさなければなりません。";

const page = (
  script: string,
) => `<!doctype html><html lang="ja"><head><title>あとから現れる本文</title></head>
<body><div id="root"></div><noscript>JavaScriptを有効にしてください。</noscript><script>${script}</script></body></html>`;

/** Puts the text into the page, several times over and in paragraphs. */
const show = `document.getElementById("root").innerHTML =
  "<article><h1>あとから現れる本文</h1>" + "<p>${TEXT}</p>".repeat(1) + [1,2,3,4].map((n) => "<p>" + n + "番目の段落です。${TEXT}</p>").join("") + "</article>";`;

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

/** A site whose pages need their scripts, and one that nobody may reach. */
export async function scriptedSites() {
  const forbidden = await listen((_, response) => response.end("{}"));
  const site = await listen((request, response) => {
    const path = request.url ?? "";
    if (path === "/data.json") return void response.setHeader("content-type", "application/json").end("{}");
    const html = pages[path]?.(forbidden.allow);
    if (!html) return void response.writeHead(404).end();
    response.setHeader("content-type", "text/html; charset=utf-8").end(html);
  });
  return {
    forbidden,
    site,
    url: (path: string) => `http://${site.allow}${path}`,
    close() {
      forbidden.close();
      site.close();
    },
  };
}
