import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, itemBlock, paragraphsWritten, textPage } from "#test/text-page";
import { withJapaneseRows } from "./told-rows-ja.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const item = (text: string): Block => ({ kind: "list_item", text });
const text = (one: string): Block => ({ kind: "paragraph", text: one });

/** Sentences that a page makes of rows, items and fragments, block by block; the others are left out. */
const told = (...blocks: Block[]) => {
  const page = textPage("町の案内", blocks, { language: "ja" });
  return withJapaneseRows(page).blocks.flatMap((block, index) =>
    block !== page.blocks[index] && block.text !== page.blocks[index]?.text && block.text !== ""
      ? [block.text]
      : [],
  );
};

it("tells a table of two columns row by row [6.2]", () => {
  expect(
    told(headingBlock("講座の案内"), row("対象: 市内に住む小学生"), row("持ち物: 上履き、水筒")),
  ).toEqual(["対象は、市内に住む小学生です。", "持ち物は、上履き、水筒です。"]);
});

it("tells prices of things in one sentence, with what they are prices of [6.2]", () => {
  expect(
    told(headingBlock("粗大ごみ"), row("品目: 手数料"), row("布団: 300円"), row("自転車: 600円")),
  ).toEqual(["手数料は、布団が300円、自転車が600円です。"]);
  expect(told(headingBlock("入館料"), row("大人: 600円"), row("小人: 無料"))).toEqual([
    "入館料は、大人が600円、小人が無料です。",
  ]);
});

it("tells a table of several columns with the heads of its columns [6.2]", () => {
  const rows = [
    row("区分 / 個人 / 団体（20名以上）"),
    row("一般 / 600円 / 480円"),
    row("未就学児 / 無料 / 無料"),
  ];
  expect(told(headingBlock("入館料"), ...rows)).toEqual([
    "入館料は、一般の場合、個人が600円、20名以上の団体が480円です。",
    "未就学児は、いずれも無料です。",
  ]);
});

it("tells a comparison whose first cell is empty [6.2]", () => {
  const rows = [row("気化式 / 超音波式"), row("電気代 / 4円 / 6円"), row("予約 / ○ / ×")];
  expect(told(headingBlock("方式の違い"), ...rows)).toEqual(["電気代は、気化式が4円、超音波式が6円です。"]);
});

it.each([
  ["without heads", [row("一般 / 600円 / 480円"), row("学生 / 400円 / 320円")]],
  ["whose row lacks a cell", [row("区分 / 平日 / 休日"), row("一般: 600円")]],
])("tells no table %s [6.2]", (_, rows) => {
  expect(told(headingBlock("入館料"), ...rows)).toEqual([]);
});

it("tells what is done on a day [6.2]", () => {
  expect(
    told(headingBlock("今後の予定"), row("9月上旬: 橋の工事に着手"), row("12月中旬: 全面再開(予定)")),
  ).toEqual(["9月上旬には、橋の工事に着手します。", "12月中旬には、全面再開の予定です。"]);
});

it("tells a short list below its heading as one sentence [6.2]", () => {
  expect(told(headingBlock("必要書類"), item("申請書（様式第1号）"), item("見積書"))).toEqual([
    "必要書類は、申請書、見積書です。",
  ]);
});

it("tells the exceptions of closing days [6.2]", () => {
  const days = [
    item("毎週水曜日(祝日の場合は翌日)"),
    item("冬期休館：11月11日〜翌年4月19日"),
    item("※7月20日から無休"),
  ];
  expect(told(headingBlock("休館日"), ...days)).toEqual([
    "休館日は、毎週水曜日です。ただし、祝日の場合は翌日です。",
    "冬期休館は、11月11日から翌年4月19日です。",
    "7月20日から無休です。",
  ]);
});

it("puts the things of a list where a sentence points at them [6.2]", () => {
  const list = [item("タイヤ、バッテリー"), item("消火器")];
  expect(told(text("次のものは収集できません。店に相談してください。"), ...list)).toEqual([
    "タイヤ、バッテリー、消火器は収集できません。店に相談してください。",
  ]);
});

