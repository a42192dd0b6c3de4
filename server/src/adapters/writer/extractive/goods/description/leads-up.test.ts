import { expect, it } from "vitest";
import type { Language } from "#kernel/vocabulary";
import { saidBlock } from "#test/text-page";
import { leadsUp } from "./leads-up.ts";

const REST = { en: " Ours stands still.", ja: "この石臼は動きません。" };
const leads = (text: string, language: Language, rest = REST[language]) =>
  leadsUp({ sentences: [text], blockIndex: 0 }, [saidBlock(text + rest)], language);

it.each([
  "Most shuttles on the market are made of beech with a thin wax coat.",
  "Ordinary looms shake the floor.",
  "The trouble was the dust.",
  "They did not ask for more shuttles.",
  "You can’t wash a raw fleece.",
  "Shaft 4 had a cracked heddle.",
  "The loom began with a quarrel.",
])("leads up to what the goods do about it: %s", (text) => expect(leads(text, "en")).toBe(true));

it.each([
  "Most of the parts are made of beech.",
  "Traditional looms of this valley have two shafts.",
  "The shuttle lies in your hand as lightly as wool.",
  "You can wash a fleece.",
  "The loom comes with a bench.",
])("says something of the goods: %s", (text) => expect(leads(text, "en")).toBe(false));

it.each(["硬い石どうしをすり合わせると欠けやすいです。", "粉は湿気で固まります。", "軸がずれてしまいます。"])(
  "leads up to what the goods do about it: %s",
  (text) => expect(leads(text, "ja")).toBe(true),
);

it.each(["取っ手が握りやすいです。", "受け皿に粉が落ちます。", "ずれにくいです。"])(
  "says something of the goods: %s",
  (text) => expect(leads(text, "ja")).toBe(false),
);

it("leads up to nothing at the end of its paragraph", () => {
  expect(leads("The trouble was the dust.", "en", "")).toBe(false);
  expect(leads("軸がずれてしまいます。", "ja", "")).toBe(false);
});
