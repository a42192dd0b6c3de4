import { expect, it } from "vitest";
import { parseWanted } from "./arguments.ts";

it("runs everything without an argument", () => {
  expect(parseWanted([])).toEqual({ part: "all", watch: false, names: [], projects: [], shard: null });
});

it("takes the part, names, projects and a share", () => {
  const wanted = parseWanted(["--unit", "entries", "--project", "server", "--shard", "1/2", "polling"]);
  expect(wanted).toEqual({
    part: "unit",
    watch: false,
    names: ["entries", "polling"],
    projects: ["server"],
    shard: "1/2",
  });
});

it("refuses an option that it does not know", () => {
  expect(() => parseWanted(["--fast"])).toThrow("--fast");
});
