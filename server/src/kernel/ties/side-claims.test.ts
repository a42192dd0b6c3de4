import { describe, expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { tieChecker, untiedIn } from "./check.ts";

const page: Page = {
  url: null,
  title: "Pack",
  site: null,
  language: "en",
  type: "product",
  author: null,
  publishedAt: null,
  facts: [
    { id: "a", kind: "specification", label: "Dimensions", value: "18 x 13 x 8 inches" },
    { id: "b", kind: "specification", label: "Torso", value: "16-20 inches" },
    { id: "c", kind: "specification", label: "Box", value: "20 x 16 x 9 inches" },
    { id: "d", kind: "specification", label: "Base", value: "1.80 m x 2.41 m" },
    { id: "e", kind: "specification", label: "Opening", value: "0.71 m x 1.42 m" },
  ].map((fact) => ({ ...fact, confidence: 1 }) as Page["facts"][number]),
  blocks: [],
};
const untied = (sentence: string) => untiedIn(sentence, tieChecker(page)(sentence));

describe("the sides of a thing", () => {
  it("stand together on the page [7.3]", () => {
    expect(untied("It measures 18 by 13 by 8 inches.")).toEqual([]);
    expect(untied("Its box measures 20 by 16 by 9 inches.")).toEqual([]);
  });

  it("have no side of another thing between them [7.3]", () => {
    expect(untied("It measures 20 by 13 by 8 inches.")).toEqual(["20"]);
    expect(untied("It measures 18 by 16 by 8 inches.")).toEqual(["16"]);
    expect(untied("The base measures 1.80 m by 2.41 m.")).toEqual([]);
    expect(untied("The base measures 0.71 m by 2.41 m.")).toEqual(["0.71 m"]);
  });
});
