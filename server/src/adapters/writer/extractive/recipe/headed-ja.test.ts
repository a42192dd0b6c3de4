import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { extractiveWriter } from "../../extractive.ts";
import { cooked } from "./cooked-ja.ts";
import { recipeOf } from "./recipe.ts";

const said = (text: string): Block => ({ kind: "paragraph", text });
const heading = (text: string, level = 2): Block => ({ kind: "heading", level, text });
const item = (text: string): Block => ({ kind: "list_item", text });

const STEPS: [string, string][] = [
  [
    "根を落とし、水けをふく",
    "根元を5mmほど切り落とし、紙でしっかり水けをふきます。濡れたままだと、日もちしません。",
  ],
  [
    "塩をふり、ひと晩おく",
    "塩の半分をふり、上に皿をのせて、冷蔵庫で8時間から10時間。途中で一度だけ上下を返します。",
  ],
  [
    "沸かした酢に入れ、火を止めて30分",
    "小鍋に酢と砂糖を合わせて沸かします。ここで蓋を開けないこと。瓶は先に温めておくと割れません。",
  ],
  ["汁ごと瓶へ移し、冷ます", "粗熱が取れたら、汁ごと冷蔵庫へ。三日目からが食べごろです。"],
];
const page = (headOf: (text: string) => Block): Page => ({
  url: "https://table.example/dish",
  title: "らっきょうの早漬け",
  site: null,
  language: "ja",
  type: "other",
  author: null,
  publishedAt: null,
  blocks: [
    said("らっきょうを一袋もらったら、その日のうちに漬けてしまいます。"),
    heading("材料（作りやすい分量）"),
    item("らっきょう 500g（皮つきで600g前後。芽の伸びたものは避ける）"),
    item("酢 200ml"),
    item("砂糖 大さじ5"),
    item("塩 大さじ1"),
    heading("作り方"),
    ...STEPS.flatMap(([head, text]) => [headOf(head), said(text)]),
    headOf("保存の目安"),
    said("冷蔵庫で一か月です。"),
  ],
  facts: [],
});
const write = async (one: Page, targetSeconds: number) => {
  const settings = { style: "narration" as const, targetSeconds };
  const { paragraphs } = await extractiveWriter().write(one, settings, new AbortController().signal);
  return paragraphs.flat().map(({ text }) => text);
};

it.each([
  ["lines", said],
  ["headings", (text: string) => heading(text, 3)],
] as const)("tells every step by its head before any of them more fully: %s [6.2]", async (_, headOf) => {
  const told = await write(page(headOf), 46);
  expect(told).toContain("材料は、らっきょう500g（皮つきで600g前後）、酢200ml、砂糖大さじ5、塩大さじ1です。");
  expect(told).toContain("まず、根元を5mmほど切り落とし、紙でしっかり水けをふきます。");
  expect(told).toContain("次に、沸かした酢に入れ、火を止めて30分おきます。");
  expect(told).toContain("ここで蓋を開けないでください。");
  expect(told).toContain("最後に、汁ごと瓶へ移し、冷まします。");
  expect(told.join("")).not.toContain("一か月");
});

it("takes what is no deed for no step, and a few lines for no recipe told by heads [6.2]", () => {
  expect(recipeOf(page(said))?.steps.length).toBe(4);
  const few = page(said);
  const short = { ...few, blocks: [...few.blocks.slice(0, 11), ...few.blocks.slice(-2)] };
  expect(recipeOf(short)?.steps.every(({ places }) => places === undefined) ?? true).toBe(true);
});

it("says what is done for so long, and into what, with its verb [6.2]", () => {
  expect(cooked("塩をふって、冷蔵庫で8時間から24時間。", "", false)).toBe(
    "塩をふって、冷蔵庫で8時間から24時間おきます。",
  );
  expect(cooked("火を止め、ふたをして60分。", "", false)).toBe("火を止め、ふたをして60分おきます。");
  expect(cooked("手前からきつめに巻いて袋へ。", "", false)).toBe("手前からきつめに巻いて袋へ入れます。");
  expect(cooked("口はねじって固結びに。", "", false)).toBe("口はねじって固結びにします。");
  expect(cooked("中心が63℃で30分。", "", false)).toBe("中心が63℃で30分。");
  expect(cooked("日もちは冷蔵庫で3日。", "", false)).toBe("日もちは冷蔵庫で3日。");
  expect(cooked("駅からは右へ。", "", false)).toBe("駅からは右へ。");
});

it("tells the deeds of a phase, and neither its name nor the mark of a hint [6.2]", async () => {
  const whole = page((text) => heading(text, 3));
  const phases: [string, string[]][] = [
    ["下ごしらえをする", ["根元を切り落とし、紙で水けをふく。", "POINT 水にさらさないで。香りが抜けます。"]],
    ["酢を沸かす", ["小鍋に酢と砂糖を入れ、弱火で砂糖を溶かす（2分）。はねるので、ふたを盾にして。"]],
    ["仕上げる", ["瓶に移し、粗熱が取れるまで30分おく。"]],
  ];
  const blocks = [
    ...whole.blocks.slice(0, 7),
    ...phases.flatMap(([head, texts]) => [heading(head, 3), ...texts.map(item)]),
  ];
  const told = await write({ ...whole, blocks }, 60);
  expect(told.join("")).not.toMatch(/下ごしらえを|仕上げます|POINT/u);
  expect(told).toContain("水にさらさないでください。");
  expect(told).toContain("小鍋に酢と砂糖を入れ、弱火で砂糖を溶かします（2分）。");
  expect(told).toContain("はねるので、ふたを盾にしてください。");
});
