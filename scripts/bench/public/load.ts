import { keptConnection } from "../api/kept-connection.ts";

/** Requests a second of one address over some connections, each asking again as soon as it was answered. */
export async function requestsPerSecond(url: string, connections: number, ms: number): Promise<number> {
  const asks = await Promise.all(Array.from({ length: connections }, () => connection(new URL(url))));
  let count = 0;
  const began = performance.now();
  await Promise.all(
    asks.map(async ({ ask, close }) => {
      for (; performance.now() - began < ms; count++) await ask();
      close();
    }),
  );
  return count / ((performance.now() - began) / 1_000);
}

function connection({ hostname, port, pathname }: URL) {
  const request = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`;
  return keptConnection({ hostname, port }, request, (answer) => /^HTTP\/1\.1 (200|302)/.test(answer));
}
