import { expect, it } from "vitest";
import type { Language } from "#kernel/vocabulary";
import type { Unit } from "../../units.ts";
import { isUnderstood, quotable } from "./reviews.ts";

const quoted = (language: Language, ...reviews: string[]) =>
  quotable(
    reviews.map((text) => ({ sentences: [text], leans: false, isOrphan: false }) as unknown as Unit),
    language,
  );

it("quotes a review without a complaint before one with it [6.2]", () => {
  const [complaint, praise] = [
    "The wood is beautiful, but one board arrived with a split.",
    "It went together in an hour and has stood straight for two winters.",
  ] as const;
  expect(quoted("en", complaint, praise)).toEqual([praise]);
  const [doubt, liking] = [
    "家族には苦すぎたようですが、私は牛乳で割っています。",
    "朝の一杯がこれに決まりました。",
  ] as const;
  expect(quoted("ja", doubt, liking)).toEqual([liking]);
});

it("quotes a complaint where all reviews have one [6.2]", () => {
  const complaint = "The hem doesn’t stay down over the saddle.";
  expect(quoted("en", complaint)).toEqual([complaint]);
});

it("quotes nobody with the hint in a field [6.2]", () => {
  expect(quoted("en", "Start typing your question and see whether others have asked it.")).toEqual([]);
  expect(quoted("en", "Send us your question about the loom by the end of the week.")).toEqual([]);
});

it("quotes only a whole sentence that judges the thing [6.2]", () => {
  expect(quoted("en", "Look in the shed for the second reel.")).toEqual([]);
  expect(quoted("en", "Have had many compliments on it too!")).toEqual([]);
  expect(quoted("en", "People ask me about the lamp as well.")).toEqual([]);
  expect(quoted("en", "I put the lamp beside the bed of my son.")).toEqual([]);
  expect(quoted("en", "Bought two of them for the hall in May.")).toEqual([]);
  expect(quoted("en", "The lamp on your desk will send you a note . if it is dark.")).toEqual([]);
  expect(quoted("en", "It depends on the lamps that one has.")).toEqual([]);
  expect(quoted("en", "You have to turn the wick up at first.")).toEqual([]);
  expect(quoted("en", "I love how the lamp lights the whole hall.")).toHaveLength(1);
});

it("keeps the order of reviews that are alike [6.2]", () => {
  const first = "It keeps the rain out on the longest of days.";
  expect(quoted("en", first, "It is as light as a paper bag on the way up.")).toEqual([first]);
});

it("quotes no review in words of another language, and none with its signature [6.2]", () => {
  const mixed = "It does what it should, mais c'est bruyant: it rustles all day.";
  expect(quoted("en", mixed)).toEqual([]);
  expect(quoted("en", mixed, "M. Lind (4/5): The sound of the felt is warm and quiet.")).toEqual([
    "The sound of the felt is warm and quiet.",
  ]);
});

it("quotes the rest of a praise before a complaint [6.2]", () => {
  const rest = { sentences: ["The handle is perfectly balanced."], isOrphan: true } as unknown as Unit;
  const complaint = { sentences: ["The lid’s gasket tore after eight months."] } as unknown as Unit;
  expect(quotable([rest, complaint], "en")).toEqual(["The handle is perfectly balanced."]);
});

it("quotes nothing of somebody whom no word before it names [6.2]", () => {
  expect(quoted("en", "The sleeves are a little long on him.")).toEqual([]);
  expect(quoted("en", "The sleeves are a little long on my son, and he loves it.")).toHaveLength(1);
  expect(quoted("en", "The sleeves are a little long on the arms.")).toHaveLength(1);
});

it("quotes nothing of people whom no word names where the goods are one [6.2]", () => {
  const review = { sentences: ["They love it and use it every day."], leans: false, isOrphan: false };
  expect(quotable([review as unknown as Unit], "en", 1, false)).toEqual([]);
  expect(quoted("en", "They are soft and warm in the morning.")).toHaveLength(1);
});

it("quotes a sentence on the whole before one on a part that has to be known [6.2]", () => {
  const [ofPart, ofAll] = [
    "The inner straps make a real difference on a steep path.",
    "I wear it daily and love how light it is.",
  ] as const;
  expect(quoted("en", ofPart, ofAll)).toEqual([ofAll]);
});

it("understands a sentence on a part only behind words on that part [6.2]", () => {
  const review = "One customer writes: “The inner straps make a real difference on a steep path.”";
  expect(isUnderstood(review, "Tarn Pack. Its pockets are deep.")).toBe(false);
  expect(isUnderstood(review, "Tarn Pack. Each strap is padded.")).toBe(true);
  expect(isUnderstood("The build quality is great for the price.", "Tarn Pack.")).toBe(true);
  expect(isUnderstood("The pack is light and sits well.", "Tarn Pack.")).toBe(true);
  expect(isUnderstood("I love how light it is.", "Tarn Pack.")).toBe(true);
});

const unitsOf = (review: string, ...sentences: string[]) => ({
  units: sentences.map(
    (text, at) => ({ sentences: [text], leans: false, isOrphan: at > 0, blockIndex: 0 }) as unknown as Unit,
  ),
  blocks: [{ text: review }],
});

it("quotes a short review whole, with the verdict that it begins with [6.2]", () => {
  const review = "Beautifully woven. The booklet assumes you know what a heddle is.";
  const { units, blocks } = unitsOf(review, "The booklet assumes you know what a heddle is.");
  expect(quotable(units, "en", 1, false, blocks)).toEqual([review]);
  const [liked, unclear] = ["とても気に入って使っています。", "ふたの説明だけは分かりにくいです。"];
  const inJapanese = unitsOf(`${liked}${unclear}`, liked, unclear);
  expect(quotable(inJapanese.units, "ja", 2, false, inJapanese.blocks)).toEqual([liked]);
});

it("tears no sentence out of a long review, and quotes its first one [6.2]", () => {
  const [verdict, aside] = [
    "This loom is a joy to use every evening.",
    "The booklet assumes you know what a heddle is.",
  ];
  const long = `${verdict} ${"We have woven with it in the kitchen ever since. ".repeat(4)}${aside}`;
  const torn = unitsOf(long, aside);
  expect(quotable(torn.units, "en", 1, false, torn.blocks)).toEqual([]);
  const both = unitsOf(long, verdict, aside);
  expect(quotable(both.units, "en", 2, false, both.blocks)).toEqual([verdict]);
});

it("quotes no page's words on a review with it [6.2]", () => {
  const review = "The loom is lovely and very quiet. Verified buyer, 3 days ago.";
  const { units, blocks } = unitsOf(review, "The loom is lovely and very quiet.");
  expect(quotable(units, "en", 1, false, blocks)).toEqual(["The loom is lovely and very quiet."]);
});

it("quotes no review whole of which no sentence could stand by itself [6.2]", () => {
  const review = "Cozy, beautifully made, and twice I fell on the tiles. Bought two for the hall.";
  const { units, blocks } = unitsOf(review, "Bought two for the hall.");
  expect(quotable(units, "en", 1, false, blocks)).toEqual([]);
});
