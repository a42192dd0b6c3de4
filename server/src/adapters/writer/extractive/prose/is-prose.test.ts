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

it("takes steps for no running text [6.2]", () => {
  expect(essay(itemBlock("便箋を短冊に切った。"))).toBe(false);
  expect(essay(saidBlock("1. 便箋を短冊に切りました。"))).toBe(false);
  expect(essay(saidBlock("便箋を短冊に切り、窓に貼ります。"))).toBe(false);
  expect(essay()).toBe(false);
});
