import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { rank } from "./rank.ts";
import { subjectOf } from "./subject.ts";
import { sayableOf } from "./units.ts";

const scoresOf = (texts: string[], type: "product" | "other") => {
  const page = textPage(
    "Oak Bench",
    texts.map((text) => saidBlock(text)),
    { type },
  );
  const { units } = sayableOf(page, "Oak Bench", () => true);
  return rank(units, subjectOf(page, {}), {});
};

it("tells goods rather by whom they are made for", () => {
  const plain = "The oak bench stands on four legs of ash, and the seat is wide.";
  const first = "The lid opens with one hand and closes by itself at night.";
  const forWhom = "The oak bench stands on four legs, perfect for tall weavers.";
  const gainOn = (type: "product" | "other") =>
    (scoresOf([first, forWhom], type)[1] ?? 0) - (scoresOf([first, plain], type)[1] ?? 0);
  expect(gainOn("product") - gainOn("other")).toBeGreaterThan(0.3);
});
