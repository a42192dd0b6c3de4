import { expect, it } from "vitest";
import { markLatency } from "./latency-marks";

const marks = () =>
  performance
    .getEntriesByType("mark")
    .map(({ name }) => name)
    .filter((name) => name.startsWith("listen:"));

it("marks each moment once, from one click to the next", () => {
  markLatency("asked");
  markLatency("ordered");
  markLatency("heard");
  markLatency("heard");
  expect(marks()).toEqual(["listen:asked", "listen:ordered", "listen:heard"]);
  markLatency("asked");
  expect(marks()).toEqual(["listen:asked"]);
});
