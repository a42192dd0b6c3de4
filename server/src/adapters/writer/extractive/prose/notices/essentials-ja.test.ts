import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock as headed, textPage as page, saidBlock as said } from "#test/text-page";
import { joinedOn } from "../../as-told.ts";
import { mark } from "../../rows/row-marks-ja.ts";
import { withJapaneseRows } from "../../rows/told-rows-ja.ts";
import { essentialsOf } from "./essentials-ja.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const places = (...blocks: Block[]) => [...essentialsOf(page("水車の話", blocks, { language: "ja" })).keys()];

it("needs the steps below headings that are counted off", () => {
  const [one, two] = [said("受付に電話してください。"), said("券を窓口で求めます。")];
  expect(places(headed("1 申し込む"), one, headed("2 券を買う"), two)).toEqual([1, 3]);
  expect(places(headed("手順 1: 羽根の確認"), one, headed("手順 2: 油さし"), two)).toEqual([1, 3]);
});

it("begins to count anew below each heading, and with each first step", () => {
  const [one, two] = [said("受付に電話してください。"), said("券を窓口で求めます。")];
  const parts = [headed("1 水車の歴史"), one, headed("2 水車の種類"), two, headed("見学のしかた")];
  expect(places(...parts, headed("1 申し込む"), one, headed("2 券を買う"), two)).toEqual([6, 8]);
});

it("tells no steps by their remains where one begins with a deed too short to be told", () => {
  const [one, two] = [said("電源を切り、線を抜きます。"), said("水で洗います。必ず手袋をはめてください。")];
  expect(places(headed("1 電源を切る"), one, headed("2 洗う"), two)).toEqual([]);
});

it("takes the chapters of a report for no steps", () => {
  const [one, two] = [said("粉の出荷が伸びました。"), said("配当は12円です。")];
  expect(places(headed("1. 業績の概要"), one, headed("2. 配当の予定"), two)).toEqual([]);
  expect(places(headed("1 申し込む"), one)).toEqual([]);
});

it("needs of an event what is held, beside its dates", () => {
  const rows = [row("会期: 5月2日から6月7日"), row("会場: 水車小屋")];
  const own = said("本展では、水車の絵を120点公開します。");
  expect(places(own, ...rows)).toEqual([0, 1, 2]);
  expect(places(said("谷には、水車が多くあります。"), own, ...rows)).toEqual([1, 2, 3]);
  expect(places(said("本展開図は、水車の絵です。"), ...rows)).toEqual([0, 1, 2]);
  expect(places(own)).toEqual([]);
});

it("needs what rows come to [7.3]", () => {
  const rows = ["価格: 3,980円", "容量: 0.8リットル", "重さ: 1.1キロ"].map(row);
  const told = (heading: string) => {
    const blocks = [
      headed("比べた結果"),
      ...rows,
      headed(heading),
      said("一台なら、真ん中の水車をすすめます。"),
    ];
    const joined = withJapaneseRows(page("水車の比べ方", blocks, { language: "ja" }));
    return essentialsOf(joined).get(5) ?? 0;
  };
  expect(told("結論")).toBeGreaterThan(30);
  expect(told("水車の音")).toBe(0);
});

it("needs to say until when one hands something in", () => {
  const [other, due] = [
    said("面接は町役場で行います。"),
    said("履歴書を2月13日（金）までに、郵送で提出してください。"),
  ];
  expect(places(other, due)).toEqual([1]);
  expect(places(said("申し込みの期間は、6月3日(月曜日)から6月21日(金曜日)までです。"))).toEqual([0]);
  expect(places(said("2月13日までに工事を終えました。"), said("議案を13日に提出しました。"))).toEqual([]);
});

it("needs of an event told in rows its dates before its hours", () => {
  const rows = [row("会期: 5月2日から6月7日"), row("開館時間: 9時から17時"), row("会場: 水車小屋")];
  const told = withJapaneseRows(
    page("水車の話", [said("本展では、水車の絵を120点公開します。"), headed("開催概要"), ...rows], {
      language: "ja",
    }),
  );
  const worth = essentialsOf(told);
  expect([...worth.keys()]).toEqual([0, 2, 3, 4]);
  expect(worth.get(2)).toBeGreaterThan(worth.get(3) ?? 0);
});

