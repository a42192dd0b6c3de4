import { createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

/** How a socket ends: its connection is reset, or closed with a code. */
export type Cut = "reset" | 1001 | 1011;

/** A question to GraphQL that went over the line. */
interface Question {
  /** In milliseconds, of a clock that nobody sets. */
  at: number;
  operation: string;
  entryId?: string;
  /** Its operation and its variables: two lists of pages are two questions. */
  whole: string;
}

/** As a server sends it: no mask, two bytes of content. */
const closeFrame = (code: number) => Buffer.from([0x88, 0x02, code >> 8, code & 0xff]);

/**
 * A line between a browser and the server, as the browser's proxy: its sockets can be cut while everything
 * else goes through, and it notes each question to GraphQL when it comes by.
 */
export async function startLine() {
  const questions: Question[] = [];
  const open = new Set<() => void>();
  let cut: Cut | null = null;

  const end = (browser: Socket, server: Socket) => {
    server.destroy();
    if (cut === "reset" || cut === null) browser.resetAndDestroy();
    else browser.end(closeFrame(cut));
  };

  const proxy = createServer((asked, answer) => {
    void note(asked, questions);
    const { url = "", method, headers } = asked;
    const onward = request(url, { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });

  // A browser asks its proxy for a tunnel where it opens a WebSocket.
  proxy.on("connect", (asked, browser: Socket) => {
    const { hostname, port } = new URL(`http://${asked.url}`);
    const server = connect(Number(port), hostname);
    const finish = () => end(browser, server);
    open.add(finish);
    for (const side of [browser, server]) {
      side.on("error", () => {});
      side.on("close", () => {
        open.delete(finish);
        browser.destroy();
        server.destroy();
      });
    }
    if (cut === "reset") return finish();
    browser.write("HTTP/1.1 200 Connection established\r\n\r\n");
    browser.pipe(server);
    server.on("data", (data) => {
      browser.write(data);
      // A socket is closed with a code when it is open: after the answer to the handshake.
      if (cut !== null) finish();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));

  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    questions,
    /** Ends every socket, and each one that is opened until the line is mended. */
    cut(how: Cut) {
      cut = how;
      for (const finish of open) finish();
    },
    mend() {
      cut = null;
    },
    close() {
      proxy.close();
      proxy.closeAllConnections();
      for (const finish of open) finish();
    },
  };
}

async function note(asked: IncomingMessage, questions: Question[]) {
  if (asked.method !== "POST" || !asked.url?.endsWith("/graphql")) return;
  const at = performance.now();
  let body = "";
  asked.on("data", (part) => {
    body += part;
  });
  asked.on("end", () => {
    const { operationName, variables } = JSON.parse(body);
    const whole = `${operationName} ${JSON.stringify(variables)}`;
    questions.push({ at, operation: operationName, entryId: variables?.id, whole });
  });
}
