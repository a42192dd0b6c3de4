import { expect, it } from "vitest";
import { isJapaneseSentence } from "#kernel/critic/predicate-ja";
import { withPredicate } from "../prose/register.ts";
import { enumerated, offeredFor } from "./verbless.ts";

it.each([
  ["ぬるま湯で裏返して押し洗い。", "ぬるま湯で裏返して押し洗いします。"],
  ["木地に、漆をひと塗り。", "木地に、漆をひと塗りします。"],
  ["洗い方は、手洗い。", "洗い方は、手洗いです。"],
  ["火のそばには置かないで。", "火のそばには置かないでください。"],
  ["板がそのまま盆に。", "板がそのまま盆になります。"],
  ["枠の下に、浅い傷が三つ。", "枠の下に、浅い傷が三つあります。"],
  ["指先に三滴。", "指先に三滴です。"],
  ["濃い塩水に四十分。", "濃い塩水に四十分置きます。"],
  ["冷蔵庫に一晩。", "冷蔵庫に一晩置きます。"],
  ["必ず二人で。", "必ず二人でお願いします。"],
  ["皮ごと洗い、電子レンジで8分。", "皮ごと洗い、電子レンジで8分加熱します。"],
  ["ふたをして、弱めの中火で8分。", "ふたをして、弱めの中火で8分加熱します。"],
  ["予熱したオーブンで約二十分。", "予熱したオーブンで約二十分焼きます。"],
  ["市が立つのは月に二日。", "市が立つのは月に二日です。"],
  ["受付は、日曜の夕方まで。", "受付は、日曜の夕方までです。"],
  ["畳むと厚さ二センチ。", "畳むと厚さ二センチです。"],
  ["出てきたのは、七段の石積み。", "出てきたのは、七段の石積みです。"],
  ["それから戸のきしみ。", "それから戸のきしみです。"],
  ["弦は低い音を下に張った「ローC」。", "弦は低い音を下に張った「ローC」です。"],
])("gives %s the verb that a listener adds", (text, said) => {
  expect(withPredicate(text, "polite")).toBe(said);
  expect(isJapaneseSentence(said)).toBe(true);
});

it.each([
  "「それは選ばない色だから」と笑って。",
  "窓から離して、床から高いところへ。",
  "島で開始。",
  "中火で。",
  "四十年前の裏地。",
  "びんを包んだり、敷布にしたり。",
  "まず受付で鍵を預け。",
  "次に駅へ向かい。",
  "値段が上がり、客が減り。",
  "彼女は何も聞かないで。",
  "まず油をたっぷり。",
  "取っ手をつまんで左に止まるまで。",
  "そして、ゆっくり。",
  "客に茶を少し。",
  "母は笑って「うん」。",
  "四色とも、在庫なし。",
])("leaves %s as it is, where several verbs may be meant", (text) => {
  expect(withPredicate(text, "polite")).toBe(text);
});

it("offers goods to those for whom they are", () => {
  expect(offeredFor("背の高い方、胴まわり百センチまでの方に")).toBe(
    "背の高い方、胴まわり百センチまでの方にどうぞ",
  );
  expect(offeredFor("遠くの家族への贈り物に")).toBe("遠くの家族への贈り物にどうぞ");
});

it.each([
  "かつおと昆布を半々に",
  "来年の自分のために",
  "使い込むと飴色に",
  "この春、さらに薄手に",
  "注文から五日以内に",
  "濡れたままにせず、風の通る場所に",
  "もっと自由に",
  "代金引換に",
])("takes %s for no offer", (text) => {
  expect(offeredFor(text)).toBeNull();
});

it("tells things without a verb, one behind the other, in one sentence", () => {
  expect(enumerated(["まず沢の水。", "それから戸のきしみ。", "最後に、落ち葉をふむ音。"])).toEqual([
    "まず沢の水、それから戸のきしみ、最後に、落ち葉をふむ音。",
  ]);
});

it.each([
  [["まず水を汲みます。", "それから火をおこします。"]],
  [["まず支度。", "次に足りないのは何か。", "最後に掃除。"]],
  [["まず雪。", "それから五年。"]],
  [["まず仙台。", "次に函館へ。"]],
  [["最初に手違い、そしてお詫びです。", "そして冬。"]],
])("keeps %s apart", (sentences) => {
  expect(enumerated(sentences)).toEqual(sentences);
});
