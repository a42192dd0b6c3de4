import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { textPage as page, saidBlock as said } from "#test/text-page";
import { subjectOf } from "../subject.ts";
import { titleOf } from "./title.ts";

const heading = (level: number, text: string) => ({ kind: "heading" as const, level, text });
const at = (url: string) => ({ url });

it("names a page inside a house by its only main heading, where the title is the house's name", () => {
  const blocks = [
    heading(1, "Sending patterns: how a draft becomes a book"),
    said("A pattern is printed at night."),
  ];
  const url = at("https://www.loom.example/docs/patterns");
  expect(titleOf(page("The Loom Press", blocks, url))).toBe("Sending patterns: how a draft becomes a book");
  expect(titleOf(page("The Loom Press", blocks, at("https://www.loom.example/")))).toBe("The Loom Press");
  expect(titleOf(page("Weaving for Beginners", blocks, url))).toBe("Weaving for Beginners");
});

it("says a name of a program's parts without its signs", () => {
  const blocks = [heading(2, "Detailed behaviour of looms"), said("The loom weaves what it is given.")];
  expect(titleOf(page("loom::weave", blocks))).toBe("loom weave");
});

it.each([
  ["The Loom Kettle", "We weave with new power", "The Loom Kettle boils a litre in a minute."],
  ["Loom Billing", "The fastest way to bill your weavers", "Bills go out at night."],
  ["Loom", "We use cookies on this site", "Wool is spun on Mondays."],
  ["Loom", "One tool for the whole house", "Loom keeps patterns and bills in one place."],
])("keeps the name of what a house makes: %s", (title, main, text) => {
  const blocks = [heading(1, main), said(text)];
  expect(titleOf(page(title, blocks, at("https://www.loom.example/kettle")))).toBe(title);
});

it("leaves out the shop that a title ends with, where the page itself names the thing without it", () => {
  const url = at("https://store.woolworks.example/app/7");
  const blocks = [heading(1, "Mill Tales"), said("Mill Tales is a game of mills.")];
  expect(titleOf(page("Mill Tales on Wool", blocks, url))).toBe("Mill Tales");
});

it.each([
  ["Installing Looms on Woolworks", "Installing Looms on Woolworks"],
  ["Life on Wool", "How moths live"],
  ["Working at Woolworks", "Join the mill"],
])("keeps a name that ends as the address begins: %s", (title, main) => {
  const blocks = [heading(1, main), said("The mill is open to everybody who can weave.")];
  expect(titleOf(page(title, blocks, at("https://woolworks.example/x")))).toBe(title);
});

it("cuts a title where the shop's address begins, and keeps what is said of an address", () => {
  const url = at("https://www.woolworks.example/b/7");
  expect(titleOf(page("Mill Tales: woolworks.example: Books & More", [], url))).toBe("Mill Tales");
  const said = "Farming: woolworks.example and its history";
  expect(titleOf(page(said, [], url))).toBe(said);
});

it("keeps what is new in the title of a text", () => {
  const blocks = [said("The new looms of 2024 are quiet, and the looms of 2023 were not.")];
  expect(titleOf(page("New Looms 2024", blocks))).toBe("New Looms 2024");
});

it("names a house by the part of its name that is its address", () => {
  const blocks = [said("Wool is spun on Mondays.")];
  const whole = page("Spinning on Mondays", blocks, {
    url: "https://www.annabrook.example/x",
    site: "Anna Brook - Weaver in Tarn",
  });
  expect(subjectOf(whole, {}).site).toBe("Anna Brook");
  expect(subjectOf({ ...whole, url: "https://tarn.example/x" }, {}).site).toBe("Anna Brook");
  const named = (site: string) => subjectOf({ ...whole, url: "https://tarn.example/x", site }, {}).site;
  expect(named("Official Site | Oak Looms")).toBe("Oak Looms");
  expect(named("Co - op")).toBe("Co - op");
  expect(named("My Site")).toBeNull();
});