it.each([
  ["a warning", text("注意"), text("のりは燃えやすいので、火のそばでは使わないでください。")],
  ["the name of a table", text("種類と費用"), { kind: "table_row", text: "大人 / 500円" } as Block],
])("takes what calls out %s for no value of its heading [6.2]", (_, label, below) => {
  expect(told(headingBlock("張り替えの手順"), label, below).filter((one) => one.includes("手順は"))).toEqual(
    [],
  );
});

it("tells a bare date with the heading above it [6.2]", () => {
  expect(told(headingBlock("申請期間"), text("4月1日（水）から2月26日（金）まで"))).toEqual([
    "申請期間は、4月1日水曜日から2月26日金曜日までです。",
  ]);
});

it.each([
  ["the steps of a work", [headingBlock("手順"), item("ねじを外す"), item("戸を外す")]],
  ["a list below a headline", [headingBlock("この秋に見たい花です。"), item("萩"), item("桔梗")]],
  ["a list that nothing announces", [text("秋の野を歩きます。"), item("萩"), item("桔梗")]],
  ["a list of which one cannot be said", [headingBlock("必要書類"), item("申請書"), item("見積書を")]],
  ["a footnote below a text", [text("暦は役場で配ります。"), text("※ 雪で止まることがあります。")]],
  ["a text below a heading", [headingBlock("対象"), text("市内に住む方が対象です。")]],
])("leaves %s as it is [6.2]", (_, blocks) => {
  expect(told(...blocks)).toEqual([]);
});

it("tells on which days of the week a house is open [6.2]", () => {
  const rows = [row("月 / 火 / 水"), row("9:00〜12:00 / ○ / 休 / ○"), row("15:00〜18:00 / ○ / ○ / －")];
  expect(told(headingBlock("診療時間"), ...rows)).toEqual([
    "診療時間は、9時から12時が月曜日、水曜日で、15時から18時が月曜日、火曜日です。",
  ]);
});

it("tells good and bad points with the name of the thing [6.2]", () => {
  const rows = [row("良い点: 気になる点"), row("こぼれない水、軽い音: 値段の高さ、手入れ")];
  expect(told(headingBlock("気化式：静かで電気代が安い"), ...rows)).toEqual([
    "気化式の良い点は、こぼれない水、軽い音です。気化式の気になる点は、値段の高さ、手入れです。",
  ]);
  expect(told(headingBlock("静かで安いのはどれだったか。"), ...rows)).toEqual([]);
  const states = [row("良い点: 気になる点"), row("釜が深く保温性あり: 予約できない、音")];
  expect(told(headingBlock("気化式：静かで電気代が安い"), ...states)).toEqual([]);
});

it("tells the first thing of a list with its heading, whatever joins its words [6.2]", () => {
  expect(told(headingBlock("持ち物"), item("保険証または手帳"), item("紹介状（お持ちの方）"))).toEqual([
    "持ち物は、保険証または手帳、お持ちの方のみ紹介状です。",
  ]);
});

it("tells conditions whole behind the sentence that announces them, and both or none [6.2]", async () => {
  const conditions = [
    text("次のすべてに当てはまる方が対象です。"),
    item("市内に住む方（借家の場合は所有者の同意が必要です）"),
    item("税を滞納していない方"),
  ];
  const blocks = [
    text("町では、水車を直す方に費用の一部を補助しています。"),
    headingBlock("対象となる方"),
    ...conditions,
  ];
  const written = await paragraphsWritten(textPage("水車の補助", blocks, { language: "ja" }), 60);
  expect(written.flat().join("")).toContain(
    "次のすべてに当てはまる方が対象です。市内に住む方です。ただし、借家の場合は所有者の同意が必要です。税を滞納していない方です。",
  );
  const torn = [...blocks.slice(0, -1), item("税を")];
  const others = await paragraphsWritten(textPage("水車の補助", torn, { language: "ja" }), 60);
  expect(others.flat().join("")).not.toMatch(/次のすべて|市内に住む/);
});

