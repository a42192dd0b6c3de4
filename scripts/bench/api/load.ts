import { processorSeconds } from "../../lib/processor-time.ts";
import { keptConnection } from "./kept-connection.ts";

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

/** One kept connection of a user. */
export function connection(host: string, port: number, token: string, query: string) {
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
  return keptConnection(
    { hostname: host, port: String(port) },
    request,
    (answer) => answer.startsWith("HTTP/1.1 200") && !answer.includes('"errors"'),
  );
}
