import { once } from "node:events";
import { connect } from "node:net";

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

/** The bytes are written and counted by hand: an HTTP client would take the processor from the server. */
async function connection({ hostname, port, pathname }: URL) {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, "connect");
  let received = "";
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    received += chunk;
    const head = received.indexOf("\r\n\r\n");
    const length = /\r\ncontent-length: (\d+)/i.exec(received)?.[1];
    if (head < 0 || received.length < head + 4 + Number(length ?? Number.NaN)) return;
    if (/^HTTP\/1\.1 (200|302)/.test(received)) settle?.resolve();
    else settle?.reject(new Error(received.slice(0, 200)));
    received = "";
  });
  socket.on("close", () => settle?.reject(new Error("the server closed the connection")));
  const request = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`;
  return {
    ask: () =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