it("names the page as it would without its rows [6.2]", async () => {
  const blocks = [
    text("みどり診療所は、町の診療所です。予防接種は予約が必要です。"),
    headingBlock("初診の方の持ち物"),
    item("お薬手帳"),
    item("保険証"),
  ];
  const written = await paragraphsWritten(
    textPage("診療案内", blocks, { language: "ja", type: "other" }),
    60,
  );
  expect(written[0]?.[0]).toContain("「診療案内」");
});

it("says with the heading of whom a list is [6.2]", () => {
  const blocks = [
    text("以下のいずれかに該当する方です。"),
    item("市内に住んでいる方"),
    item("市内で働いている方"),
  ];
  expect(told(headingBlock("作れる方"), ...blocks)).toEqual([
    "作れる方は、以下のいずれかに該当する方です。",
    "市内に住んでいる方、または、市内で働いている方です。",
  ]);
});

it.each([
  [
    "done in a year",
    [headingBlock("沿革"), row("1978年: 本社工場を移転"), row("1990年: 橋本紙工所として創業")],
  ],
  [
    "done on days that may be past",
    [headingBlock("活動の記録"), row("4月1日: 本社工場を移転"), row("5月2日: 倉を開ける")],
  ],
])("tells no deed %s [6.2]", (_, blocks) => {
  expect(told(...blocks)).toEqual([]);
});

it("takes no row for the head of a table of essentials [6.2]", () => {
  const rows = [row("対象: 市内の小学生"), row("定員: 20名"), row("参加費: 300円")];
  expect(told(headingBlock("教室の内容"), ...rows)).toEqual([
    "対象は、市内の小学生です。",
    "定員は、20名です。",
    "参加費は、300円です。",
  ]);
  expect(
    told(headingBlock("コースの案内"), row("コース: 距離"), row("初級: 5km"), row("上級: 12km")),
  ).toEqual(["距離は、初級が5km、上級が12kmです。"]);
});

it.each([
  ["a table whose head is no list of essentials", ["時刻: 活動", "8:30: 登校", "12:20: 給食"]],
  ["a table of essentials' heads", ["会場: 定員", "文化会館: 満席", "公民館: 満席"]],
  ["what was changed into what", ["変更前: 変更後", "火曜日: 木曜日"]],
  ["who wrote the page and when", ["投稿者: 山田", "投稿日: 2026年2月3日", "閲覧数: 1,234"]],
  ["what happened long ago", ["昭和30年: 合併", "1889年: 町制の施行により緑村が誕生"]],
  ["options", ["オプション / 意味 / 初期値", "-o / 出力先のファイル名 / なし", "--margin / 余白（mm） / 20"]],
  ["numbers whose unit stands in the head", ["地区 / 人口（人） / 世帯数", "本町 / 12,345 / 5,432"]],
  ["events of days", ["日 / 行事 / 時間", "4日（土） / おはなし会 / 10時", "11日（土） / 工作 / 14時"]],
  ["a comparison of qualities", ["高さ / 重さ", "甲型 / 高い / 軽い"]],
  ["a table with an unknown sign", ["便 / 大人 / 子ども", "1便 / 700円 / 350円", "2便 / レ / 350円"]],
  ["results", ["試合 / 平日 / 休日", "第1試合 / 北高 対 南商 / 4-4"]],
  [
    "a dose without its ban",
    ["年齢 / 1回量 / 回数", "15歳以上 / 2錠 / 3回", "8歳未満 / 服用しないこと / －"],
  ],
])("tells no row of %s [6.2]", (_, rows) => {
  expect(told(headingBlock("案内"), ...rows.map(row))).toEqual([]);
});

