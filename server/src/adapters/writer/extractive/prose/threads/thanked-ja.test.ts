import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { saidBlock as said, textPage } from "#test/text-page";
import { extractiveWriter } from "../../../extractive.ts";

const by = (post: number, name: string, ...texts: string[]): Block[] => [
  { kind: "heading", level: 6, text: name, post },
  ...texts.map((text) => ({ ...said(text), post })),
];
const ASKED = by(
  0,
  "堰守",
  "先週から、夜中に水車が勝手に回りだします。水門は毎晩閉めています。堰の板も外してあります。原因が分かりません。",
);
const WRONG = by(
  1,
  "早合点",
  "軸が古いせいです。水車ごと新しいものに替えるのが早いと思います。三十万円ほどです。",
);
const RIGHT = by(
  2,
  "もと大工",
  "水門の下の石組みを見てください。板が閉まっていても、石のすき間から水が入ることがあります。粘土を詰めると止まります。",
);
const END = by(
  3,
  "堰守",
  "もと大工さん、ありがとうございました。石組みの三段目に、こぶし大のすき間がありました。粘土を詰めたら、その晩から水車は静かです。",
);
const BACK = by(4, "早合点", "替えろと書いてすみませんでした。うちの水門も見てきます。");

async function written(...blocks: Block[]): Promise<string> {
  const page = textPage("夜中に水車が勝手に回りだします", blocks, {
    language: "ja",
    type: "other",
    url: "https://bbs.example/thread/7",
  });
  const settings = { style: "product" as const, targetSeconds: 60 };
  const { paragraphs } = await extractiveWriter().write(page, settings, new AbortController().signal);
  return paragraphs
    .flat()
    .map(({ text }) => text)
    .join("");
}

it("tells the answer for which the one who asked gives thanks, and how it ended", async () => {
  const told = await written(...ASKED, ...WRONG, ...RIGHT, ...END, ...BACK);
  expect(told).toContain("役に立った書きこみには、こうあります。水門の下の石組みを見てください。");
  expect(told).toContain("粘土を詰めたら、その晩から水車は静かです。");
});

it("tells nothing that its own writer takes back", async () => {
  expect(await written(...ASKED, ...WRONG, ...RIGHT, ...END, ...BACK)).not.toContain("三十万円");
});
