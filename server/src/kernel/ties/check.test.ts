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
    ["水車は1908（明治41）年の完成。", "水車は1908年、明治41年の完成です。"],
    ["水車は大正3年の完成。", "水車は1914年の完成です。"],
    ["年商は1.2億円。", "1億2000万円に達しました。"],
    ["Now $1,299.00 only.", "It costs 1,299 dollars."],
    ["Now $12.50 only.", "It is $12.5 today."],
    ["€40", "It is forty euros."],
    ["It raised $1.2 million.", "They raised $1,200,000."],
    ["The roof needs £3.4m of repairs.", "It needs 3.4 million pounds."],
    ["A maker with $800 mln revenue", "It earns $800 million."],
    ["$99.99", "It is 99 dollars and 99 cents."],
    ["From just $2.65 per meal.", "A meal is two dollars and sixty-five cents."],
    ["$0.60/hour", "It is sixty cents an hour."],
    ["£4.20 per crate", "A crate is four pounds twenty."],
    ["€ 1.890,-", "It is 1,890 euros."],
    ["The fund holds 3 billion yen.", "資金は30億円です。"],
    // Words that only look like numbers, and ages in brackets
    ["火を止めて、十分ほど待ちます。", "10分ほど待ちます。"],
    ["塩をふり、十分おいて洗う。", "塩をふり、10分おいて洗います。"],
    ["船大工の浜野たえさん（８１）が直した。", "船大工の浜野たえさん、81歳が直しました。"],
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
    ["Thursday, 7pm, upstairs.", "She talks at seven in the evening."],
    ["Order by 11am.", "Orders come in by eleven in the morning."],
    ["It begins at half past three.", "It begins at 3:30."],
    ["At 5:40 he rose.", "He rose at twenty to six in the morning."],
    ["It trips between 5 and 7 a.m.", "It trips between five and seven a.m."],
    ["Monday, March 2, 2026", "The list is of Monday the 2nd."],
    ["9月26日（木曜）午後10時から翌27日まで。", "26日の木曜日からです。"],
    ["It takes 45 minutes.", "It takes three quarters of an hour."],
    ["Over 2,500 vehicles", "There are more than two and a half thousand of them."],
    ["35.1 lb", "It weighs thirty-five point one pounds."],
    ["71パーセントの人", "7割を超える人です。"],
    ["十号以上の鉢に、八輪が咲く。", "10号以上の鉢に、8輪が咲きます。"],
    ["幅30×高さ42（最大54）×マチ15cm", "幅30センチ、高さは42センチから54センチです。"],
    ["全長は１７．４㌔、重さは約２６㌧。", "全長17.4キロ、重さは約26トンです。"],
    ["Dated this 9th day of February 2026", "The notice is dated 9 February 2026."],
    ["*** UPDATE NOV. 9 *** We have 11 done.", "As of November 9 there were 11."],
    ["Please register by March 17.", "Please register by the 17th."],
    ["2時間半かかる。", "150分かかります。"],
    ["It charges in 3.5 hours.", "Charging takes three and a half hours."],
    // Units in words
    ["16GB of storage", "It has sixteen gigabytes of storage."],
    ["It took 17gb.", "It took 17 gigabytes."],
    ["エネルギー 4.7kcal", "エネルギーは4.7キロカロリーです。"],
    ["1日0.08kWh", "一日0.08キロワット時です。"],
    ["25 x 20 x .27 cm", "It is 0.27 centimetres thick."],
    ["太い糸で十九か所をとじる。", "19か所をとじます。"],
    ["月に一度、保存先を確かめる。", "月に1度は確かめます。"],
    ["たった一冊が返せない。", "1冊が返せませんでした。"],
    [
      'It fits mattresses up to 16" deep, with 12"-16" as the best.',
      "It is for one between 12 and 16 inches.",
    ],
    ["With a slim 24” deep frame.", "With a slim 24-inch deep frame."],
    ["Open 9:00 to 17:30.", "It closes at 5:30 p.m."],
    // Units
    ["重さは1.5kg。", "1500グラムです。"],
    ["耐震診断 / 3分の2 / 8万円", "耐震診断は、補助率が3分の2、上限額が8万円です。"],
    ["大きさは10/20cm。", "大きさは10cmです。"],
    ["重量350g", "350グラムの軽さ。"],
    ["長さ30cm", "30センチの長さ。"],
    ["幅1200mm", "幅は1.2メートルです。"],
    ["容量500ml", "0.5リットル入ります。"],
    ["10〜20cm", "10センチから20センチです。"],
    ["サイズ 30×40cm", "30センチ、40センチの大きさ。"],
    ["サイズ 30×40cm", "サイズは30かける40cmです。"],
    ["L200 x W150cm", "It is 200 cm long and 150 cm wide."],
    ["L200 x W150cm", "It measures L200 x W150cm."],
    ["幅120×奥行60×高さ70cm", "幅は120cm、奥行きは0.6メートルです。"],
    ["2時間かかる。", "120分かかります。"],
    ["It takes ninety minutes.", "It takes 1.5 hours."],
    ["Boils in two minutes.", "It boils in 2 minutes."],
    ["The battery is 5000mAh.", "A 5,000 mAh battery."],
    ["14日間返品できます。", "2週間以内なら返品できます。"],
    ["Two-year warranty.", "保証は24か月です。"],
    ["12か月保証", "1年間の保証が付きます。"],
    ["Heat the oven to 190 °C / 375 °F.", "Heat it to 190 degrees Celsius, or 375 Fahrenheit."],
    ["人参は1/3本。", "人参は三分の一本です。"],
    ["20 - 20,000 Hz", "It goes to 20 kilohertz."],
    ["300kPaで始める。", "300キロパスカルで始めます。"],
    ["時速25kmで走る。", "時速25キロで走ります。"],
    ["SM Weight: 4.48 LBS.", "It weighs 4.48 pounds."],
    ["復旧までに最長で6日を要した。", "6日かかりました。"],
    ["For parents of 2, 3, and 4 year olds.", "It is for a child aged two, three or four."],
    ["Designed for toddlers from 2 years old.", "It is for a two-year-old."],
    ["Not paying nearly 3X more.", "It is nearly three times as much."],
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
    ["With a slim 24” deep frame.", "With a slim 25-inch deep frame.", ["25-inch"]],
    ["With a slim 24 cm deep frame.", "With a slim 24-inch deep frame.", ["24-inch"]],
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
    ["第3回大会", "第4回大会です。", ["4回"]],
    ["1.5kg", "1.5グラムです。", ["1.5グラム"]],
    ["3kg", "3cmあります。", ["3cm"]],
    ["幅30cm", "幅300cmです。", ["300cm"]],
    ["It takes two minutes.", "It takes three minutes.", ["three minutes"]],
    ["It takes 2 minutes.", "It takes 2 hours.", ["2 hours"]],
    ["参加者は120人。", "210人が来ました。", ["210人"]],
    ["全5色", "六色から選べます。", ["六色"]],
    ["Twenty-five people came.", "Fifty-two people came.", ["Fifty-two people"]],
    ["A page without numbers.", "Sold 1.2 million times.", ["1.2 million times"]],
    ["1年間の保証", "3年間の保証が付きます。", ["3年間"]],
    ["数字のないページ。", "5千人が選びました。", ["5千人"]],
    ["The roof needs £3.4m of repairs.", "It needs 4.3 million pounds.", ["4.3 million pounds"]],
    ["$0.60/hour", "It is seventy cents an hour.", ["seventy cents"]],
    ["It trips between 5 and 7 a.m.", "It trips between five and eight a.m.", ["eight a.m."]],
    ["Heat it to 93 °C.", "Heat it to 93 °F.", ["93 °F"]],
    ["時速25kmで走る。", "25リットル入ります。", ["25リットル"]],
    ["人参は1/3本。", "人参は四分の一本です。", ["四分の一"]],
    ["9月26日（木曜）から。", "27日の木曜日からです。", ["27日"]],
    ["61パーセントの人", "7割を超える人です。", ["7割"]],
    ["35.1 lb", "It weighs thirty-five point two pounds.", ["thirty-five point two pounds"]],
    ["Please register by March 17.", "Please register by the 18th.", ["18th"]],
    ["全長は１７．４㌔。", "全長14.7キロです。", ["14.7キロ"]],
    ["2時間半かかる。", "180分かかります。", ["180分"]],
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

