import { expect, it } from "vitest";
import { markHop } from "./latency-marks";

const marks = () =>
  performance
    .getEntriesByType("mark")
    .map(({ name }) => name)
    .filter((name) => name.startsWith("listen:"));

it("marks each moment once, from one click to the next", () => {
  markHop("asked");
  markHop("ordered");
  markHop("heard");
  markHop("heard");
  expect(marks()).toEqual(["listen:asked", "listen:ordered", "listen:heard"]);
  markHop("asked");
  expect(marks()).toEqual(["listen:asked"]);
});
