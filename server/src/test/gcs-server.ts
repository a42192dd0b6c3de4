import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { CRC32C } from "@google-cloud/storage";

/** The five calls of the Cloud Storage JSON API that the adapter makes, over memory. */
export async function startGcsServer() {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    answer(objects, request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    apiEndpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function answer(objects: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? "/", "http://localhost");
  const body = await bodyOf(request);
  if (request.method === "POST") {
    const name = url.searchParams.get("name") ?? nameIn(body);
    const content = partOf(body, request.headers["content-type"] ?? "");
    objects.set(name, content);
    return json(response, metadata(name, content));
  }
  if (url.pathname.endsWith("/o")) {
    const prefix = url.searchParams.get("prefix") ?? "";
    const below = [...objects].filter(([name]) => name.startsWith(prefix));
    return json(response, { items: below.map(([name, content]) => metadata(name, content)) });
  }
  const name = decodeURIComponent(url.pathname.split("/o/")[1] ?? "");
  const found = objects.get(name);
  if (!found) return json(response, { error: { code: 404, message: "No such object" } }, 404);
  if (request.method === "DELETE") {
    objects.delete(name);
    return response.writeHead(204).end();
  }
  if (url.searchParams.get("alt") !== "media") return json(response, metadata(name, found));
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "");
  const part = range ? found.subarray(Number(range[1]), range[2] ? Number(range[2]) + 1 : undefined) : found;
  response.writeHead(range ? 206 : 200, {
    "content-length": part.length,
    "x-goog-hash": `crc32c=${crc(found)}`,
  });
  return response.end(part);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The second part of a multipart/related upload: the first is the metadata. */
function partOf(body: Buffer, contentType: string): Buffer {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (!boundary) return body;
  const second = body.indexOf(`--${boundary}`, body.indexOf(`--${boundary}`) + boundary.length + 2);
  const start = body.indexOf("\r\n\r\n", second) + 4;
  return body.subarray(start, body.lastIndexOf(`\r\n--${boundary}--`));
}

const nameIn = (body: Buffer) => /"name":"([^"]+)"/.exec(body.toString("latin1"))?.[1] ?? "";
const metadata = (name: string, content: Buffer) => ({
  name,
  size: String(content.length),
  crc32c: crc(content),
});

function crc(content: Buffer): string {
  const sum = new CRC32C();
  sum.update(content);
  return sum.toString();
}

function json(response: ServerResponse, body: unknown, status = 200) {
  return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
