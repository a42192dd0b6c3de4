import { expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { proseLinesOf } from "../lines.ts";
import { textPassagesOf } from "./passages.ts";
import { placeWorthOf } from "./place-en.ts";

const LEAD = "The reed of a loom keeps the threads of the warp apart and beats the weft into the cloth.";
const STEEL = [
  "Steel reeds last for sixty years in a dry house, because nothing in them swells or shrinks.",
  "The edges of the wires have to be free of rust, or the finest threads tear within a day of work.",
];
const GUILD = [
  "The guild of Tarn sells wires of nine widths at the fair in May.",
  "The weavers of Holm take the widest wires for carpets of horsehair.",
];
const CANE = "Cane reeds were bound by hand in winter, because nobody had time for work of that kind in May.";
const OWN = "At the mill of Reed and Sons, we keep a record of all that is woven in the north.";

const worth = (blocks: Page["blocks"], more: Partial<Page> = {}) => {
  const page = textPage("How a reed is kept", blocks, more);
  const lines = proseLinesOf(page, "polite", () => true, 80);
  const passages = textPassagesOf(lines, page.title, page);
  const worths = placeWorthOf(passages, 0, page).flat();
  const texts = passages.flatMap((passage) => passage.lines).map(({ sentences }) => sentences.join(" "));
  return (text: string) => worths[texts.indexOf(text)] ?? Number.NaN;
};
const text = [
  saidBlock(LEAD),
  headingBlock("Steel"),
  saidBlock(STEEL.join(" ")),
  ...GUILD.map((one) => saidBlock(one)),
  headingBlock("Cane"),
  saidBlock(CANE),
];

it("values the beginnings of an English text and of its parts above what stands further below", () => {
  const of = worth(text);
  const [first = "", second = ""] = STEEL;
  expect(of(LEAD)).toBeGreaterThan(of(first));
  expect(of(first)).toBeGreaterThan(of(second));
  expect(of(second)).toBeGreaterThan(of(GUILD[1] ?? ""));
  // Of two beginnings the earlier one.
  expect(of(CANE)).toBeLessThan(of(first));
  expect(of(CANE)).toBeGreaterThan(of(GUILD[1] ?? ""));
});

it("takes a paragraph that mostly warms up for a warm-up as a whole [7.3]", () => {
  const scene = "Tarn is one of the sunniest towns on the whole coast.";
  const between = "With its wide beaches people have much to do here.";
  const matter = "A reed of Tarn costs nine pounds.";
  const third = "It is easy to see why so many people came to weave here.";
  const before = [saidBlock(LEAD), headingBlock("Tarn")];
  const of = (...told: string[]) => worth([...before, saidBlock(told.join(" "))]);
  expect(of(scene, between, third)(between)).toBeLessThan(0);
  expect(of(scene, between, matter)(between)).toBeGreaterThan(0);
});

it("leaves the places of a Japanese text to what is known of these", () => {
  const said = "おさは糸をそろえて、織り目を打ちこむ道具です。";
  expect(worth([saidBlock(said)], { language: "ja" })(said)).toBe(0);
});

it("values what the page itself takes its matter to be, and no other points of a list", () => {
  const under = (heading: string) =>
    worth([saidBlock(LEAD), headingBlock(heading), itemBlock(CANE), ...text.slice(1, 4)])(CANE);
  expect(under("Key takeaways")).toBeGreaterThan(worth(text)(STEEL[0] ?? ""));
  expect(under("In short:")).toBe(under("Key takeaways"));
  expect(under("Highlights")).toBeLessThan(worth(text)(STEEL[1] ?? ""));
});

it("values the matter of a signed text above what the house of its author says of itself", () => {
  const blocks = [saidBlock(LEAD), headingBlock("Steel"), saidBlock(OWN)];
  expect(worth(blocks, { author: "Anna Tarn" })(OWN)).toBeLessThan(worth(blocks)(OWN));
  const opening = [saidBlock(`${OWN} ${STEEL[0]}`)];
  expect(worth(opening, { author: "Anna Tarn" })(OWN)).toBe(worth(opening)(OWN));
});

it("values no scene before the matter, and lets the lead announce what follows", () => {
  const scene = "Many people who weave in Tarn have an old reed in the house.";
  const announced = "This guide tells how a reed of steel is kept from rust.";
  expect(worth([saidBlock(scene), ...text.slice(1)])(scene)).toBeLessThan(0);
  expect(worth([saidBlock(announced), ...text.slice(1)])(announced)).toBeGreaterThan(0);
});

it("values a call no more than what stands further below", () => {
  const call = "Take control of your reeds with ease, and weave more cloth for your house in less time.";
  const of = worth([
    saidBlock(LEAD),
    headingBlock("Steel"),
    saidBlock(call),
    headingBlock("Cane"),
    saidBlock(CANE),
  ]);
  expect(of(call)).toBeLessThan(of(CANE));
});

it("gives less for an answer on something else than the title names [7.3]", () => {
  const answer = "The guild of the valley takes nine weavers in each year.";
  const worthBelow = (heading: string, title: string, others = ["Reeds", "Frames"]) => {
    const page = textPage(title, [
      saidBlock("A loom is built of oak in the winter."),
      ...others.map((text) => headingBlock(text)),
      headingBlock(heading),
      saidBlock(answer),
    ]);
    const lines = proseLinesOf(page, "polite", () => true, 80);
    return placeWorthOf(textPassagesOf(lines, title, page), 0, page).at(-1)?.[0] ?? 0;
  };
  const side = worthBelow("How can I join the guild?", "A free course on looms");
  expect(worthBelow("Is the course really free?", "A free course on looms")).toBeGreaterThan(side);
  expect(worthBelow("How can I join the guild?", "FAQ of the valley")).toBeGreaterThan(side);
  const asked = ["What is oak?", "Who weaves?"];
  expect(worthBelow("How can I join the guild?", "A free course on looms", asked)).toBeGreaterThan(side);
  expect(worthBelow("The guild of the valley", "A free course on looms")).toBeGreaterThan(side);
});

it("values in a report each passage less than the one before it, whatever section it opens and whomever one trusts", () => {
  const told = (from: string) => saidBlock(`${from}, the smith of Holm said, and the mill said it too.`);
  const trusted = "Anna Reed of Holm had been trusted with the keys of the weir for up to fourteen years";
  const [first, second, third] = [
    trusted,
    "Oak was dear in the north in May of that year",
    "Wool was dear in the south in June of it",
  ];
  const blocks = [told(first), told(second), headingBlock("Dear wool"), told(third)];
  const news = worth(blocks, { publishedAt: "2025-05-02", title: "Keeper of the weir goes" });
  const plain = worth(blocks, { title: "Keeper of the weir goes" });
  const said = (text: string) => `${text}, the smith of Holm said, and the mill said it too.`;
  expect(news(said(first))).toBeGreaterThan(news(said(second)));
  const falls = (of: typeof news) => of(said(second)) - of(said(third));
  expect(falls(news)).toBeGreaterThan(falls(plain) + 0.25);
  expect(news(said(first))).toBeGreaterThan(plain(said(first)));
});
