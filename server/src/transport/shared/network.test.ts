import { expect, it } from "vitest";
import { householdOf, networkOf } from "./network.ts";

it.each([
  ["93.184.216.34", "93.184.216.0/24"],
  ["::ffff:93.184.216.34", "93.184.216.0/24"],
  ["2a00:1450:4001:82a::200e", "2a00:1450:4001::/48"],
  ["127.0.0.1", null],
  ["::1", null],
  ["::ffff:127.0.0.1", null],
  ["10.1.2.3", null],
  ["172.17.0.1", null],
  ["fd00::1", null],
  ["fe80::1%eth0", null],
  ["", null],
])("counts %s to the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ["93.184.216.34", "93.184.216.34"],
  ["::ffff:93.184.216.34", "93.184.216.34"],
  ["2a00:1450:4001:82a::200e", "2a00:1450:4001:82a::"],
  ["2a00:1450:4001:82a:1:2:3:4", "2a00:1450:4001:82a::"],
  ["nobody", "nobody"],
])("counts %s to the household %s", (address, household) => {
  expect(householdOf(address)).toBe(household);
});
