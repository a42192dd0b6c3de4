import { expect, it } from "vitest";
import {
  breaksStory,
  endsInTrial,
  goesOnWithStory,
  isNextOfSeveral,
  isOfOrdinal,
  isOrdinalStill,
  isPoint,
  setsUp,
} from "./set-ups-ja.ts";

it.each([
  "きっかけは、隣町の水車でした。",
  "課題は湿気だった。",
  "理由の一つは、驚くほど単純です。",
  "結果は明快でした。",
  "手当ては三つです。",
  "粉屋は、決まりを四つだけ決めました。",
  "転機は、去年の春に訪れました。",
  "次に目をつけたのが、石臼でした。",
  "粉屋は、昔ながらの手を打ちました。",
  "石臼の値段の話もします。",
  "じつは、これがいちばん大事です。",
  "では、水を増やせばよいのか。",
  "なぜ水車は夜に止まるのでしょうか。",
  "ここまでは、誰もが知っていることです。",
  "粉を川で冷やしてみた町があります。",
  "羽根のほかに、気をつけていることもあります。",
  "以前、ある帳面に「夜は回すな」という一文がありました。",
  "粉屋の前で、老人が番人に声をかけました。",
])("stops at no sentence that only says that something comes: %s", (text) => {
  expect(setsUp(text)).toBe(true);
});

it.each([
  "きっかけは、隣町の水車が去年の春に止まったことです。",
  "結果は、粉の量が二割増えたというものでした。",
  "水車は三つです。",
  "石臼は五枚あります。",
  "粉屋は、石臼の値段を去年の秋に上げました。",
  "羽根が氷で割れることがあります。",
  "町には、三軒の粉屋があります。",
  "番人は、羽根の氷を毎朝割ります。",
])("stops where something is told: %s", (text) => {
  expect(setsUp(text)).toBe(false);
});

it("stops at no trial before what it showed", () => {
  const texts = [
    "粉屋は、三つの石臼で比べました。",
    "一つは水で冷やしました。",
    "結果は明快でした。",
    "冷やした石臼では、粉が二割増えました。",
    "粉屋は笑っていました。",
  ];
  expect(texts.map((_, at) => endsInTrial(texts, at))).toEqual([true, true, true, false, false]);
  expect(endsInTrial(["粉屋は、石臼を比べました。", "番人は寝ていました。"], 0)).toBe(false);
});

it("neither breaks a story off nor begins in the middle of it", () => {
  const texts = [
    "水車は古いものです。",
    "ある日、羽根が割れました。",
    "番人は竹を継ぎました。",
    "春になりました。",
  ];
  const blocks = [0, 1, 1, 2];
  expect(texts.map((_, at) => breaksStory(texts, blocks, at))).toEqual([false, true, false, false]);
  expect(texts.map((_, at) => goesOnWithStory(texts, blocks, at))).toEqual([false, false, true, false]);
});

it("knows the next of several, and an ordinal that still names nothing", () => {
  expect(isNextOfSeveral("二度目は、羽根だけを見ます。")).toBe(true);
  expect(isNextOfSeveral("羽根は、二度目に割れました。")).toBe(false);
  expect(isOrdinalStill("じつは、これが大事です。", "三つ目です。")).toBe(true);
  expect(isOrdinalStill("じつは、これが大事です。", "粉を毎朝量ります。")).toBe(false);
});

it("knows a point, and the thing of an ordinal", () => {
  expect(isPoint("二つ目は、電球です。")).toBe(true);
  expect(isPoint("二つ目の羽根が割れました。")).toBe(false);
  expect(isPoint("羽根は二つです。")).toBe(false);
  const texts = ["三つ目です。", "じつは、これが大事です。", "粉を毎朝量ります。", "一年割れていません。"];
  expect(texts.map((_, at) => isOfOrdinal(texts, at))).toEqual([false, true, true, false]);
});
