import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { amountsBeside } from "../fees/amounts-below-ja.ts";
import { withJapaneseRows } from "../told-rows-ja.ts";
import { actOf, withActRows, withLabelledAsRows } from "./acts-ja.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const told = (...blocks: Block[]) => {
  const rows = withLabelledAsRows(textPage("木工教室の参加者を募集します", blocks, { language: "ja" }));
  const page = withActRows(withJapaneseRows(rows), rows);
  return page.blocks.flatMap(({ text }, at) => (text !== blocks[at]?.text && text ? [text] : []));
};

it("knows the parts of a notice by which one acts [6.2]", () => {
  expect(
    ["開催日時", "申込締切", "参加費", "お申し込み方法", "応募できる方", "会場", "お問い合わせ先"].map(actOf),
  ).toEqual(["when", "due", "fee", "how", "who", "where", "contact"]);
  expect(["無料", "昨年の様子", "雨の日", "館長"].map(actOf)).toEqual([null, null, null, null]);
});

it("tells a row with the sentences and the limits in it [6.2]", () => {
  expect(
    told(
      headingBlock("募集の概要"),
      row("応募できる方: 市内に住み、自分で耕せる18歳以上の方。申込みは1世帯に1区画です。"),
      row("公開抽選: 2月20日(金曜日)午前10時 第2庁舎3階(参加は自由です)"),
    ),
  ).toEqual([
    "応募できる方は、市内に住み、自分で耕せる18歳以上の方です。申込みは1世帯に1区画です。",
    "公開抽選は、2月20日金曜日、午前10時、第2庁舎3階です。参加は自由です。",
  ]);
});

it("tells a day that is not sure with the word for it, in one sentence [6.2]", () => {
  expect(told(headingBlock("教室の概要"), row("申込開始: 2月20日（予定）"), row("会場: 旧小屋"))).toContain(
    "申込開始は、2月20日の予定です。",
  );
});

it("says of a sentence with a subject of its own what it is about [6.2]", () => {
  expect(told(headingBlock("募集の概要"), row("取消し: 9月9日までは無料です。当日は全額です。"))).toEqual([
    "取消しについては、9月9日までは無料です。当日は全額です。",
  ]);
  expect(told(headingBlock("募集の概要"), row("結果の通知: 2月27日までに全員へ送ります"))).toEqual([
    "結果の通知は、2月27日までに全員へ送ります。",
  ]);
});

it("leaves rows that point elsewhere or whose note has no end as they are [6.2]", () => {
  expect(
    told(headingBlock("募集の概要"), row("申込方法: 市の案内を参照"), row("館長: 2月20日に着任")),
  ).toEqual([]);
  expect(
    told(headingBlock("案内"), row("営業日: 月曜日（1月11日は開館、12日は休館）、年末年始（12月29日から）")),
  ).toEqual([]);
  expect(actOf("休館日")).toBeNull();
  expect(told(headingBlock("募集の概要"), row("利用できる方: 市民で耕す方（ただし雨天を除いて）"))).toEqual(
    [],
  );
});

it("takes labelled paragraphs that stand together for rows [6.2]", () => {
  const labelled = [
    "【日時】9月12日(土)10時から13時まで",
    "【受講料】4,800円",
    "【申込方法】電話で受け付けます。",
  ];
  expect(told(headingBlock("案内"), ...labelled.map(saidBlock))).toEqual([
    "日時は、9月12日土曜日10時から13時までです。",
    "受講料は、4,800円です。",
    "申込方法については、電話で受け付けます。",
  ]);
  expect(told(saidBlock("【日時】9月12日"), saidBlock("【速報】橋が開通しました"))).toEqual([]);
});

const parts = [
  saidBlock("昼の部 古本市"),
  row("会場: 河川公園"),
  row("入場料: 無料"),
  saidBlock("夜の部 朗読の夜"),
  row("会場: 旧小屋(仲町2番8号)"),
  row("入場料: 一般 2,500円"),
  saidBlock("会員 2,000円"),
  saidBlock("高校生以下 500円"),
];
it("tells the fee out of several labels whose lines were run together", () => {
  const said = told(
    saidBlock("【日時】9月12日（土）10:00〜12:00"),
    saidBlock("【会場】楢川町公民館"),
    saidBlock("【参加費】大人 2,800円／小学生 1,200円 【持ち物】軍手、飲みもの 【貸出し】前かけ"),
  ).join("");
  expect(said).toMatch(/参加費は、?大人が?2,800円、小学生が?1,200円です。/u);
  expect(said).not.toContain("軍手");
});

