import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { isProse } from "./is-prose.ts";

const essay = (...below: Block[]) =>
  isProse(
    textPage(
      "インクはどれだけ褪せるか",
      [headingBlock("やり方"), ...below, headingBlock("結果"), saidBlock("薄くなった。")],
      {
        language: "ja",
      },
    ),
  );

it("takes an essay that tells how something was tried for a running text [6.2]", () => {
  expect(essay(saidBlock("便箋を短冊に切り、十日ごとに写真を撮って濃さを測った（注1）。"))).toBe(true);
});

it("takes the steps of anything for a text, and those of a recipe for none [6.2]", () => {
  const steps = [itemBlock("便箋を短冊に切ります。"), itemBlock("窓に貼ります。")];
  expect(essay(...steps)).toBe(true);
  expect(essay(...steps, headingBlock("材料"), itemBlock("便箋 3枚"))).toBe(false);
});
