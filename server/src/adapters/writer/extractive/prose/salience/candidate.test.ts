import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { candidatesOn } from "./candidate.ts";

const TEXT = "店長の浜野です 趣味は釣り。家族は妻と娘が二人。この臼は花崗岩です。";
const told = (type: "product" | "article") =>
  candidatesOn(textPage("石臼", [saidBlock(TEXT)], { language: "ja", type })).flatMap(
    ({ sentences }) => sentences,
  );

it("leaves out of a shop's text what its keeper tells of himself, and of an article nothing [6.2]", () => {
  expect(told("product")).toEqual(["この臼は花崗岩です。"]);
  expect(told("article")).toContain("店長の浜野です。");
});
