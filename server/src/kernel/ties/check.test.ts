import { describe, expect, it } from "vitest";
import type { Fact, Page } from "#kernel/page";
import { tieChecker, untiedIn } from "./check.ts";

const page = (texts: string[], facts: Partial<Fact>[] = []): Page => ({
  url: null,
  title: "",
  site: null,
  language: "ja",
  type: "product",
  author: null,
  publishedAt: null,
  blocks: texts.map((text) => ({ kind: "paragraph", text })),
  facts: facts.map((fact, index) => ({
    id: `fact-${index}`,
    kind: "specification",
    label: null,
    value: "",
    currency: null,
    source: "json-ld",
    confidence: 1,
    provenance: null,
    ...fact,
  })),
});
const untied = (source: string, sentence: string) => untiedIn(sentence, tieChecker(page([source]))(sentence));

describe("a number that the page says is tied, however it is written", () => {
  it.each([
    // Prices
    ["価格は1,980円です。", "¥1980で買えます。"],
    ["価格は¥1,980。", "千九百八十円です。"],
    ["￥１，９８０（税込）", "お値段は1980円。"],
    ["1,980円", "税込み1,980 yen."],
    ["総額1万2千円の品。", "12,000円です。"],
    ["年商は1.2億円。", "1億2000万円に達しました。"],
    ["Now $1,299.00 only.", "It costs 1,299 dollars."],
    ["Now $12.50 only.", "It is $12.5 today."],
    ["€40", "It is forty euros."],
    ["It raised $1.2 million.", "They raised $1,200,000."],
    ["The fund holds 3 billion yen.", "資金は30億円です。"],
    // Shares
    ["50%OFF", "今なら半額です。"],
    ["半額セール中です。", "50%引きになります。"],
    ["5割引", "半額になります。"],
    ["全体の30パーセント", "全体の3割です。"],
    ["３０％増", "三割増えました。"],
    ["Save 50% today.", "It is half price."],
    ["It fell by 12.5 percent.", "A drop of 12.5%."],
    ["half off", "You get 50 percent off."],
    // Dates
    ["2026年11月20日に発売。", "11月20日に発売です。"],
    ["2026年11月に発売。", "発売は11月です。"],
    ["2026年11月20日", "2026年の発売です。"],
    ["令和8年4月1日から", "2026年4月1日から始まります。"],
    ["2026-11-20", "November 20, 2026 is the day."],
    ["On November 20, 2026 it opened.", "It opened on 20 November 2026."],
    ["Opens 5 May 2026.", "Opening in May 2026."],
    ["Since 1998.", "It has been there since 1998."],
    ["創業は1998年です。", "Founded in 1998."],
    ["二〇二六年に完成。", "2026年に完成します。"],
    ["2026/4/1 開店", "4月1日に開店します。"],
    ["July 4th, 2025", "On July 4 it began."],
    ["2025年の話。11月3日に開催。", "2025年11月3日に開催されました。"],
    // Times
    ["営業は10:30から。", "午前10時30分に開きます。"],
    ["15:00に開始。", "午後3時に始まります。"],
    ["10時半に集合。", "集合は10:30です。"],
    ["Doors open at 6 p.m.", "Doors open at 18:00."],
    ["Open 9:00 to 17:30.", "It closes at 5:30 p.m."],
    // Units
    ["重さは1.5kg。", "1500グラムです。"],
    ["重量350g", "350グラムの軽さ。"],
    ["長さ30cm", "30センチの長さ。"],
    ["幅1200mm", "幅は1.2メートルです。"],
    ["容量500ml", "0.5リットル入ります。"],
    ["10〜20cm", "10センチから20センチです。"],
    ["サイズ 30×40cm", "30センチ、40センチの大きさ。"],
    ["2時間かかる。", "120分かかります。"],
    ["It takes ninety minutes.", "It takes 1.5 hours."],
    ["Boils in two minutes.", "It boils in 2 minutes."],
    ["The battery is 5000mAh.", "A 5,000 mAh battery."],
    ["14日間返品できます。", "2週間以内なら返品できます。"],
    ["Two-year warranty.", "保証は24か月です。"],
    ["12か月保証", "1年間の保証が付きます。"],
    // Counts
    ["全5色", "五色から選べます。"],
    ["参加者は120人。", "百二十人が参加しました。"],
    ["Twenty-five people came.", "25 people came."],
    ["One hundred and five seats.", "It has 105 seats."],
    ["3枚入り", "3枚入っています。"],
    ["読者は二万三千人。", "2万3000人の読者がいます。"],
    ["第３回大会", "3回目の大会です。"],
    ["It ranks 22nd.", "It came 22nd."],
    ["PM2.5に対応。", "PM2.5を取り除きます。"],
    ["型番はKX-200B。", "KX-200Bという型番です。"],
  ])("%s → %s", (source, sentence) => {
    expect(untied(source, sentence)).toEqual([]);
  });
});

