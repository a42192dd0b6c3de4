import { expect, it } from "vitest";
import {
  headingBlock,
  itemBlock,
  paragraphsWritten,
  saidBlock,
  specification,
  textPage,
} from "#test/text-page";
import type { ProseLine } from "../lines.ts";
import type { Known } from "./known.ts";
import { stepsOfGoods } from "./steps-of-goods.ts";

const SEAL = "冷蔵庫の扉のパッキンを、ご指定の寸法で一枚から製作します。四隅は熱で溶着しています。";
const STEPS = [
  "ドア側の溝の中心から中心までを測ります。",
  "三か所の値が違うときは、最も小さい値を採ります。",
];
const told = async (last: string, heading = "採寸手順") =>
  (
    await paragraphsWritten(
      textPage(
        "冷蔵庫のパッキン",
        [saidBlock(SEAL), headingBlock(heading), ...[...STEPS, last].map(itemBlock)],
        { language: "ja", type: "product", facts: [specification("材質", "塩化ビニル")] },
      ),
      60,
      "product",
    )
  )
    .flat()
    .join("");

it("tells of the steps by which goods are measured all or none [6.2]", async () => {
  expect(await told("縦と横のそれぞれに、14ミリを足します。")).toContain("14ミリを足します。");
  expect(await told("その値に14ミリ。")).not.toContain("最も小さい値");
});

it("tells what it can of any other list [6.2]", async () => {
  expect(await told("その値に14ミリ。", "お手入れ")).toContain("最も小さい値");
});

it("ends no list of such steps before its last one [6.2]", () => {
  const blocks = [
    headingBlock("採寸手順"),
    ...STEPS.map(itemBlock),
    saidBlock(SEAL),
    headingBlock("仕様"),
    ...STEPS.map(itemBlock),
  ];
  const lines = [1, 2, 3, 5, 6].map((blockIndex) => ({ blockIndex }) as ProseLine);
  const known = { type: "product", blocks } as unknown as Known;
  const steps = stepsOfGoods(lines, known);
  expect(lines.map((_, at) => steps.isBeforeOther(at))).toEqual([true, false, false, false, false]);
  expect(lines.map((_, at) => steps.isBroken(at))).toEqual([false, false, false, false, false]);
  expect(stepsOfGoods(lines.slice(1), known).isBroken(0)).toBe(true);
  expect(stepsOfGoods(lines.slice(1), { ...known, type: "article" }).isBroken(0)).toBe(false);
});