it("tells values of columns that have the names of attributes, row by row or not at all [6.2]", () => {
  const head = row("部屋 / 定員 / 料金");
  expect(
    told(headingBlock("部屋の案内"), head, row("松の間 / 12名 / 800円"), row("竹の間 / 8名 / 500円")),
  ).toEqual(["松の間は、定員が12名、料金が800円です。", "竹の間は、定員が8名、料金が500円です。"]);
  expect(
    told(headingBlock("部屋の案内"), head, row("松の間 / 12名 / 800円"), row("竹の間 / 8名 / 要相談")),
  ).toEqual([]);
  expect(
    told(headingBlock("期日前投票"), row("場所 / 期間 / 時間"), row("市役所 / 7月6日から / 9時から")),
  ).toEqual([]);
});

it("tells essentials beside a row that is not told, but for a ban and doses [6.2]", () => {
  const fee = row("参加費: 300円");
  expect(told(headingBlock("案内"), fee, row("会場: 公民館 ※車では来られません。"), row("手順: →"))).toEqual([
    "参加費は、300円です。",
    "会場は、公民館です。車では来られません。",
  ]);
  expect(told(headingBlock("案内"), fee, row("写真: 撮影禁止→入口で説明"))).toEqual([]);
  expect(told(headingBlock("服用の案内"), row("対象: 15歳以上"), row("回数: 3回→2回"))).toEqual([]);
});

it("tells prices of several people in a row, and no lines of one cell that ran together [6.2]", () => {
  const rows = [row("料金: 大人1,000円、小学生500円"), row("対象: 65歳以上の方2 手帳のある方")];
  expect(told(headingBlock("案内"), ...rows)).toEqual(["料金は、大人1,000円、小学生500円です。"]);
});

it("tells who is meant by what he has or is interested in, and no clause [6.2]", () => {
  const rows = [row("対象: 介護に関心がある人"), row("料金: 団体が割引")];
  expect(told(headingBlock("案内"), ...rows)).toEqual(["対象は、介護に関心がある人です。"]);
});

it("tells each note below a table, and none below a text [6.2]", () => {
  const notes = [text("※団体は予約が必要です。"), text("※小学生は無料です。")];
  expect(told(headingBlock("案内"), row("料金: 500円"), ...notes)).toEqual([
    "料金は、500円です。",
    "団体は予約が必要です。",
    "小学生は無料です。",
  ]);
  expect(told(text("暦は役場で配ります。"), ...notes)).toEqual([]);
});

it("tells nothing of the page beside the essentials, and what plain rows name [6.2]", () => {
  const rows = [row("会場: 公民館"), row("料金: 300円"), row("カテゴリ: 暮らし"), row("間取り: 和室")];
  expect(told(headingBlock("案内"), ...rows)).toEqual([
    "会場は、公民館です。",
    "料金は、300円です。",
    "間取りは、和室です。",
  ]);
});

it("tells hours by the season, and an amount with what it is for [6.2]", () => {
  const hours = [row("期間 / 開館時間 / 最終入館"), row("4月20日〜6月30日 / 9:00〜16:30 / 16:00")];
  expect(told(headingBlock("開館時間"), ...hours)).toEqual([
    "4月20日から6月30日は、開館時間が9時から16時30分、最終入館が16時です。",
  ]);
  const aid = [row("容量 / 補助率 / 上限額(1基あたり)"), row("500リットル以上 / 3分の2 / 80,000円")];
  expect(told(headingBlock("補助額"), ...aid)).toEqual([
    "補助額は、容量500リットル以上の場合、補助率が3分の2、1基あたりの上限額が80,000円です。",
  ]);
});

it("tells what is announced whole or not at all [6.2]", () => {
  const announced = text("料金は、次のとおりです。");
  const rows = [row("参加費: 300円"), row("手数料: 500円→600円")];
  expect(told(announced, ...rows)).toEqual([]);
  expect(told(announced, row("参加費: 300円"), row("手数料: 600円"))).toEqual([
    "参加費は、300円です。",
    "手数料は、600円です。",
  ]);
});

