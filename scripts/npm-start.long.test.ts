import { it } from "vitest";
import { leavesNothing } from "./npm-start/leaves-nothing.ts";

it.each(["SIGINT", "SIGTERM"] as const)(
  "a start by npm leaves no process behind on %s",
  (signal) => leavesNothing(signal),
  300_000,
);
