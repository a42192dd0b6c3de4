import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { extractiveWriter } from "../../extractive.ts";

const item = (text: string): Block => ({ kind: "list_item", text });
const heading = (text: string): Block => ({ kind: "heading", level: 2, text });
const LEAD =
  "家でくり返し作って残ったカレーです。玉ねぎは弱火で長く炒めません。強火で一気に炒めて、水で焦げをこそげ取ります。";
const STEPS = [
  "玉ねぎは粗いみじん切りに、トマトは2cm角に切ります。にんにくとしょうがは、皮をむいてすりおろします。",
  "鍋に油とクミンを入れて弱めの中火にかけ、泡が立って香りが出るまで1分ほど温めてから、火を弱めます。",
  "泡が立ちます。粉っぽさがなくなり、油が浮いてくれば大丈夫です。",
  "ひき肉を加えて中火でほぐし、色が変わったら水を入れ、ふたをして弱火で10分煮ます。",
];
const THINGS = [
  "豚ひき肉 300g",
  "玉ねぎ 1個",
  "トマト 2個",
  "米 2合",
  "卵 2個",
  "油 大さじ2",
  "塩 小さじ1",
  "水 100ml",
];
const page: Page = {
  url: "https://table.example/dish",
  title: "夏のカレー",
  site: null,
  language: "ja",
  type: "other",
  author: null,
  publishedAt: null,
  facts: [],
  blocks: [
    { kind: "paragraph", text: LEAD },
    heading("材料（3人分）"),
    ...THINGS.map(item),
    heading("作り方"),
    ...STEPS.map(item),
  ],
};
const MAIN = "おもな材料は、豚ひき肉、玉ねぎ、トマト、米、卵です。";

async function write(targetSeconds: number): Promise<string[]> {
  const settings = { style: "narration" as const, targetSeconds };
  const { paragraphs } = await extractiveWriter().write(page, settings, new AbortController().signal);
  return paragraphs.map((drafts) => drafts.map(({ text }) => text).join(""));
}

it("begins the steps, each whole, behind the main things, where there is no time for all [6.2]", async () => {
  const told = await write(34);
  expect(told.slice(1, -1)).toEqual([
    LEAD,
    `できあがりは、3人分です。${MAIN}`,
    `作り方は、こう始まります。${STEPS[0]}`,
  ]);
});

it("tells what the dish is rather than half of its steps [6.2]", async () => {
  const told = await write(26);
  expect(told.slice(1)).toEqual([
    LEAD,
    `できあがりは、3人分です。${MAIN}`,
    "分量と作り方は、元のページでお読みいただけます。",
  ]);
});

it("introduces the dish above its things, as far as there is time [6.2]", async () => {
  const told = await write(22);
  const first = LEAD.slice(0, LEAD.indexOf("。") + 1);
  expect(told.slice(1, -1)).toEqual([first, `できあがりは、3人分です。${MAIN}`]);
});
