import { expect, it } from "vitest";
import { addressRange, isAllowedFrom } from "./address-ranges.ts";

it("takes addresses and ranges of both kinds, and nothing else", () => {
  expect(addressRange("192.0.2.7")).toBe("192.0.2.7/32");
  expect(addressRange("192.0.2.0/24")).toBe("192.0.2.0/24");
  expect(addressRange("2001:db8::/32")).toBe("2001:db8::/32");
  expect(addressRange("::ffff:192.0.2.7")).toBe("192.0.2.7/32");
  for (const wrong of ["", "192.0.2.0/33", "192.0.2", "example.com", "192.0.2.0/24/8", "10.0.0.0/-1"])
    expect(addressRange(wrong)).toBeNull();
});

it("allows an address in any of the ranges, in whichever way it is written", () => {
  const ranges = ["192.0.2.0/24", "2001:db8::/32"];
  expect(isAllowedFrom("192.0.2.200", ranges)).toBe(true);
  expect(isAllowedFrom("::ffff:192.0.2.200", ranges)).toBe(true);
  expect(isAllowedFrom("2001:db8:1::1", ranges)).toBe(true);
  expect(isAllowedFrom("192.0.3.1", ranges)).toBe(false);
  expect(isAllowedFrom("2001:db9::1", ranges)).toBe(false);
  expect(isAllowedFrom(null, ranges)).toBe(false);
  expect(isAllowedFrom(null, [])).toBe(true);
});
