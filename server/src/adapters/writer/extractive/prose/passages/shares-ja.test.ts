import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import type { ProseLine } from "../lines.ts";
import type { Passage } from "./passages.ts";
import { sharesOfParts } from "./shares-ja.ts";

/** Passages of so many seconds, each in the section of its number. */
const passagesOf = (own: [section: number, seconds: number][], isTold = false) =>
  own.map(([section, seconds], index): Passage => {
    const line = { sentences: ["文です。"], blockIndex: index, section, seconds, isTold } as ProseLine;
    const flags = { follows: false, opensSection: true, concludes: false, warmsUp: false, announces: false };
    return { lines: [line], stands: true, cuts: [1], ...flags };
  });
const partsOf = (own: [number, number][]) => sharesOfParts(passagesOf(own), 60, false)?.partOf;

it("shares out the time between the sections of a text, and between thirds of one without them [6.2]", () => {
  expect(
    partsOf([
      [-1, 20],
      [3, 30],
      [3, 30],
      [7, 30],
    ]),
  ).toEqual([0, 1, 1, 2]);
  expect(
    partsOf([
      [-1, 30],
      [-1, 30],
      [-1, 30],
      [-1, 30],
      [-1, 30],
      [-1, 30],
    ]),
  ).toEqual([0, 0, 1, 1, 2, 2]);
});

it("hears of each part of a text that is nearly told whole, and bounds none of them [6.2]", () => {
  const shares = sharesOfParts(
    passagesOf([
      [-1, 20],
      [3, 30],
      [7, 30],
    ]),
    60,
    false,
  );
  expect(shares?.heard).toEqual([9, 9, 9]);
  expect(shares?.most[0]).toBe(Number.POSITIVE_INFINITY);
});

it("needs to hear of no case of trouble [6.2]", () => {
  const blocks = [headingBlock("使い方"), headingBlock("動かないとき"), headingBlock("片づけ方")];
  const own = passagesOf([
    [-1, 30],
    [0, 30],
    [1, 30],
    [2, 30],
  ]);
  expect(sharesOfParts(own, 60, false, { blocks, isPlain: true })?.heard).toEqual([9, 9, 0, 9]);
});

it("leaves a text as it is that is told whole, has two parts, or is mostly rows [6.2]", () => {
  expect(
    partsOf([
      [-1, 20],
      [3, 20],
      [7, 20],
    ]),
  ).toBeUndefined();
  expect(
    partsOf([
      [-1, 60],
      [3, 60],
    ]),
  ).toBeUndefined();
  const rows = passagesOf(
    [
      [-1, 40],
      [3, 40],
      [7, 40],
    ],
    true,
  );
  expect(sharesOfParts(rows, 60, false)).toBeNull();
});

it("lets a script of half a minute tell one thing [6.2]", () => {
  expect(
    sharesOfParts(
      passagesOf([
        [-1, 20],
        [3, 30],
        [7, 30],
      ]),
      30,
      false,
    ),
  ).toBeNull();
});

it("gives the beginning of a report more of the time than that of another text [6.2]", () => {
  const own = passagesOf([
    [-1, 40],
    [3, 40],
    [7, 40],
  ]);
  expect(sharesOfParts(own, 60, false)?.mostEarly).toBe(27);
  expect(sharesOfParts(own, 60, true)?.mostEarly).toBe(45);
});

const scene = (tool: string) =>
  saidBlock(
    `${tool}は祖母が嫁入りのときに持ってきた物で、台所の棚の奥に六十年も置かれていました。柄の木は手の形にすり減り、刃には小さな欠けが三つあります。研ぎに出すたびに細くなり、いまは元の幅の半分しかありません。`,
  );
const column = textPage(
  "祖母の台所をたたむ",
  [
    saidBlock("祖母の台所をたたむことになりました。家族で集まり、道具を一つずつ机に並べました。"),
    headingBlock("棚の奥"),
    ...["菜切り包丁", "出刃包丁", "皮むき", "かつお節削り", "まな板"].map(scene),
    headingBlock("引き出し"),
    saidBlock("引き出しからは、古いレシピの束が出てきました。魚の煮方だけが、七通りも書いてあります。"),
    headingBlock("残した物"),
    saidBlock("私が持ち帰ったのは、計量カップではなく、祖母の菜箸です。先は黒く焦げています。"),
  ],
  { language: "ja" },
);
it("tells something of each section before it goes on with the first [6.2]", async () => {
  const told = (await paragraphsWritten(column, 70)).flat().join("");
  expect(told).toContain("菜切り包丁は");
  expect(told).toContain("引き出しからは、");
  expect(told).toContain("私が持ち帰ったのは、");
});
