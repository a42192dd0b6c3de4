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
