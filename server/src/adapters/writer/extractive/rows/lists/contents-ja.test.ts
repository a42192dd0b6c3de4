import { expect, it } from "vitest";
import {
  headingBlock as headed,
  itemBlock as item,
  textPage as page,
  paragraphsWritten,
  saidBlock as said,
} from "#test/text-page";

const STOOL = [
  said("ぐらつく木の椅子は、脚のほぞを差し直すと落ち着きます。半日あれば、道具の少ない家でもできます。"),
  ...["用意するもの", "接着剤の選び方", "まとめ"].map(item),
  headed("用意するもの"),
  ...["木工用の接着剤", "当て木", "ひも"].map(item),
  headed("接着剤の選び方"),
  said("水に強いものを選びます。乾くと透き通るものなら、はみ出しても目立ちません。"),
  headed("まとめ"),
  said("急がずに一晩置けば、十年は持ちます。"),
];

it("takes a page's list of its own headings for no list of things [6.2]", async () => {
  const told = (await paragraphsWritten(page("椅子の直し方", STOOL, { language: "ja" }), 60)).flat().join("");
  expect(told).not.toContain("用意するものは、接着剤の選び方");
  expect(told).toContain("木工用の接着剤、当て木、ひもです。");
});
