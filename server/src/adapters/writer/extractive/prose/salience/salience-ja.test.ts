import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import type { ProseLine } from "../lines.ts";
import { sentenceFeatures } from "./features-ja.ts";
import { salienceOf } from "./salience-ja.ts";

const TEXTS = [
  ["おはようございます。", "今日は少し長くなりますが、お付き合いください。"],
  [
    "川上の村は、百年前の水車を直し、粉を挽く店を四月に開きました。",
    "直すのに二年と三百万円がかかりました。",
  ],
  ["それは、村の人が出し合ったお金です。", "水車で挽いた粉は、町の店の粉よりも一割高く売れます。"],
  ["その理由は、香りでした。", "村は来年、二台目の水車を直します。"],
];
const page = textPage(
  "水車を直して粉の店を開いた村",
  TEXTS.map((sentences) => saidBlock(sentences.join(""))),
  { language: "ja" },
);
const lines = TEXTS.flatMap((sentences, blockIndex) =>
  sentences.map(
    (text, at): ProseLine => ({
      sentences: [text],
      blockIndex,
      section: -1,
      leans: false,
      head: null,
      isOrphan: false,
      pointsBack: false,
      seconds: text.length / 6,
      kind: "paragraph",
      begins: at === 0,
      gap: false,
      sought: 0,
    }),
  ),
);
const salience = new Map(salienceOf(lines, page).map((known, at) => [lines[at]?.sentences[0] ?? "", known]));

it("tells the model every feature that it asks for", () => {
  const file = new URL("../../../../../../assets/writer/salience-ja.json", import.meta.url);
  const { features } = JSON.parse(readFileSync(file, "utf8"));
  expect(Object.keys(sentenceFeatures(lines, page)[0] ?? {})).toEqual(features);
});

it("thinks more of what a text has to tell than of its greetings [7.3]", () => {
  const told = salience.get(TEXTS[1]?.[0] ?? "")?.worth ?? 0;
  for (const greeting of TEXTS[0] ?? []) expect(told).toBeGreaterThan(salience.get(greeting)?.worth ?? 1);
});

it("knows a sentence that is not understood without the one before it [7.3]", () => {
  const alone = salience.get(TEXTS[1]?.[0] ?? "")?.leans ?? 1;
  for (const text of [TEXTS[2]?.[0], TEXTS[3]?.[0]]) {
    expect(salience.get(text ?? "")?.leans).toBeGreaterThan(0.5);
    expect(salience.get(text ?? "")?.leans).toBeGreaterThan(2 * alone);
  }
});
