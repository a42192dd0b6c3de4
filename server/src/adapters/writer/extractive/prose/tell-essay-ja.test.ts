import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { turnOfEssay } from "./leans/turn-of-essay-ja.ts";

const BEGINNING = [
  saidBlock(
    "庭の井戸で、毎朝水を汲んでいる。桶は祖父の代からのもので、底に細かな傷が無数にある。縄は三度替えた。滑車は去年の秋に油を差したきりだ。",
  ),
  saidBlock(
    "越してきた年、わたしは水汲みをいちばん早く済ませていた。日の出の前に起きて、一気に三杯を汲み、音を立てずに戻る。誰にも会わないのが自慢だった。",
  ),
];
const TURN = [
  saidBlock("ところが、である。"),
  saidBlock("ある朝、隣の老人に呼び止められた。あんたが早いと、うちの犬が吠えんのだと老人は言った。"),
  saidBlock(
    "聞けば老人は、犬の声で起きて薬を飲むのだという。犬は、わたしの足音で吠えていた。つまり老人にとってわたしの水汲みは、時計なのだった。",
  ),
];
const REST = saidBlock("それから、わたしは桶を鳴らして歩く。犬はよく吠える。老人は手を上げる。");
const pageOf = (...blocks: ReturnType<typeof saidBlock>[]) =>
  textPage("音を立てて水を汲む", blocks, { language: "ja", publishedAt: "2026-04-01", author: "桐原 よう" });

it("tells an essay from its turn to what it comes to, and not from its beginning on alone [7.3]", async () => {
  const told = (await paragraphsWritten(pageOf(...BEGINNING, ...TURN, REST), 45, "narration")).flat();
  expect(told).toContain("ところが、ある朝、隣の老人に呼び止められました。");
  expect(told.join("")).toContain("時計なのでした");
  expect(told.join("")).toContain("いちばん早く済ませていました");
  expect(told.join("")).not.toContain("桶を鳴らして");
});

it("knows no turn in a text of nobody's own, nor in one that comes to nothing [7.3]", () => {
  expect(turnOfEssay(pageOf(...BEGINNING, ...TURN.slice(0, 2), REST))).toEqual([]);
  expect(turnOfEssay(pageOf(saidBlock("井戸は深い。水は冷たい。"), ...TURN))).toEqual([]);
});
