/** A customer's server that answers at once and counts. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

let received = 0;
const server = createServer((request, response) => {
  if (request.method === "GET") return void response.end(String(received));
  request.resume().on("end", () => {
    received++;
    response.writeHead(204).end();
  });
});
process.once("disconnect", () => process.exit());
server.listen(0, "127.0.0.1", () => process.send?.(`127.0.0.1:${(server.address() as AddressInfo).port}`));
