import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { candidatesOn } from "./candidate.ts";
import { sentenceFeatures } from "./features.ts";
import { featuresOfWords, salienceOf } from "./salience.ts";

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
const salienceOn = (of: typeof page) => {
  const candidates = candidatesOn(of);
  const judged = salienceOf(candidates, of);
  return new Map(judged.map((known, at) => [candidates[at]?.sentences[0] ?? "", known]));
};
const salience = salienceOn(page);

it.each(["ja", "en"] as const)("tells the model every feature that it asks for: %s", (language) => {
  const file = new URL(`../../../../../../assets/writer/salience-${language}.json`, import.meta.url);
  const { features } = JSON.parse(readFileSync(file, "utf8"));
  const of = { ...page, language };
  const own = Object.keys(sentenceFeatures(candidatesOn(of), of)[0] ?? {});
  const all = [...own, ...Object.keys(featuresOfWords([0], [0])[0] ?? {})];
  expect(all.toSorted()).toEqual(features.toSorted());
});

it("thinks more of what a text has to tell than of its greetings [7.3]", () => {
  const told = salience.get(TEXTS[1]?.[0] ?? "")?.worth ?? 0;
  for (const greeting of TEXTS[0] ?? []) expect(told).toBeGreaterThan(salience.get(greeting)?.worth ?? 1);
});

it("knows a sentence that is not understood without the one before it [7.3]", () => {
  const alone = salience.get(TEXTS[1]?.[0] ?? "")?.leans ?? 1;
  for (const text of [TEXTS[2]?.[0], TEXTS[3]?.[0]]) {
    expect(salience.get(text ?? "")?.leans).toBeGreaterThan(0.3);
    expect(salience.get(text ?? "")?.leans).toBeGreaterThan(2 * alone);
  }
});

it("thinks more of what an English thing is than of the terms on which it is sold [7.3]", () => {
  const [is, terms, menu] = [
    "The Tarn kettle is a stove-top kettle of enamelled steel that boils a litre in four minutes.",
    "Returns are accepted within 30 days in the unopened box.",
    "Sign up for our newsletter to get 10% off your first order.",
  ];
  const goods = textPage(
    "Tarn kettle",
    [saidBlock(`${is} Its handle stays cool.`), saidBlock(terms), saidBlock(menu)],
    { type: "product" },
  );
  const judged = salienceOn(goods);
  const worth = (text: string) => judged.get(text)?.worth ?? Number.NaN;
  expect(worth(is)).toBeGreaterThan(worth(terms) + 0.2);
  expect(worth(is)).toBeGreaterThan(worth(menu) + 0.2);
});