describe("a number that the page does not say is marked", () => {
  it.each([
    ["価格は1,980円です。", "価格は2,980円です。", ["2,980円"]],
    ["価格は1,980円です。", "価格は1,980ドルです。", ["1,980ドル"]],
    ["価格は1,980円です。", "千九百円です。", ["千九百円"]],
    ["Now $12.50 only.", "It costs $12.05.", ["$12.05"]],
    ["$40", "It is €40.", ["€40"]],
    ["30%引き", "半額です。", ["半額"]],
    ["30%引き", "3割5分引きです。", ["5分"]],
    ["30個入り", "30%増量です。", ["30%"]],
    ["2026年11月", "12月に出ます。", ["12月"]],
    ["2026年11月20日", "11月21日です。", ["11月21日"]],
    ["11月20日に開催。", "2024年11月20日に開催。", ["2024年11月20日"]],
    ["November 20, 2026", "On November 2, 2026.", ["November 2, 2026"]],
    ["Since 1998.", "Since 1989.", ["1989"]],
    ["15:00に開始。", "16時に始まります。", ["16時"]],
    ["午後3時から。", "午後4時までです。", ["午後4時"]],
    ["30分で焼けます。", "30秒で焼けます。", ["30秒"]],
    ["It holds 500 ml.", "It holds 500 mg.", ["500 mg"]],
    ["第3回大会", "第4回大会です。", ["4"]],
    ["1.5kg", "1.5グラムです。", ["1.5グラム"]],
    ["3kg", "3cmあります。", ["3cm"]],
    ["幅30cm", "幅300cmです。", ["300cm"]],
    ["It takes two minutes.", "It takes three minutes.", ["three minutes"]],
    ["It takes 2 minutes.", "It takes 2 hours.", ["2 hours"]],
    ["参加者は120人。", "210人が来ました。", ["210"]],
    ["全5色", "六色から選べます。", ["六"]],
    ["Twenty-five people came.", "Fifty-two people came.", ["Fifty-two"]],
    ["A page without numbers.", "Sold 1.2 million times.", ["1.2 million times"]],
    ["1年間の保証", "3年間の保証が付きます。", ["3年間"]],
    ["数字のないページ。", "5千人が選びました。", ["5千"]],
  ])("%s → %s", (source, sentence, marked) => {
    expect(untied(source, sentence)).toEqual(marked);
  });

  it("even when the number stands somewhere else, where the page has the very sentence", () => {
    const source = page(["お湯は2分で沸きます。", "保温は8分続きます。"]);
    const check = (sentence: string) => untiedIn(sentence, tieChecker(source)(sentence));
    expect(check("お湯は2分で沸きます。")).toEqual([]);
    expect(check("お湯は8分で沸きます。")).toEqual(["8分"]);
  });
});

it.each(["1", "1,", "千", "十万"])("a page of nothing but %s is checked at once", (character) => {
  const from = process.cpuUsage();
  tieChecker(page([character.repeat(100_000)]))("It costs $5.");
  expect(process.cpuUsage(from).user / 1e6).toBeLessThan(5);
});

describe("words that only look like numbers are left alone", () => {
  it.each([
    "もう一度ご覧ください。",
    "一人ひとりに合わせて。",
    "これで十分です。",
    "一番人気の品です。",
    "万が一のときも安心。",
    "One more thing worth mentioning.",
    "This one is for you.",
    "まず一つ目です。",
    "You may like it.",
    "A second look pays off.",
  ])("%s", (sentence) => {
    expect(untied("数字のないページ。", sentence)).toEqual([]);
  });
});

describe("a tie", () => {
  it("names the block and the fact", () => {
    const source = page(
      ["やかんです。", "価格は1,980円。"],
      [
        { kind: "price", value: "1980", currency: "JPY" },
        { kind: "rating", value: "4.5" },
        { label: "重さ(g)", value: "350" },
        { kind: "name", value: "早沸きやかん" },
      ],
    );
    const check = tieChecker(source);
    expect(check("早沸きやかんは1,980円です。")).toEqual([
      { text: "1,980円", blockIndex: 1, factId: "fact-0", excerpt: "価格は1,980円。" },
      { text: "早沸きやかん", blockIndex: null, factId: "fact-3", excerpt: "早沸きやかん" },
    ]);
    expect(untiedIn("It has 4.5 out of 5.", check("It has 4.5 out of 5."))).toEqual([]);
    expect(check("重さは350グラムです。")).toMatchObject([{ text: "350グラム", factId: "fact-2" }]);
  });

  it("may come from the title and the date of the page", () => {
    const source = { ...page([]), title: "7つの習慣", publishedAt: "2026-11-20T09:00:00+09:00" };
    const sentence = "11月20日の記事、7つの習慣です。";
    expect(untiedIn(sentence, tieChecker(source)(sentence))).toEqual([]);
  });

  it("of a sentence that was never checked says nothing about it", () => {
    expect(untiedIn("It costs $5.", null)).toEqual([]);
  });
});
