import { once } from "node:events";
import { connect } from "node:net";
import { processorSeconds } from "../../lib/processor-time.ts";

/** Measurements of a server under load. */
export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Processor time of the server, milliseconds a request. */
  cpuMs: number;
}

interface Order {
  address: string;
  pid: number;
  /** One connection for each. */
  tokens: string[];
  query: string;
  ms: number;
}

/** Asks again and again on each connection, as soon as the last answer is there. */
export async function load({ address, pid, tokens, query, ms }: Order): Promise<Load> {
  const { hostname, port } = new URL(address);
  const asks = await Promise.all(tokens.map((token) => connection(hostname, Number(port), token, query)));
  const times: number[] = [];
  const before = processorSeconds(pid);
  const began = performance.now();
  await Promise.all(
    asks.map(async ({ ask, close }) => {
      while (performance.now() - began < ms) {
        const asked = performance.now();
        await ask();
        times.push(performance.now() - asked);
      }
      close();
    }),
  );
  const elapsed = performance.now() - began;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    perSecond: times.length / (elapsed / 1_000),
    p50: at(0.5),
    p99: at(0.99),
    cpuMs: ((processorSeconds(pid) - before) * 1_000) / times.length,
  };
}

/**
 * One kept connection. The bytes are written and counted by hand, because a whole HTTP client would take
 * the processor from the server that is measured.
 */
export async function connection(host: string, port: number, token: string, query: string) {
  const body = JSON.stringify({ query });
  const request = [
    "POST /graphql HTTP/1.1",
    `host: ${host}:${port}`,
    "content-type: application/json",
    "accept: application/json",
    `authorization: Bearer ${token}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
  const socket = connect({ host, port, noDelay: true });
  await once(socket, "connect");
  let received = "";
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    received += chunk;
    const head = received.indexOf("\r\n\r\n");
    const length = /\r\ncontent-length: (\d+)/i.exec(received)?.[1];
    if (head < 0 || received.length < head + 4 + Number(length ?? Number.NaN)) return;
    if (received.startsWith("HTTP/1.1 200") && !received.includes('"errors"')) settle?.resolve();
    else settle?.reject(new Error(received));
    received = "";
  });
  socket.on("close", () => settle?.reject(new Error("the server closed the connection")));
  return {
    ask: () =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
