import { expect, it } from "vitest";
import { isJapaneseSentence } from "#kernel/critic/predicate-ja";
import { withPredicate } from "../prose/register.ts";
import { enumerated, offeredFor } from "./verbless.ts";

it.each([
  ["素地に白い泥をかけ、釉をひと掛け。", "素地に白い泥をかけ、釉をひと掛けします。"],
  ["ぬるま湯で裏返して押し洗い。", "ぬるま湯で裏返して押し洗いします。"],
  ["国産の蝋に、菜種の油を少し。", "国産の蝋に、菜種の油を少し足します。"],
  ["火のそばには置かないで。", "火のそばには置かないでください。"],
  ["板がそのまま盆に。", "板がそのまま盆になります。"],
  ["枠の下に、浅い傷が三つ。", "枠の下に、浅い傷が三つあります。"],
  ["指先に三滴。", "指先に三滴です。"],
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
  "四十年前の裏地。",
  "びんを包んだり、敷布にしたり。",
])("leaves %s as it is, where several verbs may be meant", (text) => {
  expect(withPredicate(text, "polite")).toBe(text);
});

it("offers goods to those for whom they are", () => {
  expect(offeredFor("背の高い方、胴まわり百センチまでの方に")).toBe(
    "背の高い方、胴まわり百センチまでの方にどうぞ",
  );
  expect(offeredFor("組立ラインの増し締めに")).toBe("組立ラインの増し締めにどうぞ");
  expect(offeredFor("かつおと昆布を半々に")).toBeNull();
  expect(offeredFor("来年の自分のために")).toBeNull();
});

it("tells things without a verb, one behind the other, in one sentence", () => {
  expect(enumerated(["まず沢の水。", "それから戸のきしみ。", "最後に、砂をふむ音。"])).toEqual([
    "まず沢の水、それから戸のきしみ、最後に、砂をふむ音。",
  ]);
  const whole = ["まず水を汲みます。", "それから火をおこします。"];
  expect(enumerated(whole)).toEqual(whole);
});