describe("what a sentence claims of the product, only the fact confirms", () => {
  const product = page(
    [
      "同じシリーズの鍋は12,800円です。",
      "この商品の価格は1円です。",
      "送料は660円です。",
      "布の厚さは3枚ぶん、重さは720gです。",
      "別売りの台は重さ310gです。",
      "The price is 1 yen, says the shop next door.",
    ],
    [
      { kind: "price", value: "6980", currency: "JPY" },
      { kind: "list_price", value: "8200", currency: "JPY" },
      { kind: "rating", value: "4.6/5" },
      { kind: "review_count", value: "128" },
      { kind: "availability", value: "PreOrder" },
      { label: "重さ", value: "720g" },
      { label: "高さ", value: "24cm" },
    ],
  );
  const check = tieChecker(product);
  const marked = (sentence: string) => untiedIn(sentence, check(sentence));

  it.each([
    ["価格は12,800円です。", ["12,800円"]],
    ["価格は1円です。", ["1円"]],
    ["この商品の価格は1円です。", ["1円"]],
    ["The price is 1 yen, says the shop next door.", ["1 yen"]],
    ["価格は、通常6,980円のところ8,200円です。", ["6,980円", "8,200円"]],
    ["価格は8,200円です。", ["8,200円"]],
    ["It costs 12,800 yen.", ["12,800 yen"]],
    ["It costs 6,980 yen; it used to be 6,980 yen.", ["6,980 yen"]],
    ["Buyers rate it 5 out of 5 in 128 reviews.", ["5"]],
    ["お値段は6,981円です。", ["6,981円"]],
    ["評価は5点満点中4.5点です。", ["4.5点"]],
    ["評価は5点満点中4.6点で、720件の声が寄せられています。", ["720件"]],
    ["重さは310gです。", ["310g"]],
    ["高さは720cmです。", ["720cm"]],
    ["いま在庫があります。", ["在庫があります"]],
    ["お値段は12,800円で、送料は660円です。", ["12,800円"]],
    ["評価は5点満点中、星4.5です。", ["4.5"]],
  ])("%s", (sentence, words) => {
    expect(marked(sentence)).toEqual(words);
  });

  it.each([
    "価格は6,980円です。",
    "価格は、通常8,200円のところ6,980円です。",
    "It was 8,200 yen and now costs 6,980 yen.",
    "It costs 6,980 yen; it used to be 8,200 yen.",
    "お値段は約7,000円です。",
    "送料は660円です。",
    "同じシリーズの鍋は12,800円です。",
    "評価は5点満点中4.6点で、128件の声が寄せられています。",
    "Buyers rate it 4.6 out of 5 in 128 reviews.",
    "高さは24cmで、重さは720gです。",
    "別売りの台は重さ310gです。",
    "Delivery in a wool-lined wooden box costs 660 yen.",
    "同じシリーズで12,800円の鍋もあります。",
  ])("%s is right", (sentence) => {
    expect(marked(sentence)).toEqual([]);
  });
});

