import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { until } from "#test/poll";
import { connect } from "./client.ts";

/** A server that may or may not speak TLS when a client asks for it, and what it was sent. */
async function aDatabase(answer: "S" | "N") {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    let isFirst = true;
    socket.on("data", (bytes: Buffer) => {
      received.push(bytes);
      if (isFirst) socket.write(answer);
      isFirst = false;
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { received, server, url: `postgres://user:secret@127.0.0.1:${port}/yomikoe` };
}

const ASKS_FOR_TLS = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

it.each(["S", "N"] as const)(
  "says neither name nor password before TLS, where the address asks for it, to a server that answers %s",
  async (answer) => {
    const { received, server, url } = await aDatabase(answer);
    const { sql } = connect(`${url}?sslmode=verify-full`, { max: 1 });
    const asked = sql`select 1`.catch((error: unknown) => error);
    await until("a second message", () => received.length >= 2);
    expect(received[0]).toEqual(ASKS_FOR_TLS);
    // The first message of a TLS client.
    expect(received[1]?.[0]).toBe(22);
    const all = Buffer.concat(received).toString("latin1");
    expect(all).not.toContain("yomikoe");
    expect(all).not.toContain("secret");
    await sql.end({ timeout: 0 });
    await asked;
    server.close();
  },
);

it("asks for no TLS where the address does not", async () => {
  const { received, server, url } = await aDatabase("N");
  const { sql } = connect(url, { max: 1 });
  const asked = sql`select 1`.catch((error: unknown) => error);
  await until("a first message", () => received.length >= 1);
  expect(received[0]?.toString("latin1")).toContain("yomikoe");
  await sql.end({ timeout: 0 });
  await asked;
  server.close();
});