it("tells amounts that stand below each other with for whom they are, and of which part [6.2]", () => {
  expect(told(headingBlock("開催概要"), ...parts)).toContain(
    "夜の部の入場料は、一般が2,500円、会員が2,000円、高校生以下が500円です。",
  );
  const twice = parts.with(-1, saidBlock("会員 500円"));
  expect(told(headingBlock("開催概要"), ...twice).join("")).not.toContain("一般が");
});

it("tells amounts beside each other with for whom they are [6.2]", () => {
  expect(told(headingBlock("要項"), row("参加料: フル 8,500円/3km(親子) 2,500円"))).toEqual([
    "参加料は、フルが8,500円、3km、親子が2,500円です。",
  ]);
  expect(amountsBeside("フル 8,500円／2,500円")).toBeNull();
  expect(amountsBeside("本館 500円／本館 300円")).toBeNull();
});

it("names the ways of which one takes one [6.2]", () => {
  const ways = ["1 電子申請 市の窓口で入力してください。", "2 郵送 用紙を送ってください。"].map(saidBlock);
  const asks = saidBlock("次のいずれかの方法で申し込んでください。電話はご遠慮ください。");
  expect(told(headingBlock("申込方法"), asks, ...ways)).toEqual([
    "電子申請、郵送のいずれかの方法で申し込んでください。電話はご遠慮ください。",
  ]);
  expect(told(headingBlock("申込方法"), asks, saidBlock("用紙を送ってください。"))).toEqual([]);
});

const notice = (...blocks: Block[]) =>
  textPage(
    "市民農園の利用者を募集します",
    [
      saidBlock("市では、野菜や花を育てていただくため、三か所に農園を設けています。初めての方も歓迎します。"),
      ...Array.from({ length: 8 }, (_, at) =>
        saidBlock(
          `農園の土は${at + 2}年前から堆肥を入れて育ててきたもので、どの区画でも根菜がよく太ります。`,
        ),
      ),
      headingBlock("募集の概要"),
      ...blocks,
      headingBlock("昨年の様子"),
      saidBlock("昨年の使用料は年に3,000円で、56区画に131件の応募がありました。"),
    ],
    { language: "ja" },
  );
const rows = [
  row("申込期間: 1月13日から2月6日まで。郵送の場合も2月6日必着です。"),
  row("対象: 市内に住む18歳以上の方"),
  row("使用料: 年額5,000円"),
  row("申込方法: 電子申請か郵送"),
];
it("tells all by which one acts before what is only of interest, and nothing of last year [6.2]", async () => {
  const said = (await paragraphsWritten(notice(...rows), 60)).flat().join("");
  for (const text of [
    "申込期間は、1月13日",
    "2月6日必着",
    "対象は市内に住む18歳以上",
    "年額5,000円",
    "電子申請",
  ])
    expect(said).toContain(text);
  expect(said).not.toContain("131件");
});

it("tells when an event is called off before what one may not do there", async () => {
  const page = textPage(
    "夜の水車を歩く会",
    [
      saidBlock("夜の水車を、灯りひとつで歩きます。"),
      row("日時: 9月12日（土）18:00〜20:00"),
      row("集合場所: 楢川町公民館"),
      row("定員: 20名"),
      headingBlock("当日の流れ"),
      row("18:00 / 受付 / 灯りの配布"),
      headingBlock("中止のとき"),
      saidBlock("雷の注意報が出た日と、前日までに大雨が降った日は中止です。"),
      headingBlock("お願い"),
      saidBlock("水車の羽根には触れません。"),
      saidBlock("水門の上には登れません。"),
    ],
    { language: "ja" },
  );
  const said = (await paragraphsWritten(page, 30)).flat().join("");
  expect(said).toContain("大雨が降った日は中止です。");
});

it("tells another text by its passages [6.2]", async () => {
  const said = (await paragraphsWritten(notice(row("使用料: 年額5,000円")), 60)).flat();
  expect(said.filter((text) => text.includes("堆肥")).length).toBeGreaterThan(1);
});

it("says a rate as one, and takes no share and no day for a list [6.2]", () => {
  const said = (text: string) => told(headingBlock("開催の案内"), row(text));
  expect(said("体験料: 1,500円/人")).toEqual(["体験料は、1人につき1,500円です。"]);
  for (const text of [
    "日時: 10/12(土) 10:00〜16:00",
    "補助額: 購入費の1/2（上限20,000円）",
    "定員: 各6名／クラス",
  ])
    expect(said(text)).toEqual([]);
  expect(said("申込方法: 電話／窓口")).toEqual(["申込方法は、電話、窓口です。"]);
});

it("leaves amounts in brackets, each of which belongs to another amount [6.2]", () => {
  const said = (text: string) => told(headingBlock("案内"), row(text));
  expect(said("料金: 一般3,000円（前売2,500円）、学生2,000円（前売1,500円）")).toEqual([]);
  expect(said("料金: 大人1,500円、高校生以下800円（入場料を含みます）")).toEqual([
    "料金は、大人1,500円、高校生以下800円です。入場料を含みます。",
  ]);
});

