import { expect, it } from "vitest";
import type { Block, Fact } from "#kernel/page";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { withJapaneseRows } from "../told-rows-ja.ts";
import { withActRows } from "./acts-ja.ts";
import { asEvent, withPartsNamed } from "./part-rows-ja.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const page = (...blocks: Block[]) =>
  textPage("灯りと音楽の一日", [saidBlock("灯りをつくり、その灯りで音楽を聴きます。"), ...blocks], {
    language: "ja",
  });
const told = (...blocks: Block[]) => {
  const read = page(...blocks);
  return withPartsNamed(withActRows(withJapaneseRows(read), read)).blocks.flatMap(({ text }, at) =>
    text !== read.blocks[at]?.text ? [text] : [],
  );
};
const FIRST = [headingBlock("第一部 あんどんをつくる"), row("会場: 2階の工作室"), row("定員: 20組")];
const SECOND = [headingBlock("第二部 リュートを聴く"), row("会場: 1階のホール"), row("定員: 148人")];

it("names the part of which a place, a price or a number is, where several have one [6.2]", () => {
  expect(told(...FIRST, ...SECOND)).toEqual([
    "第一部の会場は、2階の工作室です。",
    "第一部の定員は、20組です。",
    "第二部の会場は、1階のホールです。",
    "第二部の定員は、148人です。",
  ]);
  expect(
    told(headingBlock("開催概要"), row("会場: 河川敷"), headingBlock("琴の夕べ"), row("会場: 大黒蔵")),
  ).toEqual(["会場は、河川敷です。", "琴の夕べの会場は、大黒蔵です。"]);
});

it("tells no row of a part without a name, and leaves those of the whole [6.2]", () => {
  const headline = headingBlock("夜は、みんなで星を見よう！");
  expect(told(headingBlock("開催概要"), row("会場: 河川敷"), headline, row("会場: 丘の上"))).toEqual([
    "会場は、河川敷です。",
    "",
  ]);
  expect(told(...FIRST)).toEqual(
    ["第一部の会場は、2階の工作室です。", "定員は、20組です。"].map((text) => text.replace("第一部の", "")),
  );
});

it("tells the prices that one label spans, each with its own people [6.2]", () => {
  const prices = [
    row("時間: 18時から"),
    row("入場料 / 一般 / 前売 3,200円／当日 3,700円"),
    row("会員: 前売のみ 2,800円"),
    row("25歳以下: 1,500円（年齢のわかるものをご提示ください）"),
    row("会場: ホール"),
  ];
  expect(told(headingBlock("開催概要"), ...prices)).toContain(
    "入場料は、一般が前売3,200円、当日3,700円、会員が前売のみ2,800円、25歳以下が1,500円です。25歳以下は、年齢のわかるものをご提示ください。",
  );
  const open = prices.with(3, row("25歳以下: 1,500円から（要相談）"));
  expect(told(headingBlock("開催概要"), ...open).join("")).not.toContain("入場料は、");
});

it("takes what has a label of its own for no price of those whom the label spans [6.2]", () => {
  const [first, second] = [row("入場料 / 一般 / 3,200円"), row("学生: 1,500円")];
  const [parking, booklet] = [row("駐車料: 500円"), row("冊子: 300円")];
  expect(told(headingBlock("開催概要"), first, second, parking, booklet)).toContain(
    "入場料は、一般が3,200円、学生が1,500円です。",
  );
  expect(told(headingBlock("開催概要"), first, second, booklet).join("")).toContain(
    "入場料は、一般が3,200円、学生が1,500円です。",
  );
  expect(told(headingBlock("開催概要"), first, parking).join("")).toBe(
    "入場料は、一般が3,200円です。駐車料は、500円です。",
  );
  const crafts = [row("参加費 / 陶芸 / 3,000円"), row("木工: 2,000円")];
  expect(told(headingBlock("開催概要"), ...crafts)).toContain("参加費は、陶芸が3,000円、木工が2,000円です。");
});

it("leaves a class that a shop sells its price, where no row tells one [6.2]", async () => {
  const rows = ["日時: 12月14日 10時から", "会場: 工房の二階", "定員: 8名"].map(row);
  const price: Fact = {
    ...{ id: "price", kind: "price", label: null, value: "5500", currency: "JPY" },
    ...{ source: "visible", confidence: 1, provenance: null },
  };
  const course = { ...page(headingBlock("教室の内容"), ...rows), type: "product" as const, facts: [price] };
  expect(asEvent(course)).toBe(course);
  expect((await paragraphsWritten(course, 30)).flat().join("")).toContain("5,500円");
  const priced = { ...course, blocks: [...course.blocks, row("参加費: 5,500円")] };
  expect(asEvent(priced).type).toBe("article");
});

it("takes an event with a price for no goods [6.2]", async () => {
  const rows = [row("時間: 18時から"), row("会場: ホール"), row("定員: 148人")];
  const event = { ...page(headingBlock("開催概要"), ...rows), type: "product" as const };
  expect(asEvent(event).type).toBe("article");
  expect((await paragraphsWritten(event, 30)).flat().join("")).toContain("会場はホールで、定員は148人です。");
  const lamp = {
    ...page(row("サイズ: 20cm"), row("製造場所: 会津"), row("数量: 20個")),
    type: "product" as const,
  };
  expect(asEvent(lamp)).toBe(lamp);
});

it("takes a course with a fee for no goods, and a shop's table for goods [6.2]", () => {
  const typeOf = (head: string) =>
    asEvent({ ...page(row(head), row("初級 / 10名 / 9,000円")), type: "product" }).type;
  expect(typeOf("クラス / 定員 / 受講料（全6回）")).toBe("article");
  expect(typeOf("検査 / 対象 / 自己負担額")).toBe("article");
  expect(typeOf("サイズ / 数量 / 価格")).toBe("product");
});
