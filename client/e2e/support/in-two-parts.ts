import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves a document up to these words, and the rest when it is told to, as a slow line does. */
export async function inTwoParts(html: string, last: string) {
  const at = html.indexOf(last) + last.length;
  let finish = () => {};
  const server = createServer((request, response) => {
    if (request.url !== "/") return void response.writeHead(404).end();
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.write(html.slice(0, at));
    finish = () => void response.end(html.slice(at));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    finish: () => finish(),
    close: () => server.close(),
  };
}
