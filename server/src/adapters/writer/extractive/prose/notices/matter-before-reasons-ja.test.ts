import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { matterBeforeReasons } from "./matter-before-reasons-ja.ts";

const LEAD = saidBlock(
  "織物組合は、古い蚊帳を集めて作る床材「あみゆか」の販売を、五月十日に組合の売店で始めます。",
);
const REASONS = [
  headingBlock("開発の背景"),
  saidBlock(
    "蚊帳は、使われなくなった家の押し入れに今も多く眠っています。捨てるには惜しい糸ですが、引き取り先がありませんでした。組合の調べでは、町だけで年に二トンが焼かれています。",
  ),
];
const MATTER = [
  headingBlock("「あみゆか」の特長"),
  itemBlock("麻の糸をほどかずに重ねて押し固めるため、はだしで歩いても冷たくありません。"),
  itemBlock("傷んだところだけを一枚ずつ取り替えられます。"),
  itemBlock("染めには蚊帳のもとの緑を生かし、新しい染料を使いません。"),
  itemBlock("使い終えた床材は組合が引き取り、もう一度押し固めて売ります。"),
];
const pageOf = (title: string, ...blocks: Block[]) =>
  textPage(title, [LEAD, ...blocks], { language: "ja", publishedAt: "2026-04-01" });

it("tells what is announced before the reasons that stand above it [6.2]", async () => {
  const told = (
    await paragraphsWritten(pageOf("古い蚊帳の床材「あみゆか」を発売", ...REASONS, ...MATTER), 30, "news")
  )
    .flat()
    .join("");
  expect(told).toContain("はだしで歩いても冷たくありません");
  expect(told).not.toContain("押し入れに");
});

it("leaves reasons in their place where the page announces nothing, or has nothing else to tell [6.2]", () => {
  expect(matterBeforeReasons(pageOf("蚊帳が好きなわけ", ...REASONS, ...MATTER)).parts).toEqual([]);
  expect(matterBeforeReasons(pageOf("「あみゆか」を発売", ...REASONS)).reasons.size).toBe(0);
  const essay = [headingBlock("糸の話"), saidBlock("糸は細いほど高く売れます。")];
  expect(matterBeforeReasons(pageOf("「あみゆか」を発売", ...REASONS, ...essay)).reasons.size).toBe(0);
});
