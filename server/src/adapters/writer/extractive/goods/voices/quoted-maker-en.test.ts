import { expect, it } from "vitest";
import { critic } from "#kernel/critic/critic";
import type { Block, Fact, Page } from "#kernel/page";
import { extractiveWriter } from "../../../extractive.ts";
import { isToldByMaker, quotedUntil } from "./quoted-maker-en.ts";

const said = (text: string): Block => ({ kind: "paragraph", text });
const brand: Fact = {
  id: "brand",
  kind: "brand",
  label: null,
  value: "Tarn Bean",
  currency: null,
  source: "visible",
  confidence: 1,
  provenance: null,
};
const page = (...blocks: Block[]): Page => ({
  url: "https://shop.example/beans",
  title: "Speckled Bean",
  site: null,
  language: "en",
  type: "product",
  author: null,
  publishedAt: null,
  blocks,
  facts: [brand],
});
const FIELD = said(
  "We grow nine kinds of beans outside the village, and the speckled one is the one we eat ourselves on Sundays.",
);
const SEED = said(
  "My grandmother got the seed from a neighbour in a can. We hope to keep it for sixty years.",
);
const SKIN = said("The skins are thin and stay put, and the broth goes dark.");
const SORTED = said("They are sorted twice, once by machine and once by hand on a table of oak.");

async function sentencesOf(of: Page): Promise<string[]> {
  const settings = { style: "product" as const, targetSeconds: 60 };
  const { paragraphs } = await extractiveWriter().write(of, settings, new AbortController().signal);
  return paragraphs.flat().map(({ text }) => text);
}

it("quotes a maker who mostly says “we” and “I”, and says once whose words these are", async () => {
  const sentences = await sentencesOf(page(FIELD, SEED, SKIN));
  const introduced = sentences.indexOf("This is how Tarn Bean describes it.");
  expect(introduced).toBe(1);
  expect(sentences[introduced + 1]).toContain("We grow nine kinds of beans");
  expect(sentences).toContain("My grandmother got the seed from a neighbour in a can.");
  expect(sentences.filter((text) => text.startsWith("This is how"))).toHaveLength(1);
});

it("gives a shop's words to its page, where they speak of the maker as another", async () => {
  const shops = said(
    "We like them best on Sundays. The grower tells us that this is a good year, and we hope so.",
  );
  const of = page(
    FIELD,
    SEED,
    said("The maker tells us that the next ones come in May, and we look forward to them."),
    shops,
  );
  expect(await sentencesOf(of)).toContain("This is how its page describes it.");
});

it("introduces those who say “we” once, and leaves them their words", async () => {
  const plain = page(
    SKIN,
    SORTED,
    said("We grow them in a field of clay, and the pods dry in the loft above the mill."),
    said("Soak the beans overnight. The water turns the colour of tea, and the speckles fade in the pot."),
    said("A bowl of them tastes of chestnut. The broth is thick enough for a spoon to stand in it."),
  );
  expect(isToldByMaker(plain)).toBe(false);
  const told = await sentencesOf(plain);
  const introduced = told.indexOf("This is how Tarn Bean describes it.");
  expect(introduced).toBeGreaterThan(0);
  expect(
    told.indexOf("We grow them in a field of clay, and the pods dry in the loft above the mill."),
  ).toBeGreaterThan(introduced);
});

it("counts what a shop shows twice once", () => {
  const twice = said("We keep it simple. My grandmother got the seed from a neighbour in a can.");
  expect(isToldByMaker(page(twice, SKIN, twice))).toBe(false);
});

it("takes “I” below the last “we” for a customer", () => {
  const mine = said("I have cooked them all winter, and my evenings are warmer for it.");
  expect(quotedUntil(page(FIELD, SEED, SKIN, mine))).toBe(1);
});

it("lets a maker say “I” in a script only behind the words that introduce the maker", () => {
  const judge = critic(page(FIELD, SEED, SKIN));
  const own = "My grandmother got the seed from a neighbour in a can.";
  const kinds = (...texts: string[]) =>
    judge({ language: "en", targetSeconds: 0, paragraphs: [texts.map((text) => ({ text }))] }).map(
      ({ kind }) => kind,
    );
  expect(kinds(own)).toContain("other_voice");
  expect(kinds("This is how Tarn Bean describes it.", own)).not.toContain("other_voice");
});

