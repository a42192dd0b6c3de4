import { once } from "node:events";
import { connect } from "node:net";

/**
 * One kept connection that sends the same request again and again. The bytes are written and counted by hand,
 * because a whole HTTP client would take the processor from the server that is measured.
 */
export async function keptConnection(
  { hostname, port }: Pick<URL, "hostname" | "port">,
  request: string,
  isGood: (answer: string) => boolean,
) {
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
    if (isGood(received)) settle?.resolve();
    else settle?.reject(new Error(received.slice(0, 500)));
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
