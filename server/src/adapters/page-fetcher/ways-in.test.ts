import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Lookup } from "./connector.ts";
import { undiciPageFetcher } from "./undici.ts";

/** Hosts that are this machine, the local network, or a cloud's own services, however they are written. */
const hosts = `
  127.0.0.1 127.1 2130706433 0x7f000001 0x7f.0.0.1 0177.0.0.1 017700000001 127.0.0.1. 0.0.0.0 0 localhost
  [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [64:ff9b::7f00:1] [2002:7f00:1::]
  10.0.0.1 172.16.0.1 192.168.1.1 100.64.0.1 198.18.0.1 224.0.0.1 255.255.255.255
  169.254.169.254 0xa9fea9fe 2852039166 [::ffff:169.254.169.254] [fd00:ec2::254] 168.63.129.16 192.0.0.192
  [fe80::1] [fd00::1] [ff02::1] [2001:db8::1]`
  .trim()
  .split(/\s+/);

let site: Server;
let secretHits = 0;
let secret: Server;
const portOf = (server: Server) => (server.address() as AddressInfo).port;
beforeAll(async () => {
  site = createServer(({ url = "" }, res) => {
    const { searchParams } = new URL(url, "http://site");
    const status = Number(searchParams.get("status"));
    res.writeHead(status, { location: searchParams.get("to") ?? "" }).end();
  }).listen(0, "127.0.0.1");
  secret = createServer((_req, res) => {
    secretHits += 1;
    res.end("secret");
  }).listen(0, "127.0.0.1");
  await Promise.all([once(site, "listening"), once(secret, "listening")]);
});
afterAll(() => {
  site.close();
  secret.close();
});

const reasonOf = (fetched: Promise<unknown>) =>
  fetched.then(
    () => "reached",
    (error: { reason?: string }) => error.reason,
  );

it.each([301, 302, 303, 307, 308])("follows no redirect of status %i to any of them", async (status) => {
  const fetcher = undiciPageFetcher({ allowPrivate: [`127.0.0.1:${portOf(site)}`] });
  const start = (to: string) =>
    `http://127.0.0.1:${portOf(site)}/?status=${status}&to=${encodeURIComponent(to)}`;
  const forms = hosts.flatMap((host) => [
    `http://${host}:${portOf(secret)}/`,
    `https://user:password@${host}:${portOf(secret)}/`,
    `//${host}:${portOf(secret)}/`,
  ]);
  const reached: string[] = [];
  for (const form of forms) {
    const reason = await reasonOf(fetcher.fetch(start(form)));
    if (reason !== "PRIVATE_ADDRESS") reached.push(`${form}: ${reason}`);
  }
  expect(reached).toEqual([]);
  expect(secretHits).toBe(0);
});

it("connects to no name that means one of them, alone, beside a public address, or at the second asking", async () => {
  const addresses = [...new Set(hosts.map((host) => URL.parse(`http://${host}`)?.hostname ?? ""))]
    .map((host) => host.replace(/^\[|\]$/g, "").replace(/\.$/, ""))
    .filter((host) => host !== "localhost");
  const reached: string[] = [];
  for (const address of addresses) {
    const its = { address, family: address.includes(":") ? 6 : 4 };
    const open = { address: "93.184.215.14", family: 4 };
    let asked = 0;
    const lookups: Lookup[] = [
      async () => [its],
      async () => [open, its],
      async () => [its, open],
      async () => (asked++ > 0 ? [its] : [its, open]),
    ];
    for (const lookup of lookups) {
      const url = `http://shop.example:${portOf(secret)}/`;
      const reason = await reasonOf(undiciPageFetcher({ lookup }).fetch(url));
      if (reason !== "PRIVATE_ADDRESS") reached.push(`${address}: ${reason}`);
    }
  }
  expect(addresses.length).toBeGreaterThan(20);
  expect(reached).toEqual([]);
  expect(secretHits).toBe(0);
});
