import { BlockList } from "node:net";
import { expect, it } from "vitest";
import { assertBlockListWorks, isPublicAddress, privateRanges } from "./address-guard.ts";

const vectors = [
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["127.0.0.1", false],
  ["0.0.0.0", false],
  ["10.255.255.255", false],
  ["172.31.0.1", false],
  ["172.32.0.1", true],
  ["192.168.0.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["198.19.255.255", false],
  ["224.0.0.251", false],
  ["240.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["::127.0.0.1", false],
  ["::7f00:1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::a00:1", false],
  ["2002:a00:1::", false],
  ["fd12::1", false],
  ["fe80::1", false],
  ["ff02::1", false],
  ["2001:db8::1", false],
] as const;

it.each(vectors)("tells of %s whether it is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

it.each(vectors)("lets the block list agree about %s", (address, isPublic) => {
  expect(privateRanges().check(address, address.includes(":") ? "ipv6" : "ipv4")).toBe(!isPublic);
});

it("takes a name for no address", () => {
  expect(isPublicAddress("example.com")).toBe(false);
});

it("finds out when the platform does not enforce the block list", async () => {
  await expect(assertBlockListWorks(privateRanges())).resolves.toBeUndefined();
  await expect(assertBlockListWorks(new BlockList())).rejects.toThrow("net.BlockList");
});

/** First, last and some address of each special block, written out. */
const ipv4 = `
  0.0.0.1 0.255.255.255 10.0.0.0 10.1.2.3 10.255.255.255 100.64.0.0 100.100.100.200 100.127.255.255
  127.0.0.1 127.255.255.254 168.63.129.16 169.254.0.0 169.254.169.254 169.254.170.2 172.16.0.1 172.31.255.255
  192.0.0.0 192.0.0.192 192.0.0.255 192.0.2.1 192.31.196.1 192.31.196.255 192.52.193.1 192.88.99.1
  192.168.0.1 192.168.255.255 192.175.48.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 203.0.113.255
  224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255`
  .trim()
  .split(/\s+/);
const ipv6 = `
  :: ::1 64:ff9b::808:808 64:ff9b:1::1 64:ff9b:1:ffff:ffff:ffff:ffff:ffff 100::1 100:0:0:1::1
  2001::1 2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff 2001:db8::1
  2001:db8:ffff:ffff:ffff:ffff:ffff:ffff 2002:808:808::1 2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff
  2620:4f:8000::1 3fff::1 3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff 5f00::1 fc00::1 fd00:ec2::254 fd20:ce::254
  fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff fe80::1 febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff fec0::1 ff00::1
  ff02::1 ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff 4000::1 8000::1`
  .trim()
  .split(/\s+/);

/** A host in another spelling, as a URL normalises it. */
const inUrl = (host: string) => new URL(`http://${host}/`).hostname;
const hex = (part: number) => part.toString(16).padStart(2, "0");

function formsOf(address: string): string[] {
  const parts = address.split(".").map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  const groups = `${hex(a)}${hex(b)}:${hex(c)}${hex(d)}`;
  const number = ((a * 256 + b) * 256 + c) * 256 + d;
  return [
    address,
    `::ffff:${address}`,
    `[::ffff:${groups}]`,
    `::${groups}`,
    `64:ff9b::${groups}`,
    `2002:${groups}::1`,
    inUrl(String(number)),
    inUrl(`0x${number.toString(16)}`),
    inUrl(parts.map((part) => `0${part.toString(8)}`).join(".")),
    inUrl(parts.map((part) => `0x${part.toString(16)}`).join(".")),
    inUrl(`${a}.${(b * 256 + c) * 256 + d}`),
    inUrl(`[::ffff:${address}]`),
  ];
}

it("refuses more than 400 spellings of addresses that are not of the public internet", () => {
  const spellings = [
    ...ipv4.flatMap(formsOf),
    ...ipv6.flatMap((address) => [address, address.toUpperCase(), `${address}%eth0`, inUrl(`[${address}]`)]),
  ];
  expect(spellings.length).toBeGreaterThan(400);
  expect(spellings.filter(isPublicAddress)).toEqual([]);
});

it.each(
  `1.1.1.1 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 168.63.129.15 168.63.129.17
  172.15.255.255 192.0.1.1 192.167.255.255 198.17.255.255 198.20.0.0 223.255.255.255 2001:200::1 2600::1 2a00:1450::1`.split(
    /\s+/,
  ),
)("lets through %s, which lies beside a special block", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
