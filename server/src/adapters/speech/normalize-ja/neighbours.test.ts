import { expect, it } from "vitest";
import { japaneseReading } from "#test/japanese-reading";
import { fold } from "../reading/notation.ts";
import { readingRows } from "../reading/reading-set.ts";
import { normalizeJapanese } from "./index.ts";

const readingOf = japaneseReading();

const heteronyms = readingRows("ja-words-in-context");

/** Each word with the readings that it has items for. */
const readingsOf = (rows: string[][]) =>
  [...Map.groupBy(rows, ([word = ""]) => word)].map(
    ([word, own]) => [word, new Set(own.map(([, kana]) => kana)).size] as const,
  );

it.each(["ja-words-in-context", "ja-words-of-one-reading"])(
  "reads the words of %s by their neighbours, and otherwise where these are others",
  async (list) => {
    const wrong: string[] = [];
    for (const [word = "", kana = "", text = ""] of readingRows(list)) {
      const read = await readingOf(text);
      const right = read.includes(kana) || fold.ja(read).includes(fold.ja(kana));
      if (!right) wrong.push(`${word} is ${kana}: ${text} → ${read}`);
    }
    expect(wrong).toEqual([]);
  },
);

it("has at least 150 words of several readings, each with items for two or more", () => {
  expect(heteronyms.length).toBeGreaterThan(600);
  expect(readingsOf(heteronyms).length).toBeGreaterThanOrEqual(150);
  expect(readingsOf(heteronyms).filter(([, readings]) => readings < 2)).toEqual([]);
  expect(readingsOf(readingRows("ja-words-of-one-reading")).filter(([, readings]) => readings !== 1)).toEqual(
    [],
  );
});

it.each([
  ["人気のない夜道", "人気のない商品"],
  ["舞台の上手から出る", "上手に話す"],
  ["ゴミの分別を守る", "分別のある大人"],
  ["田中家の墓", "専門家の娘"],
  ["川の下手に立つ", "下手に話す"],
  ["赤ん坊を抱く", "肩を抱き合う"],
  ["箱が空だ", "今日の空だ"],
  ["額が広い", "額が大きい"],
  ["三重の塔", "三重の海"],
  ["なす術がない", "武術がない"],
  ["今日では珍しくない", "今日ではなく明日"],
  ["来る五月十日", "彼が来る朝"],
  ["四方さん", "四方八方"],
  ["彼は一角の人物だ", "町の一角の人物だ"],
  ["夫婦岩を見る", "夫婦で岩を見る"],
  ["夫婦杉を植える", "夫婦杉並区に住む"],
  ["本品は返品できない", "見本品は返品できない"],
  ["神の僕となる", "神の話を僕とする"],
  ["十日夜のお月見", "七月二十日夜のお月見"],
  ["十日夜の行事をする", "十日夜に会見した"],
  ["役者が上手に去る", "会社を上手に去る"],
  ["役者が上手へ去る", "話を上手へ導く"],
  ["役者が下手に去る", "下手に去ると損をする"],
  ["先人の足跡をたどる", "うさぎさんの足跡をたどる"],
  ["詩人の足跡を追う", "警察は田中さんの足跡を追う"],
  ["作家の足跡を残す", "廊下に先生の足跡を残す"],
  ["三年の足跡を振り返る", "三年の足跡を追う"],
  ["木の札に書いてある", "一万円の札に書いてある"],
  ["手元の札を見せる", "手元の札を銀行に預けた"],
  ["残りの札を交換した", "財布の残りの札を交換した"],
  ["上空に寒気が来た", "急に寒気が来た"],
  ["日本に寒気が来て雪になる", "寒気が来て熱が出た"],
  ["青梅を水で洗う", "青梅を水害が襲う"],
  ["青梅は水気を拭く", "青梅は水曜定休です"],
  ["青梅を塩漬けにする", "青梅を塩山と結ぶ"],
  ["青梅と塩で漬ける", "青梅と塩山を結ぶ"],
  ["青梅の実を摘む", "青梅の実家に帰る"],
  ["青梅が届いた", "青梅が届け出先だ"],
  ["大分近くなった", "大分近くの温泉"],
  ["大分前のことだ", "大分前の駅"],
  ["大分昔のことだ", "大分昔話の会"],
  ["今日は雨水です", "今日は雨水で、明日は井戸水です"],
  ["手水をつけて握る", "手水を使う"],
  ["仏像を礼拝する", "教会で礼拝する"],
])("tells %s from %s", (one, other) => {
  expect(normalizeJapanese(one)).not.toBe(one);
  expect(normalizeJapanese(other)).toBe(other);
});
