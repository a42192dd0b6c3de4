import { expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { stockFact } from "#test/stock-fact";
import { type Draft, plain } from "../draft.ts";
import { goneAlone, stockTold } from "./stock-ja.ts";

const told = (value: string, excerpt: string, gone: string[] = []) => {
  const fact = stockFact(value, excerpt, gone);
  return stockTold(fact)
    .map(({ text }) => text)
    .join("");
};

it.each([
  ["InStock", "在庫：残り4点", "現在、在庫は残り4点です。"],
  ["InStock", "在庫：残りわずか", "現在、在庫は残りわずかです。"],
  ["InStock", "在庫：あり（残りわずかになると桶を替えます）", "現在、在庫があります。"],
  ["InStock", "在庫：あり（翌営業日に発送）", "現在、在庫があり、翌営業日に発送されます。"],
  ["InStock", "在庫あり（２～３営業日以内に出荷）", "現在、在庫があり、2〜3営業日以内に出荷されます。"],
  ["InStock", "出荷：即日（15時まで） 在庫：◎", "現在、在庫があり、15時までの注文は即日に出荷されます。"],
  ["OutOfStock", "完売御礼", "完売しました。"],
  ["OutOfStock", "この商品は販売を終了しました", "販売は終了しました。"],
  ["OutOfStock", "在庫切れ", "現在は品切れです。"],
  ["OutOfStock", "申し訳ございません。桑染は次の染め上がりまで売り切れです。", "桑染は、現在は品切れです。"],
  ["OutOfStock", "この商品は売り切れです。", "現在は品切れです。"],
  ["OutOfStock", "当店の在庫は売り切れとなっております。", "現在は品切れです。"],
  ["PreOrder", "予約受付中（4月下旬お届け）", "ただいま予約を受け付けていて、お届けは4月下旬です。"],
  ["PreOrder", "予約受付中（4月下旬発送予定）", "ただいま予約を受け付けていて、発送は4月下旬の予定です。"],
  [
    "PreOrder",
    "予約商品 3月4日(水)〜3月9日のあいだに発送",
    "ただいま予約を受け付けていて、発送は3月4日水曜日から3月9日の予定です。",
  ],
  ["OutOfStock", "SOLD OUT 次回入荷は１０月中旬", "現在は品切れで、次の入荷は10月中旬の予定です。"],
  ["OutOfStock", "完売 次回入荷は10月中旬", "完売しました。次の入荷は10月中旬の予定です。"],
  ["OutOfStock", "完売しました 次の染めは来年二月", "完売しました。次の染めは来年二月の予定です。"],
  ["OutOfStock", "売切れ 次回の仕込みは九月のはじめ", "現在は品切れで、次の仕込みは九月のはじめの予定です。"],
  ["OutOfStock", "SOLD OUT 1月下旬入荷予定", "現在は品切れで、次の入荷は1月下旬の予定です。"],
  ["OutOfStock", "在庫切れ 再入荷は2027年春頃", "現在は品切れで、次の入荷は2027年春頃の予定です。"],
  ["PreOrder", "予約受付中 発売日：12月10日", "ただいま予約を受け付けていて、発売は12月10日の予定です。"],
  ["PreOrder", "予約する 3月上旬より順に発送", "ただいま予約を受け付けていて、発送は3月上旬の予定です。"],
  [
    "BackOrder",
    "受注生産 お取り寄せ：ご注文から約40日で出荷",
    "受注生産で、ご注文から約40日で出荷されます。",
  ],
  ["BackOrder", "受注生産", "受注生産です。"],
  [
    "BackOrder",
    "ただいま重版中です。お届けは2月中旬以降になります。",
    "現在は重版中で、お届けは2月中旬以降の予定です。",
  ],
  [
    "BackOrder",
    "ただいま品切れです。次の焼入れは十月上旬。ご注文いただければ、できあがり次第お送りします。",
    "現在は品切れで、次の焼入れは十月上旬の予定です。",
  ],
  [
    "BackOrder",
    "ただいま品切れです。ご注文いただければ、できあがり次第お送りします。",
    "現在は品切れですが、注文は受け付けています。",
  ],
  ["BackOrder", "増刷待ち", "現在は増刷待ちです。"],
  ["BackOrder", "メーカー取り寄せ（通常２～４営業日）", "お取り寄せで、通常2から4営業日かかります。"],
  ["BackOrder", "お取り寄せ（2～4営業日）", "お取り寄せで、2から4営業日かかります。"],
])("tells with the stock when a thing comes: %s, %s [7.3]", (value, excerpt, text) => {
  expect(told(value, excerpt)).toBe(text);
});

it.each([
  ["InStock", "カートに入れる", "現在、在庫があります。"],
  ["InStock", "残り3点以上で送料無料", "現在、在庫があります。"],
  ["InStock", "在庫あり（予約は翌年）", "現在、在庫があります。"],
  ["OutOfStock", "在庫切れ 11月3日に再入荷しました", "現在は品切れです。"],
  ["OutOfStock", "在庫切れ 次回更新は10月上旬", "現在は品切れです。"],
  ["PreOrder", "予約受付中 12月3日に発送しました", "ただいま、予約を受け付けています。"],
  ["BackOrder", "お取り寄せ（品切れの場合はご注文を承れません）", "お取り寄せでのご用意となります。"],
  ["BackOrder", "お取り寄せ（要問合せ）", "お取り寄せでのご用意となります。"],
])("tells no time that the words do not have: %s, %s [7.3]", (value, excerpt, text) => {
  expect(told(value, excerpt)).toBe(text);
});

it("tells in the same sentence which kinds are gone [7.3]", () => {
  expect(told("InStock", "在庫：残り4点", ["墨"])).toBe("現在、在庫は残り4点ですが、墨は在庫切れです。");
});

it.each([
  ["満席です", "満席です。"],
  ["定員に達しました", "定員に達しました。"],
])("says of a class that it is full: %s [6.2]", (words, said) => {
  expect(told("OutOfStock", words)).toBe(said);
});

it.each([
  ["柄：紫檀 +￥3,300", "柄の紫檀"],
  ["色：藍色", "藍色"],
  ["こん", "「こん」"],
])("says what that is which is gone: %s [6.2]", (gone, said) => {
  expect(told("InStock", "在庫：あり", [gone])).toBe(`現在、在庫がありますが、${said}は在庫切れです。`);
});

it("says which are gone where a page leaves open whether the others are there, and says it once [7.3]", () => {
  const alone = (value: string, gone: string[], told: Draft[] = []) =>
    goneAlone({ facts: [stockFact(value, "", gone)] } as unknown as Page, told).map(({ text }) => text);
  expect(alone("InStock", ["生成り"])).toEqual(["生成りは在庫切れです。"]);
  expect(alone("InStock", ["生成り"], [plain("現在、在庫がありますが、生成りは在庫切れです。")])).toEqual([]);
  expect(alone("OutOfStock", ["生成り"])).toEqual([]);
  expect(alone("InStock", [])).toEqual([]);
});

it("says beside what can be ordered in advance which of its kinds are gone [7.3]", () => {
  expect(stockTold(stockFact("PreOrder", "予約受付中", ["生成り"]))[0]?.text).toMatch(
    /が、生成りは在庫切れです。$/u,
  );
});