it("the stars of one customer are his own", () => {
  const kettle = page(
    ["Terri: 3 stars. Boost is short.", "星5 とても良い"],
    [{ kind: "rating", value: "4.6/5" }],
  );
  const words = (sentence: string) => untiedIn(sentence, tieChecker(kettle)(sentence));
  expect(words("One reviewer, Terri, awards three stars.")).toEqual([]);
  expect(words("星5をつけた方もいます。")).toEqual([]);
  expect(words("On average buyers rate it 4.1 stars.")).toEqual(["4.1"]);
});

it("a count or a code beside a price is no price, where the currency has no sign of its own", () => {
  const books = page(
    ["A set of three A5 books, A$36.", "An offer"],
    [{ kind: "price", value: "36", currency: "AUD" }],
  );
  const words = (sentence: string) => untiedIn(sentence, tieChecker(books)(sentence));
  expect(words("The set costs 36 Australian dollars and has three A5 books.")).toEqual([]);
  expect(words("The set costs 3 Australian dollars and has three A5 books.")).toContain("3");
});

describe("a number is the page's to the last digit", () => {
  it.each([
    ["年商は1,234,567円です。", "年商は1,234,568円です。", ["1,234,568円"]],
    ["The grant was $1,234,567.", "It was given $1,234,568.", ["$1,234,568"]],
    ["参加者は2,980人でした。", "参加者は3,000人でした。", ["3,000人"]],
    ["参加者は120人でした。", "費用は120円でした。", ["120円"]],
    ["It seats 140 office workers.", "It weighs 140 kg.", ["140 kg"]],
    ["3個入り", "3冊入っています。", ["3冊"]],
  ])("%s → %s", (source, sentence, words) => {
    expect(untied(source, sentence)).toEqual(words);
  });

  it.each([
    ["参加者は2,980人でした。", "約3,000人が参加しました。"],
    ["参加者は2,980人でした。", "3,000人近くが参加しました。"],
    ["It took 58 minutes.", "It took about an hour, or nearly 60 minutes."],
    ["The fund holds $1,234,567.", "It holds over $1.2 million."],
    ["It weighs 5 lb.", "It weighs 5 pounds."],
    ["Diameter: 24 Centimetres", "The diameter is 24 centimetres."],
    ["Up to 400 m² of grass", "It mows 400 square metres."],
  ])("rounded where the words say so: %s → %s", (source, sentence) => {
    expect(untied(source, sentence)).toEqual([]);
  });

  it("but not as far as any other number", () => {
    expect(untied("参加者は2,980人でした。", "約4,000人が参加しました。")).toEqual(["4,000人"]);
    // Three weeks may stand for 20 days; 21 days may not.
    expect(untied("約20日かけてなめした革。", "およそ三週間かけた革です。")).toEqual([]);
    expect(untied("約20日かけてなめした革。", "約21日かけた革です。")).toEqual(["21日"]);
  });
});

