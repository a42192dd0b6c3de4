import { it } from "vitest";
import { leavesNothing } from "./npm-start/leaves-nothing.ts";

it("a start by npm leaves no process behind on SIGINT", () => leavesNothing("SIGINT"), 300_000);