it("needs what a thing costs and how it is ordered, where its page sells it [7.3]", () => {
  const [price, order] = [
    said("編み目は二通りです。値段は並編みが二万八千円です。"),
    said("ご注文は、はがきでお願いします。"),
  ];
  expect(places(said("蔓は裏の山で採ります。"), price, order)).toEqual([1, 2]);
  expect(places(said("蔓は裏の山で採ります。"), price)).toEqual([]);
});

it("needs the first paragraph of an office's notice, and until when it takes applications", () => {
  const [lead, whom, due] = [
    said("町では、古い水車を直す方に費用の一部を補助します。"),
    said("水車を三年使う方です。"),
    said("受付期間は、令和8年6月17日(月曜日)から令和9年2月14日(金曜日)までです。"),
  ];
  expect(places(lead, headed("対象"), whom, headed("申請の期間"), due)).toEqual([4, 2, 0]);
  expect(places(lead, headed("水車の音"), whom)).toEqual([]);
});

it("needs the dates below a heading that names them more than other rows", () => {
  const told = (heading: string) => {
    const dated = said("北の谷は、9月24日午後10時からです。");
    mark(dated, heading);
    return essentialsOf(page("水車の休み", [headed(heading), dated], { language: "ja" })).get(1) ?? 0;
  };
  expect(told("休みの日時")).toBeGreaterThan(told("休みの時間"));
});

it("needs the day until which one may apply more than the other parts of a notice, and then the fee", () => {
  const told = (period: string) => {
    const blocks = [
      said("水車小屋を使う方を募集します。"),
      headed("料金"),
      row("小屋 / 広さ / 使用料"),
      row("東の小屋 / 12平方メートル / 900円"),
      row("西の小屋 / 8平方メートル / 600円"),
      headed("申し込みの方法"),
      said(period),
      headed("申し込める方"),
      said("谷に住む方に限ります。"),
    ];
    const plain = page("水車小屋を使う方を募集します", blocks, { language: "ja" });
    return essentialsOf(joinedOn(plain, 60).joined);
  };
  const due = told("受付期間は、1月12日（火曜日）から2月5日（金曜日）までです。はがきで申し込んでください。");
  expect([due.get(6), due.get(8), due.get(3)]).toEqual([60, 16, 60]);
  const undue = told("はがきで申し込んでください。");
  expect([undue.get(6), undue.get(8)]).toEqual([16, 16]);
  expect(undue.get(3)).toBeLessThan(60);
});

it("needs the parts of an order less than the day until which one may apply", () => {
  const blocks = [
    said("濡れたときは日陰で風に当ててください。"),
    said("編み目は二通りです。値段は並編みが二万八千円、乱れ編みが三万三千円です。"),
    said("ご注文は、はがきかファクスでお願いいたします。"),
  ];
  const worth = essentialsOf(page("籠", blocks, { language: "ja" }));
  expect([worth.get(1), worth.get(2)]).toEqual([22, 22]);
});

it("needs the day until which one may apply as much where it stands in a row, or first on the page", () => {
  const parts = [
    headed("申し込みの方法"),
    said("はがきでどうぞ。"),
    headed("申し込める方"),
    said("谷の方です。"),
  ];
  const first = said("募集期間は、1月12日から2月5日までです。水車小屋を使う方を募集します。");
  const worthIn = (...blocks: Block[]) =>
    essentialsOf(joinedOn(page("水車小屋を使う方を募集します", blocks, { language: "ja" }), 60).joined);
  expect(worthIn(first, ...parts).get(0)).toBe(60);
  const rows = [row("受付期間: 1月12日から2月5日まで"), row("対象: 谷に住む方")];
  expect(worthIn(said("水車小屋を使う方を募集します。"), headed("概要"), ...rows).get(2)).toBe(60);
});
