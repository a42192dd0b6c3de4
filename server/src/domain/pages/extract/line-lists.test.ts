import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { ofLines } from "./line-lists.ts";

const read = (html: string) =>
  blocksOf(parseDocument(`<html><body>${html}</body></html>`, "https://pages.example/").body)
    .flatMap(ofLines)
    .map(({ kind, text }) => `${SIGNS[kind] ?? ""}${text}`);
const SIGNS: Record<string, string> = { list_item: "- ", heading: "# " };

it.each([
  [
    "with bullets",
    "<p>試したこと<br>・網の掃除<br>・管のまわりの雪かき<br>どれも変わりません。</p>",
    ["試したこと", "- 網の掃除", "- 管のまわりの雪かき", "どれも変わりません。"],
  ],
  [
    "with numbers, an item of two lines among them",
    "<p>疑う順に<br>1. 底の水<br>2. 網の詰まり<br>（細かい網です）<br>3. 火口の汚れ</p>",
    ["疑う順に", "- 1. 底の水", "- 2. 網の詰まり （細かい網です）", "- 3. 火口の汚れ"],
  ],
  [
    "with labels",
    "<p>受付日時：月曜日から金曜日まで<br>手数料：120円（現金のみ）<br>持ち物：住所がわかるもの</p>",
    ["- 受付日時：月曜日から金曜日まで", "- 手数料：120円（現金のみ）", "- 持ち物：住所がわかるもの"],
  ],
  [
    "with English labels",
    "<p>What: A public hearing<br>When: 6:30 p.m.<br>Doors close at seven.</p>",
    ["- What: A public hearing", "- When: 6:30 p.m.", "Doors close at seven."],
  ],
  [
    "of a question and its answer",
    "<p>Q. 洗えますか？<br>A. 洗えます。</p>",
    ["Q. 洗えますか？", "A. 洗えます。"],
  ],
  [
    "of a question and its answer behind a space",
    "<p>Q　洗えますか？<br>A　はい。<br>Q1. WiFiは要りますか？<br>A1. 要りません。<br>Q2. 何度で？<br>A2. 「30℃」です。</p>",
    [
      "Q 洗えますか？",
      "A はい。",
      "Q1. WiFiは要りますか？",
      "A1. 要りません。",
      "Q2. 何度で？",
      "A2. 「30℃」です。",
    ],
  ],
  [
    "with bullets before words that begin as a particle does",
    "<p>○かばん<br>○とうふ<br>●●さんの品</p>",
    ["- かばん", "- とうふ ●●さんの品"],
  ],
  [
    "with labels, a line between two of them with the first",
    "<p>場所：中央公園<br>雨の日は館内です<br>時間：朝九時<br>持ち物：水筒<br>お待ちしています。</p>",
    ["- 場所：中央公園 雨の日は館内です", "- 時間：朝九時", "- 持ち物：水筒", "お待ちしています。"],
  ],
  [
    "of a heading and its text",
    "<p><b>【1】片手で締まるひも</b><br>寝たまま締められます。</p>",
    ["【1】片手で締まるひも", "寝たまま締められます。"],
  ],
])("keeps lines %s apart", (_, html, expected) => {
  expect(read(html)).toEqual(expected);
});

it("gives the last item as many lines as each before it has", () => {
  const uses =
    "●お茶漬け<br>熱いご飯に。<br>●あぶる<br>三分で。<br>●ぬかも捨てない<br>空煎りします。<br>塩辛いです。";
  expect(read(`<p>${uses}</p>`)).toEqual([
    "- お茶漬け 熱いご飯に。",
    "- あぶる 三分で。",
    "- ぬかも捨てない 空煎りします。",
    "塩辛いです。",
  ]);
});

it("keeps lines together that a page breaks for their looks", () => {
  expect(read("<p>朝の市場では、<br>魚を売る人たちの声が<br>いつも響いています。</p>")).toEqual([
    "朝の市場では、 魚を売る人たちの声が いつも響いています。",
  ]);
  expect(read("<p>The first line<br>1984 was a year<br>of rain: and wind.</p>")).toEqual([
    "The first line 1984 was a year of rain: and wind.",
  ]);
  expect(read("<p>・網の掃除は終わりました。<br>明日は管を見ます。</p>")).toHaveLength(1);
  expect(read("<h1>お茶の時間<br>1. はじめに<br>2. おわりに</h1>")).toHaveLength(1);
  expect(read("<p>3. 底の水<br>1. 網の詰まり</p>")).toHaveLength(1);
});

it("tells circled steps from a sentence that speaks of them", () => {
  expect(read("<p>手順 ①米をよく研ぐ ②30分水にひたす ③弱火で炊く</p>")).toEqual([
    "手順",
    "- ①米をよく研ぐ",
    "- ②30分水にひたす",
    "- ③弱火で炊く",
  ]);
  for (const text of ["①と②をボウルで混ぜてから、③を加えます。", "③を先に、①はあとで入れます。"])
    expect(read(`<p>${text}</p>`)).toEqual([text]);
});