it.each([
  ["https://www.tarnlooms.example/oak", "Visitors know that Tarn Looms keeps oak for a year.", "Tarn Looms"],
  [
    "https://shop.tarn-looms.co.example/oak",
    "The oak of Tarn Looms is dry. Each winter Tarn Looms builds ten frames.",
    "Tarn Looms",
  ],
  ["https://tarn.example/oak", "The oak of Tarn is dry. Weavers praise Tarn.", null],
  ["https://mozart.example/oak", "We play what Mozart wrote, and we know how Mozart laughed.", null],
  ["https://kyoto.example/oak", "We show you Kyoto as it is, and each spring Kyoto offers blossoms.", null],
  ["https://tarnlooms.example/oak", "The oak of Tarn Looms is dry.", null],
  ["https://tarnlooms.example/oak", "Visitors hear that Tarn Looms is a maker of oak looms.", "Tarn Looms"],
  ["https://kyoto.example/oak", "For weavers of silk Kyoto was the school of the north.", null],
  ["https://kyoto.example/oak", "For weavers of silk Kyoto is the shop of the country.", null],
  ["https://tarn.github.io/oak", "We know that GitHub keeps our plans, and GitHub is quick.", null],
  ["https://tarn.wordpress.com/oak", "We moved by WordPress and WordPress is quick.", null],
  ["https://tarn.hosthouse.example/oak", "We know that Host House keeps our plans.", null],
  ["https://substack.com/@tarn", "We know that Substack keeps our letters.", null],
  ["https://japan.example/oak", "We met in Japan, and we hope that Japan is warm.", null],
  ["https://monday.example/oak", "We weave on Monday, and we know that Monday comes.", null],
  ["https://target.example/oak", "Our target is a dry loom, and we target weavers.", null],
  ["https://target.example/oak", "Target your weavers.", null],
  ["https://oaks.example/oak", "The looms of the valley are dry.", null],
  // At the beginning of a sentence, and behind a capital, each word has one.
  ["https://yoga.example/oak", "Yoga brings calm to weavers. We teach it. Yoga helps looms.", null],
  ["https://garlic.example/oak", "Garlic keeps for months. We plant ours in October.", null],
  ["https://garlic.example/oak", "OUR BED A: Garlic keeps well. PLAN B Garlic keeps for months.", null],
  ["https://costarica.example/oak", "Costa Rica offers looms. Few weavers come to Costa Rica.", null],
  ["https://johnmuir.example/oak", "We know that John Muir helps us. A letter from John Muir is here.", null],
  [
    "https://www.toptarn.example/oak",
    "Toptarn is a marketplace for looms. Hire weavers from Toptarn.",
    "Toptarn",
  ],
  [
    "https://tarn.example/oak",
    "Tarn is a town in the north. Looms come from Tarn, and Tarn keeps oak.",
    null,
  ],
  [
    "https://tarnhealth.example/oak",
    "Tarn Health provides beds. The unit at Tarn Health is open.",
    "Tarn Health",
  ],
  ["https://costarica.example/oak", "Costa Rica offers looms. Few weavers live in Costa Rica.", null],
  ["https://workloom.com/oak", "That’s why we built Workloom.com for weavers.", "Workloom.com"],
  ["https://workloom.com/oak", "Write to oak@workloom.com or see workloom.com/oak.", null],
  ["https://github.com/tarn", "Our plans are on GitHub.com.", null],
  ["https://bitcoin.example/oak", "Many think that Bitcoin is a company. Prices in Bitcoin are high.", null],
])("calls a house without a name as its page does: %s %s", (url, text, name) => {
  const of = { ...page("Oak looms", [said(text)], at(url)), site: new URL(url).hostname };
  expect(subjectOf(of, {}).site).toBe(name);
});

it.each([
  ["Oak | Tarn Looms", "https://www.tarnlooms.example/oak", "Tarn Looms"],
  ["Oak - The Tarn Looms", "https://the-tarnlooms.example/oak", "The Tarn Looms"],
  ["Tarn Looms", "https://www.tarnlooms.example/", null],
  ["Oak | Looms", "https://www.tarnlooms.example/oak", null],
  ["Oak | Recipes", "https://recipes.dailytarn.example/oak", null],
  ["Oak | Tumblr", "https://tarn.tumblr.com/oak", null],
])("takes the part of a title that is the address's name for the house: %s", (title, url, name) => {
  expect(subjectOf(page(title, [said("Wool is spun on Mondays.")], { ...at(url) }), {}).site).toBe(name);
});

it.each([
  ["https://www.tarnlooms.example/oak", "Tarn Looms"],
  ["https://www.weavers.example/oak", null],
])("names a house that signs with its own name, and no person twice: %s", (url, name) => {
  const more = { ...at(url), site: "Tarn Looms", author: "Tarn Looms" };
  expect(subjectOf(page("Oak is dried", [said("Wool is spun on Mondays.")], more), {}).site).toBe(name);
});

it.each([
  ["Ash Lamp on Tarn", "https://store.tarnpowered.example/1", "Tarn"],
  ["Life on Mars", "https://store.tarnpowered.example/1", null],
])("names the shop that the title of goods names: %s", (title, url, site) => {
  const facts = [{ kind: "name", value: "Ash Lamp" } as Fact];
  expect(subjectOf(page(title, [heading(1, "Ash Lamp")], { url, type: "product", facts }), {}).site).toBe(
    site,
  );
});

it("names a maker at whose own address goods are sold, and no other", () => {
  const siteAt = (url: string) =>
    subjectOf(
      page("柚子の種の蝋", [], {
        url,
        language: "ja",
        type: "product",
        facts: [{ kind: "brand", value: "tarn" } as Fact],
      }),
      {},
    ).site;
  expect(siteAt("https://tarn-cosme.example/a")).toBe("tarn");
  expect(siteAt("https://oak.example/a")).toBeNull();
});

it("names a Japanese shop whose name stands where the title does", () => {
  const siteOf = (title: string) =>
    subjectOf(
      page(title, [], {
        language: "ja",
        type: "product",
        facts: [{ kind: "name", value: "楢の椅子" } as Fact],
      }),
      {},
    ).site;
  expect(siteOf("みずたま家具工房")).toBe("みずたま家具工房");
  expect(siteOf("あたたかい部屋の特集")).toBeNull();
});

it("names a shop that its goods are called for, too", () => {
  const of = { site: "Tarn", type: "product" as const };
  expect(subjectOf(page("Tarn Ash Lamp", [], of), {}).site).toBe("Tarn");
  expect(subjectOf(page("Tarn", [], of), {}).site).toBeNull();
  expect(subjectOf(page("Tarn Ash Lamp", [], { site: "Tarn" }), {}).site).toBeNull();
});

it("leaves out where a house keeps its reports, before a headline of its own", () => {
  const blocks = [said("The mill lends 60 looms to schools.")];
  expect(titleOf(page("Newsroom: Tarn Mill lends its looms", blocks))).toBe("Tarn Mill lends its looms");
  expect(titleOf(page("Press: Tarn", blocks))).toBe("Press: Tarn");
});
