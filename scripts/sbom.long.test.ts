import { expect, it } from "vitest";
import { sbom } from "./lib/test-sbom.ts";

it("lists them by licence, one a line", async () => {
  const lines = (await sbom("--licences")).trim().split("\n");
  expect(lines).toEqual(lines.toSorted());
  expect(lines.filter((line) => /^MIT\tfastify@\d/.test(line))).toHaveLength(1);
  expect(lines.filter((line) => !/^[^\t]+\t@?[^@\t]+@\d\S*$/.test(line))).toEqual([]);
});