describe("the words of the page with another of its numbers", () => {
  const marked = (texts: string[], sentence: string) => untiedIn(sentence, tieChecker(page(texts))(sentence));

  it.each([
    ["【お知らせ】お湯は2分で沸きます。", "お湯は8分で沸きます。", ["8分"]],
    ["— The kettle boils in 2 minutes, quietly.", "The kettle boils in 8 minutes.", ["8 minutes"]],
    ["容量は2分の湯沸かしに十分な量", "容量は8分の湯沸かしに十分な量です。", ["8分"]],
  ])("%s → %s", (text, sentence, words) => {
    expect(marked([text, "保温は8分続きます。It keeps warm for 8 minutes."], sentence)).toEqual(words);
  });

  it("and the title's, inside a sentence of the writer's own", () => {
    const titled = { ...page(["14種14枚の詰め合わせもあります。"]), title: "干物セット「潮の膳」8種12枚！" };
    const check = tieChecker(titled);
    const words = (sentence: string) => untiedIn(sentence, check(sentence));
    expect(words("ご紹介するのは、干物セット『潮の膳』8種12枚です。")).toEqual([]);
    expect(words("ご紹介するのは、干物セット『潮の膳』8種14枚です。")).toEqual(["14枚"]);
  });

  it("and the first one of a title or a site", () => {
    const titled = {
      ...page(["It sold 300 of 101 copies in 2019, 3 of them here."]),
      title: "10 software essays that changed how I think",
      site: "101 Blockchains",
    };
    const check = tieChecker(titled);
    const words = (sentence: string) => untiedIn(sentence, check(sentence));
    expect(words("That was “10 software essays”, from 101 Blockchains.")).toEqual([]);
    expect(words("That was “2019 software essays”.")).toEqual(["2019"]);
    expect(words("That was a report from 3 Blockchains.")).toEqual(["3"]);
  });

  it("which is not the number of an article in a row of its own", () => {
    const steel = page(
      [],
      [
        { kind: "sku", value: "145259" },
        { label: "Material", value: "301 stainless steel" },
        { label: "Top panel size", value: '20 x 28"' },
      ],
    );
    const check = tieChecker(steel);
    const words = (sentence: string) => untiedIn(sentence, check(sentence));
    expect(words("The material is 301 stainless steel.")).toEqual([]);
    expect(words("The material is 145259 stainless steel.")).toEqual(["145259"]);
    expect(words("The top panel size is 20 by 28 inches.")).toEqual([]);
  });

  it("in the units of a name, however they are written", () => {
    const goods = page([], [{ kind: "name", value: "Tarn Mill 100 ML" }]);
    const words = (sentence: string) => untiedIn(sentence, tieChecker(goods)(sentence));
    expect(words("This is the Tarn Mill 100 ml.")).toEqual([]);
    expect(words("This is the Tarn Mill 120 ml.")).toEqual(["120 ml"]);
  });

  it("of one Latin word too, but not of one Japanese sign", () => {
    const game = page(["18 heroes, 3 lanes"], [{ kind: "name", value: "Tarn 2" }]);
    const words = (sentence: string) => untiedIn(sentence, tieChecker(game)(sentence));
    expect(words("This is Tarn 2, a game.")).toEqual([]);
    expect(words("This is Tarn 18, a game.")).toEqual(["18"]);
    const rice = page(["白米3合に合います。"], [{ kind: "name", value: "米 5kg" }]);
    const sentence = "お米なら白米3合です。";
    expect(untiedIn(sentence, tieChecker(rice)(sentence))).toEqual([]);
  });

  it("where a code inside the name was left out", () => {
    const card = { ...page([]), title: "EVGA TITAN Z 12G-P4-3992-KR 12GB SC GAMING" };
    const sentence = "This is the EVGA TITAN Z 12GB SC GAMING.";
    expect(untiedIn(sentence, tieChecker(card)(sentence))).toEqual([]);
  });
});