it("asks in a row without a subject [6.2]", () => {
  expect(told(headingBlock("案内"), row("集合: 午後6時に天文台の入口に来てください。"))).toEqual([
    "集合については、午後6時に天文台の入口に来てください。",
  ]);
});

it("leaves labelled paragraphs that warn or tell as they are [6.2]", () => {
  const labelled = [
    "【日時】10月20日 午前9時から正午まで",
    "【注意】畑の周りには蜂の巣があります。黒い服は避けてください。",
    "【参加費】大人500円、子ども200円",
    "【申込先】里山センター",
  ];
  const page = withLabelledAsRows(
    textPage("芋掘りをします", [headingBlock("案内"), ...labelled.map(saidBlock)], { language: "ja" }),
  );
  expect(page.blocks.map(({ kind }) => kind)).toEqual([
    "heading",
    "table_row",
    "paragraph",
    "table_row",
    "table_row",
  ]);
});

it("names no ways where one of them has no name [6.2]", () => {
  const asks = saidBlock("次のいずれかの方法で申し込んでください。");
  const ways = (...names: string[]) =>
    told(
      headingBlock("申込方法"),
      asks,
      ...names.map((name, at) => saidBlock(`${at + 1} ${name} 受け付けます。`)),
    );
  expect(ways("電話", "窓口", "LINE", "Web")).toEqual([
    "電話、窓口、LINE、Webのいずれかの方法で申し込んでください。",
  ]);
  expect(ways("電話", "窓口", "「まちの窓」")).toEqual([]);
});

it("names whom to call below a heading of that, where nothing more is said [6.2]", () => {
  const said = (heading: string, text: string) =>
    told(
      saidBlock("日時は、10月4日です。"),
      saidBlock("会場は、本館です。"),
      saidBlock("入場料は、無料です。"),
      headingBlock(heading),
      saidBlock(text),
    ).filter((one) => one.startsWith("問い合わせは"));
  expect(said("お問い合わせ", "楢川町 農林課 電話 0264-00-5120")).toEqual([
    "問い合わせは、楢川町、農林課、電話0264-00-5120です。",
  ]);
  expect(said("宿泊", "民宿やまびこ 電話 0264-00-7788")).toEqual([]);
  expect(said("申込方法", "森の管理棟 電話 0264-00-5120 月曜と日曜はつながりません。")).toEqual([]);
});

it("tells what else has a price below a heading of prices, where several have one [6.2]", () => {
  const rows = [row("しみ抜き: 1か所 550円。簡単なものは無料です。"), row("ボタン付け: 無料")];
  expect(told(headingBlock("追加でお願いできること"), ...rows)).toEqual([
    "しみ抜きは、1か所、550円です。簡単なものは無料です。",
    "ボタン付けは、無料です。",
  ]);
  expect(told(headingBlock("ほかの品"), ...rows)).toEqual([]);
  expect(
    told(headingBlock("追加の料金"), row("しみ抜き: 汗のものだけです"), row("ボタン付け: 無料")),
  ).toEqual([]);
});

it("tells when each part of an event begins, and that its day is a holiday [6.2]", () => {
  expect(
    told(
      headingBlock("開催概要"),
      row("会期: 2026年11月3日（月・祝）"),
      row("公開: 11月4日（火）から窓口"),
      row("第二部: 17時15分開場、18時開演（20時ごろ終演予定）"),
      row("第三部: 17人の太鼓"),
    ).slice(-2),
  ).toEqual([
    "公開は、11月4日火曜日から窓口です。",
    "第二部は、17時15分開場、18時開演です。20時ごろ終演予定です。",
  ]);
});

it("says a range of days without a pause before its end, and leaves halves of it to their own sentence [6.2]", () => {
  expect(
    told(headingBlock("開催概要"), row("会期: 4月4日（土）〜6月7日（日）"), row("会場: 旧駅舎")),
  ).toContain("会期は、4月4日土曜日から6月7日日曜日です。");
  const halves = "会期: 4月4日（土）〜6月7日（日） 前期：4月4日〜5月6日 後期：5月8日〜6月7日";
  expect(told(headingBlock("開催概要"), row(halves), row("会場: 旧駅舎")).join("")).not.toContain("前期：");
});

it("tells when and where in the words that one says [6.2]", () => {
  expect(told(row("とき: 5月16日(土曜日)午前10時"), row("ところ: 水車小屋前の広場"))).toEqual([
    "日時は、5月16日土曜日、午前10時です。",
    "会場は、水車小屋前の広場です。",
  ]);
});