it("tells steps joined by arrows from places, prices and menus", () => {
  expect(
    read("<p>簡単です。水を止める→カップをゆるめて外す→中のごみを捨てる。あとは待つだけです。</p>"),
  ).toEqual([
    "簡単です。",
    "- 水を止める",
    "- カップをゆるめて外す",
    "- 中のごみを捨てる",
    "あとは待つだけです。",
  ]);
  for (const text of [
    "東京駅→名古屋駅→新大阪駅の順に停まります。",
    "設定画面→一般設定→情報画面を開きます。",
    "昨年は1,300円→1,500円→1,800円と上がりました。",
    "網を洗った→変わらず",
  ])
    expect(read(`<p>${text}</p>`)).toEqual([text]);
});

it.each([
  ["Dear Sir,", "A friend told me", "Q asked why."],
  ["A quiet town", "by the sea", "A boat."],
  ["It was a vitamin", "A deficiency", "of old."],
  ["A 君はどこへ", "行くのか。"],
  ["著者は", "A. K. Smithさんです。"],
  ["●●さんと", "●●市へ"],
  ["○か×か", "○だった"],
  ["☆今日のおすすめ☆", "☆明日のおすすめ☆"],
  ["彼は言った　静かに", "風は吹いた　遠くへ"],
])("keeps lines together whose first sign or space is no list's: %s", (...lines) => {
  expect(read(`<p>${lines.join("<br>")}</p>`)).toEqual([lines.join(" ").replaceAll("　", " ")]);
});

it.each([
  "彼は「家を出る→電車に乗る→会社に着く」と言った。",
  "彼は「朝だ。家を出る→電車に乗る→会社に着く。」と言った。",
  "気温が上がる→氷がとける→海面が上がるという連鎖が心配です。",
  "水を止める→カップを外す",
])("keeps a chain in a sentence that speaks of it: %s", (text) => {
  expect(read(`<p>${text}</p>`)).toEqual([text]);
});

it("tells steps that say where something is put", () => {
  expect(read("<p>バルブを閉める→下に受け皿を置く→ふたを（ゆっくり）外す。</p>")).toEqual([
    "- バルブを閉める",
    "- 下に受け皿を置く",
    "- ふたを（ゆっくり）外す",
  ]);
});

it("ends the last circled item with its sentence", () => {
  expect(
    read("<p>理由は①駅に近いこと、②家賃が安いこと、③静かなことの三つです。次に詳しく述べます。</p>"),
  ).toEqual([
    "理由は",
    "- ①駅に近いこと、",
    "- ②家賃が安いこと、",
    "- ③静かなことの三つです。",
    "次に詳しく述べます。",
  ]);
});

it.each([
  "ab: c",
  "・a\nb",
  "1. a",
  "Q. あ",
  "☆a",
  "☆☆",
  "①あいうえおか",
  "水を止める→",
  "水を止める→「",
  "→",
])("reads 40,000 lines and 40,000 times %s in a time that grows with them", (line) => {
  const lines = Array.from({ length: 40_000 }, () => line.split("\n")).flat();
  const block = { kind: "paragraph" as const, linkShare: 0, within: null };
  const from = process.cpuUsage();
  ofLines({ ...block, text: lines.join(" "), lines });
  ofLines({ ...block, text: lines.join("") });
  expect(process.cpuUsage(from).user).toBeLessThan(2_500_000);
});

it("takes a bold line for the heading of the lines below it", () => {
  expect(read("<p><b>お手入れ</b><br>水で洗います。<br><b>・柄は杉</b><br>軽い木です。</p>")).toEqual([
    "# お手入れ",
    "水で洗います。",
    "# 柄は杉",
    "軽い木です。",
  ]);
  expect(read("<div><strong>WHO MAKES IT</strong><br>Eleven people do.</div>")).toEqual([
    "# WHO MAKES IT",
    "Eleven people do.",
  ]);
});

it.each([
  ["a sentence", "<p><b>水で洗います。</b><br>布でふきます。</p>"],
  ["bold only in part", "<p><b>水</b>で洗う道具<br>布でふきます。</p>"],
  ["the last line", "<p>布でふきます。<br><b>お手入れ</b></p>"],
  ["one of several bold lines", "<p><b>水で洗う道具<br>布でふく道具</b></p>"],
  ["what a shop sells and calls out", "<p><b>【送料無料】手吹きの器</b><br>布でふきます。</p>"],
  ["the beginning of an item", "<ul><li><b>お手入れ</b><br>布でふきます。</li></ul>"],
])("takes no bold line for a heading that is %s", (_, html) => {
  expect(read(html).filter((line) => line.startsWith("#"))).toEqual([]);
});
