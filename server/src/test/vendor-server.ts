import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  // biome-ignore lint/suspicious/noExplicitAny: each route knows what it was sent, and checks it
  body: any;
}

export interface Told {
  status?: number;
  headers?: Record<string, string>;
  body?: Buffer | object | string;
}

/** Fault of the next request: another answer, or none. */
export type Trouble = Told | ((asked: Asked) => Told) | "broken off" | "silent";

/** Somebody else's service on loopback: answers by `answer`, keeps what it was asked, and fails on request. */
export async function startVendor(answer: (asked: Asked) => Told | Promise<Told>) {
  const asked: Asked[] = [];
  const troubles: Trouble[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://vendor");
    const said = await text(request);
    const one: Asked = {
      method: request.method ?? "",
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: said ? JSON.parse(said) : undefined,
    };
    asked.push(one);
    const trouble = troubles.shift();
    if (trouble === "silent") return;
    if (trouble === "broken off") return void request.socket.destroy();
    const told = typeof trouble === "function" ? trouble(one) : trouble;
    const { status = 200, headers, body = "" } = told ?? (await answer(one));
    const type = Buffer.isBuffer(body) ? "audio/wav" : "application/json";
    response.writeHead(status, { "content-type": type, ...headers });
    response.end(Buffer.isBuffer(body) || typeof body === "string" ? body : JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    trouble: (...next: Trouble[]) => void troubles.push(...next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
