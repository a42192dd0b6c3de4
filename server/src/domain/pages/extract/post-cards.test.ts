import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { withoutCards } from "./post-cards.ts";

const block = (text: string, post?: number, kind: Block["kind"] = "paragraph"): Block => ({
  kind,
  text,
  ...(post === undefined ? {} : { post }),
});
const told = (...blocks: Block[]) => withoutCards(blocks).map(({ text }) => text);

const NAMES = ["炉番", "鐘つき", "橋守"];

it("leaves out what a forum counts beside each post", () => {
  const posts = [0, 1, 2].flatMap((post) => [
    block(NAMES[post] ?? "", post, "heading"),
    block(`レベル${post + 3} 投稿 1,${post}14`, post),
    block(`No.${post + 1} 2021/01/1${post}(${"土日月"[post]}) 23:2${post}`, post),
    block(`いいね ${post + 4}`, post, "heading"),
    block(`軸は${post + 2}本です。`, post),
  ]);
  expect(told(...posts)).toEqual([
    "炉番",
    "軸は2本です。",
    "鐘つき",
    "軸は3本です。",
    "橋守",
    "軸は4本です。",
  ]);
});

it("keeps what two posts have in common, and what stands in none", () => {
  expect(told(block("3 mm", 0), block("4 mm", 1))).toEqual(["3 mm", "4 mm"]);
  // The same name three times is somebody's.
  expect(told(...[0, 1, 2].map((post) => block("縁側2年生", post, "heading")))).toHaveLength(3);
  // A line with a name and the minute says who wrote.
  const signed = [
    "by reed_9 » Jul 08, 2018 8:14 am",
    "by reed_9 » Jul 09, 2018 7:50 am",
    "by reed_9 » Jul 14, 2018 10:05 am",
  ];
  expect(told(...signed.map((text, post) => block(text, post)))).toEqual(signed);
  const boards = [
    "3 ：古道具や ：2026/11/03 12:25",
    "5 ：古道具や ：2026/11/03 12:41",
    "9 ：古道具や ：2026/11/04 9:02",
  ];
  expect(told(...boards.map((text, post) => block(text, post)))).toEqual(boards);
  const rows = ["幅 30 cm", "幅 40 cm", "幅 50 cm"];
  expect(told(...rows.map((row) => block(row)))).toEqual(rows);
});

it("leaves out a line that counts a writer's posts, whatever stands beside the count", () => {
  expect(told(block("Seedling Posts: 7 Zone 7a"), block("Old Wood Posts: 4,120 Zone 8b"))).toEqual([]);
  const said = ["Posts: 7 of oak stand by the gate.", "The goal posts: two of them lean"];
  expect(told(...said.map((text) => block(text)))).toEqual(said);
});
