import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { undiciPictureFetcher } from "./pictures.ts";

const routes: Record<string, RequestListener> = {
  "/picture": (_, response) => response.end("pixels"),
  "/moved": (_, response) => response.writeHead(302, { location: "/picture" }).end(),
  "/inside": (_, response) => response.writeHead(302, { location: "http://169.254.169.254/" }).end(),
  "/large": (_, response) => response.end(Buffer.alloc(6 * 1024 * 1024)),
  "/silent": () => {},
};
const server = createServer((request, response) => {
  const route = routes[request.url ?? ""];
  if (route) route(request, response);
  else response.writeHead(404).end();
});
let port: number;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, options: { timeoutMs?: number } = {}) =>
  undiciPictureFetcher({ allowPrivate: [`127.0.0.1:${port}`], ...options }).fetchPicture(
    `http://127.0.0.1:${port}${path}`,
  );

it("fetches a picture, also where it has moved to", async () => {
  expect((await get("/picture")).toString()).toBe("pixels");
  expect((await get("/moved")).toString()).toBe("pixels");
});

it.each([
  ["/inside", "PRIVATE_ADDRESS"],
  ["/large", "TOO_LARGE"],
  ["/missing", "NOT_FOUND"],
])("refuses %s: %s", async (path, reason) => {
  await expect(get(path)).rejects.toMatchObject({ code: "PAGE_UNREADABLE", reason });
});

it("reaches no private address by itself, and waits for no site without end", async () => {
  const fetcher = undiciPictureFetcher();
  await expect(fetcher.fetchPicture(`http://127.0.0.1:${port}/picture`)).rejects.toMatchObject({
    reason: "PRIVATE_ADDRESS",
  });
  await expect(get("/silent", { timeoutMs: 100 })).rejects.toMatchObject({ reason: "TIMEOUT" });
});
