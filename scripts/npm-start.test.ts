import { it } from "vitest";
import { leavesNothing } from "./npm-start/leaves-nothing.ts";

it("a start by npm leaves no process behind on SIGTERM", () => leavesNothing("SIGTERM"), 300_000);
