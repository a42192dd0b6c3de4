import { expect, it } from "vitest";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { sentencesTaken } from "./sentences-taken-ja.ts";

const secondsOf = (...texts: string[]) => texts.reduce((sum, text) => sum + sentenceSeconds(text, "ja"), 0);
const RINSE = ["すすぎます。", "桶に水をため、羽根をすすいでから二つ折りの布で拭きます。"];
const DRY = ["日陰に立てかけます。", "風のよく通る場所を選び、羽根の先を下に向けます。"];
const OIL = ["軸の手入れをします。", "しみ込むまで10分おきます。", "余りは布で取ります。"];

it("says of each step that has nothing but its head how it is done, or of none", () => {
  const needed = secondsOf(RINSE[1] ?? "", DRY[1] ?? "");
  const all = [RINSE, DRY, OIL];
  const ofOil = secondsOf(OIL[1] ?? "");
  const taken = (seconds: number) => sentencesTaken(all, seconds).map((some) => [...some]);
  expect(taken(ofOil + 0.8 * needed)).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
  expect(taken(ofOil + 0.4 * needed)).toEqual([[0], [0], [0, 1]]);
});

it("takes what is done once for no figure", () => {
  const wipe = ["羽根を拭きます。", "乾いた布でつまみます。", "布は一度使ったら面を替えます。"];
  const cool = ["羽根を冷まします。", "風を通します。", "20度の水に浸します。"];
  const [ofWipe, ofCool] = sentencesTaken([wipe, cool], secondsOf(wipe[2] ?? "")).map((some) => [...some]);
  expect(ofWipe).not.toContain(2);
  expect(ofCool).toContain(2);
});

it("takes half a day of drying for a figure", () => {
  const wipe = ["枠を拭きます。", "乾いた布でつまみます。"];
  const dry = ["枠を日陰に置きます。", "風の道を選びます。", "木が動かなくなるまで半日以上乾かします。"];
  const [, ofDry] = sentencesTaken([wipe, dry], secondsOf(dry[2] ?? "")).map((some) => [...some]);
  expect(ofDry).toContain(2);
});

it("takes what is not to be done for a warning, in whichever words it is forbidden [6.2]", () => {
  const bake = ["鍋を空焼きします。", "煙が細く立つまで待ちます。", "木の取っ手を火に近づけないこと。"];
  const cool = ["鍋を冷まします。", "10分ほど置いておきます。"];
  const [ofBake] = sentencesTaken([bake, cool], secondsOf(bake[2] ?? "")).map((some) => [...some]);
  expect(ofBake).toEqual([0, 2]);
});