it.each([
  ["groups of whom one is meant", "対象", ["市内に住む方", "65歳以上の方"]],
  ["things with notes among others", "準備するもの", ["上履き", "飲み物（ふた付きのもの）"]],
  ["players with their instruments", "出演者", ["山田 太郎（ピアノ）", "佐藤 花子（バイオリン）"]],
  ["a change", "主な変更点", ["料金：500円→600円", "会場：公民館"]],
  ["codes of errors", "エラー", ["E201: storage not writable", "E214: lock timeout"]],
  ["a deed with what is said of it", "設定", ["外部カレンダーに反映：初期値はオン", "通知：オン"]],
])("tells no list of %s [6.2]", (_, heading, items) => {
  expect(told(headingBlock(heading), ...items.map(item))).toEqual([]);
});

it("tells the cases of a list below what they are cases of [6.2]", () => {
  const hours = [item("4月～9月：9時～18時"), item("10月～3月：9時～17時")];
  expect(told(headingBlock("開館時間"), ...hours)).toEqual([
    "開館時間は、4月から9月が9時から18時、10月から3月が9時から17時です。",
  ]);
});

it("tells no note on a mark that nobody hears [6.2]", () => {
  const rows = [row("送料: 500円"), row("手数料: 300円")];
  expect(told(...rows, text("＊印は予約が必要です。"))).not.toContain("印は予約が必要です。");
  expect(told(...rows, text("＊送料は税込みです。"))).toContain("送料は税込みです。");
});

const notice = (at: string) => [item(`日時　${at}`), item("場所　河川敷"), item("内容　草刈り")];

it("tells the named items of the one notice of a page [6.2]", () => {
  expect(told(headingBlock("開催概要"), ...notice("6月14日"))).toContain("場所は、河川敷です。");
});

it.each([
  [
    "of two times",
    [headingBlock("開催概要"), ...notice("6月14日"), text("雨の日です。"), ...notice("6月15日")],
  ],
  ["below a heading of its own", [headingBlock("以前の予定日"), ...notice("6月14日")]],
  ["that is cancelled", [text("次の行事は、雨のため中止します。"), ...notice("6月14日")]],
  ["that bans", [text("下記のとおり通行できません。"), text("記"), ...notice("6月14日")]],
])("leaves a notice %s as it is [6.2]", (_, blocks) => {
  expect(told(...blocks)).not.toContain("場所は、河川敷です。");
});

it("tells what a holiday costs beside the other days [6.2]", () => {
  expect(
    told(headingBlock("駐車料金"), row("平日: 300円"), row("土曜日: 400円"), row("休日: 500円")),
  ).toEqual(["駐車料金は、平日が300円、土曜日が400円、休日が500円です。"]);
});

it("says no number of a step as what its heading is [6.2]", () => {
  const step = text("ごま油を熱し、里芋を焼きます。");
  expect(told(headingBlock("作り方"), text("1"), step)).toEqual([]);
  expect(told(headingBlock("作り方"), row("作り方: 1"))).toEqual([]);
  expect(told(headingBlock("部屋数"), text("12"), step)).toEqual(["部屋数は、12です。"]);
  expect(told(headingBlock("所要時間"), text("10分"), step)).toEqual(["所要時間は、10分です。"]);
});

it("takes the label of several lines for no value [6.2]", () => {
  const items = ["日時", "A日程：1月9日（土）10:00〜15:00", "B日程：1月10日（日）10:00〜15:00"];
  const blocks = [headingBlock("開催概要"), ...items.map(itemBlock)];
  const texts = withJapaneseRows(textPage("教室", blocks, { language: "ja" })).blocks.map(({ text }) => text);
  expect(texts.join("")).not.toContain("日時です");
  expect(texts).toContain("A日程は、1月9日土曜日10時から15時です。");
});