it("quotes a page of which several sentences say “we”, whether or not they can be told by name", () => {
  const plain = said("The rods are cut in winter and sorted by length.");
  const rods = [
    "The first came to us in a tin.",
    "A man of Holm asked us for it.",
    "Nobody in the village told us why.",
  ].map(said);
  const others = [
    "We make the base in two days.",
    "We sign each one below the lining.",
    "We sell three sizes.",
  ].map(said);
  expect(isToldByMaker(page(...rods, ...others, plain, SKIN, SORTED))).toBe(true);
  expect(isToldByMaker(page(...others, plain))).toBe(true);
  expect(isToldByMaker(page(...others.slice(1), plain, SKIN, SORTED))).toBe(false);
  expect(isToldByMaker(page(...rods.slice(1), SKIN, SORTED, plain))).toBe(false);
});

it("says whose words praise a thing to a buyer, where nobody says “we” [6.2]", async () => {
  const sentences = await sentencesOf(page(SKIN, SORTED, said("Soup, stew or salad, you name it.")));
  expect(sentences[1]).toBe("This is how Tarn Bean describes it.");
});

it("tells a plain description by itself [6.2]", async () => {
  const told = (await sentencesOf(page(SKIN, SORTED))).join(" ");
  expect(told).toContain("The skins are thin");
  expect(told).not.toContain("This is how");
});

it("gives praise to the blurb of a book, and to the page of a market where others sell [6.2]", async () => {
  const blurb = said("In this tale of nine villages you will meet the finest gardener of the valley.");
  const book = { ...page(blurb, SKIN), title: "The Speckled Valley: A Novel", facts: [] };
  const row: Fact = { ...brand, id: "isbn", kind: "specification", label: "ISBN-13", value: "none" };
  expect((await sentencesOf({ ...book, facts: [row] })).join(" ")).toContain(
    "This is how the blurb describes it.",
  );
  const market = page(said("You will love every spoon of these beans."), SKIN, said("Contact the seller."));
  expect((await sentencesOf({ ...market, site: "Marketly" })).join(" ")).toContain(
    "This is how its page on Marketly describes it.",
  );
});

it("gives the words to the page, where they tell what the maker does", async () => {
  const text = said(
    "Tarn will not let it out under four months. We store it in the yard, and we sell it by the tub.",
  );
  expect(await sentencesOf(page(FIELD, SEED, text))).toContain("This is how its page describes it.");
});

const BEDS = said(
  "Red comes from the roots that I grow in three beds behind the barn and dig in the third year.",
);
const ROOTS = said(
  "This box holds all that I wish somebody had handed me in my first winter. Its roots are dry and chopped.",
);
const OTHERS = said("Linen needs a salt of its own, which I sell separately. I dry the leaves in bundles.");

it("quotes a maker who says “I” from the beginning, and no site as the one who speaks [6.2]", async () => {
  const sentences = await sentencesOf({ ...page(ROOTS, BEDS, OTHERS), site: "Hollow Market", facts: [] });
  const introduced = sentences.indexOf("This is how its maker describes it.");
  expect(introduced).toBe(1);
  expect(sentences[2]).toBe("This box holds all that I wish somebody had handed me in my first winter.");
});

it("quotes a maker who only says to make it [6.2]", () => {
  const mine = said(
    "I boil the bones for a day. I make each one in the winter, and I keep the best for binders.",
  );
  const other = said("Most folders are cattle. My own is twenty years old and still good.");
  expect(isToldByMaker(page(other, mine))).toBe(true);
});

it("takes “I” for a customer where nobody sells or makes what the page shows [6.2]", () => {
  const mine = said("The red is the best that I have seen. My scarf is warmer for it, and I wear it daily.");
  expect(isToldByMaker(page(SKIN, mine, mine))).toBe(false);
  expect(isToldByMaker(page(ROOTS, BEDS, said("Linen needs a salt of its own.")))).toBe(false);
});