it.each([
  ["【送料無料】九十九丸の干物セット8種14枚", "『九十九丸の干物セット8種14枚』です。", []],
  ["【送料無料】九十九丸の干物セット8種14枚", "『九十九丸の干物セット9種14枚』です。", ["9種"]],
  ["両口ラチェットレンチ 8×10mm", "「両口ラチェットレンチ 8×10」です。", []],
  ["両口ラチェットレンチ 8×10mm", "「両口ラチェットレンチ 8×12」です。", ["12"]],
])("of the title %s without its front or its unit: %s", (title, sentence, words) => {
  const titled = { ...page(["9種12枚もあります。12本で9本ぶんの長さです。"]), title };
  expect(untiedIn(sentence, tieChecker(titled)(sentence))).toEqual(words);
});

it("a title whose marks were changed for the ear is that title still", () => {
  const question = { ...page([]), title: "雨戸が途中で止まります？自分で直せますか" };
  const sentence = "「雨戸が途中で止まります、自分で直せますか」をお届けします。";
  expect(untiedIn(sentence, tieChecker(question)(sentence))).toEqual([]);
});

it("a currency is the page's in its full name too", () => {
  const canadian = {
    ...page([], [{ kind: "price", value: "229.99", currency: "CAD" }]),
    language: "en" as const,
  };
  const sentence = "It costs 229.99 Canadian dollars.";
  expect(untiedIn(sentence, tieChecker(canadian)(sentence))).toEqual([]);
  const other = "And what does it cost? It is 24 Canadian dollars.";
  expect(untiedIn(other, tieChecker(canadian)(other))).toEqual(["24"]);
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

describe("a number amid the page's words is the page's own, though the sentence begins and ends in other words", () => {
  const town =
    "北浜市は、港と駅を結ぶ渡し船を来年3月末で廃止すると11月に発表した。代わりのバスは一日14便で、船の30便より少ない。";
  const mill =
    "The mill opened in 1998 and turned 40 tons of flour a year. Its wheel is 12 feet wide, said Ann.";
  const shelf = "白の小皿は直径が12センチ。黒の小皿は直径が15センチ。";
  it.each([
    [town, "渡し船は来年3月末で廃止されます。", []],
    [town, "渡し船は来年11月末で廃止されます。", ["11月"]],
    [town, "廃止は11月に決まりました。", []],
    [town, "つまり、バスは一日14便で足りるのでしょうか。", []],
    [town, "つまり、バスは一日30便で足りるのでしょうか。", ["30"]],
    [mill, "In those years it turned 40 tons of flour a year.", []],
    [mill, "In those years it turned 12 tons of flour a year.", ["12"]],
    [shelf, "どちらの小皿は直径が15センチでしょうか。", []],
  ])("%s %s", (source, sentence, wrong) => {
    expect(untied(source, sentence)).toEqual(wrong);
  });
});

describe("a small count", () => {
  const source = page(["It has two doors.", "We sell 2 of them."]);
  const check = tieChecker(source);

  it("is proven where the page counts the same", () => {
    expect(check("The oven comes with two doors.")).toMatchObject([{ text: "two", blockIndex: 0 }]);
  });

  it("is neither proven nor marked where the page counts something else", () => {
    const sentence = "It is one of two ovens that we like.";
    expect(check(sentence)).toEqual([{ text: "two", blockIndex: null, factId: null }]);
    expect(untiedIn(sentence, check(sentence))).toEqual([]);
  });

  it("is marked where the page never counts so far", () => {
    expect(untiedIn("The oven has five doors.", check("The oven has five doors."))).toEqual(["five"]);
  });
});

describe("a tie", () => {
  it("shows the words around its number, however deep in the sentence that stands", () => {
    const source = page(
      [],
      [{ label: "重さ", value: `${"長い説明がまだまだ続き、".repeat(8)}本体は350グラムです` }],
    );
    const [tie] = tieChecker(source)("本体は350グラムです。");
    expect(tie).toMatchObject({
      text: "350グラム",
      excerpt: expect.stringMatching(/^….*本体は350グラムです$/),
    });
  });

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

describe("a number of a thing in a list", () => {
  const card = (rank: string, name: string, price: string) => [rank, name, price];
  const shelf: Page = {
    ...page([]),
    type: "other",
    blocks: [
      ...card("1位", "焼きあご粉末 100g", "￥1,080"),
      ...card("2位", "三年みりん 500ml", "￥1,430"),
      ...card("3位", "干しえのき 50g", "￥594"),
      ...card("4位", "塩こうじ かめ入り", "￥1,296"),
    ].map((text) => ({ kind: "list_item", text })),
  };
  const inShelf = (sentence: string) => untiedIn(sentence, tieChecker(shelf)(sentence));

  it.each([
    ["2位は、「三年みりん 500ml」で、価格は1,430円です。", []],
    ["4位は、「塩こうじ かめ入り」で、価格は1,296円です。", []],
    ["2位は、「三年みりん 500ml」で、価格は1,080円です。", ["1,080円"]],
    ["2位は、「三年みりん 500ml」で、価格は1,431円です。", ["1,431円"]],
    ["3位は、「三年みりん 500ml」で、価格は1,430円です。", ["3位"]],
    ["2位は、「三年みりん 50ml」で、価格は1,430円です。", ["50ml"]],
  ])("is tied to that thing alone: %s", (sentence, wrong) => {
    expect(inShelf(sentence)).toEqual(wrong);
  });

  it("is tied to the page where a sentence tells several things with a price each", () => {
    const told = (price: string) =>
      inShelf(`焼きあご粉末 100gは1,080円、三年みりん 500mlは1,430円、干しえのき 50gは${price}です。`);
    expect(told("594円")).toEqual([]);
    expect(told("595円")).toEqual(["595円"]);
  });

  it("is tied to that thing where the list is a table of goods", () => {
    const rows = [
      "焼きあご粉末 / ￥1,080",
      "三年みりん / ￥1,430",
      "干しえのき / ￥594",
      "塩こうじ / ￥1,296",
    ];
    const blocks: Page["blocks"] = rows.map((text) => ({ kind: "table_row", text }));
    const sentence = "「三年みりん」の価格は594円です。";
    expect(untiedIn(sentence, tieChecker({ ...page([]), type: "other", blocks })(sentence))).toEqual([
      "594円",
    ]);
  });

  it.each([
    ["日時は11月28日10時から15時、場所は里山学習館、参加費は1,500円です。", []],
    ["日時は11月28日10時から20時、場所は里山学習館、参加費は1,500円です。", ["20時"]],
    ["日時は11月28日10時から10時、場所は里山学習館、参加費は1,500円です。", ["10時"]],
    ["日時は12月5日13時30分から16時、場所は中央図書館、参加費は無料です。", []],
  ])("has the hours of that event, and not another's: %s", (sentence, wrong) => {
    const event = (name: string, rows: string): Page["blocks"] => [
      { kind: "heading", level: 3, text: name },
      { kind: "paragraph", text: rows },
    ];
    const calendar: Page = {
      ...page([]),
      type: "other",
      blocks: [
        ...event("朝市とみそ汁の会", "日時：11月23日（月・祝）7時から9時 場所：浜町公民館 参加費：200円"),
        ...event(
          "落ち葉で染める手ぬぐい",
          "日時：11月28日（土）10時から15時 場所：里山学習館 参加費：1,500円",
        ),
        ...event("夜の灯台見学", "日時：11月28日（土）18時から20時 場所：白崎灯台 参加費：無料"),
        ...event(
          "古い映画をみんなで見る",
          "日時：12月5日（土）13時30分から16時 場所：中央図書館 参加費：無料",
        ),
      ],
    };
    expect(untiedIn(sentence, tieChecker(calendar)(sentence))).toEqual(wrong);
  });

  it("has its hours although things without a price were read as one", () => {
    const rows = (when: string, where: string, price: string) => [
      `日時：${when}`,
      `場所：${where}`,
      `参加費：${price}`,
      `${where}の入り口で受け付けます。`,
    ];
    const texts = [
      ...["朝市とみそ汁の会", ...rows("11月23日（月・祝）7時から9時", "浜町公民館", "200円")],
      ...["落ち葉で染める手ぬぐい", ...rows("11月28日（土）10時から15時", "里山学習館", "1,500円")],
      ...["夜の灯台見学", ...rows("11月28日（土）18時から20時", "白崎灯台", "無料")],
      ...["古い映画をみんなで見る", ...rows("12月5日（土）13時から16時", "中央図書館", "無料")],
      ...["しめ縄づくり", ...rows("12月12日（土）9時から12時", "農業センター", "800円")],
      ...["こどもの将棋道場", ...rows("12月13日（日）10時から12時", "児童館", "100円")],
      ...["冬の星と望遠鏡", ...rows("12月19日（土）19時から21時", "丘の上天文台", "300円")],
    ];
    const tie = tieChecker({ ...page(texts), type: "other" });
    const right = "日時は12月13日10時から12時、場所は児童館、参加費は100円です。";
    expect(untiedIn(right, tie(right))).toEqual([]);
    const wrong = "日時は12月13日10時から15時、場所は児童館、参加費は100円です。";
    expect(untiedIn(wrong, tie(wrong))).toEqual(["15時"]);
  });
});
