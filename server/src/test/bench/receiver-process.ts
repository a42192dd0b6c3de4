/** A customer's server that answers at once. It tells its parent when it has received as many as it was asked to count. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

let left = 0;
const server = createServer((request, response) => {
  request.resume().on("end", () => {
    response.writeHead(204).end();
    if (--left === 0) process.send?.("received");
  });
});
// One sender waits while the other one is measured, and both go on over the connections that they have.
server.keepAliveTimeout = 600_000;
process.on("message", (count) => {
  left = Number(count);
});
process.once("disconnect", () => process.exit());
server.listen(0, "127.0.0.1", () => process.send?.(`127.0.0.1:${(server.address() as AddressInfo).port}`));
