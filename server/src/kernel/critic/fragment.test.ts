import { describe, expect, it } from "vitest";
import type { Language } from "#kernel/vocabulary";
import { isFragment } from "./fragment.ts";
import { isOrderBehindComma } from "./plain-verbs-en.ts";

const languageOf = (text: string): Language => (/[\u3041-\u30ff]/.test(text) ? "ja" : "en");

describe("a sentence without predicate, beginning or end is a fragment", () => {
  it.each([
    "Made of solid oak with brass fittings.",
    "Worth it for the shade alone.",
    "Beside it in the hall.",
    "A bag designed for long weekends.",
    "Light weight and a slim fit.",
    "Great features for hikers.",
    "Handmade in Italy by skilled artisans.",
    "The straps are padded and the.",
    "and it keeps coffee hot all day.",
    "The kettle boils in two minutes…",
    "A mug that is easy to clean.",
    "Wall shelves that help keep a room tidy.",
    "The name of the loom that you want to weave with.",
    "The kettle boils in two minutes).",
    "輪花の鉢のこと。",
    "Designed to make kids feel safe.",
    "For work, play or travel.",
    "191 in Lamps (See Top 100 in Lamps).",
    "Our classic loom with two shafts to help you weave.",
    "This sports towel in grey.",
    "Clearly cost for one.",
    "Lamps daily use.",
    "Tools leaders need to build a mill.",
    "Tickets for the flower show in Holm.",
    "Supplies family use.",
    "Shoes perfectly fit for winter.",
    "Parts carefully cut by hand.",
    "What employees say.",
    "Nourishes the skin beneath your beard to calm irritation and help prevent flakes.",
    "For hikers, bakers and their guests.",
    "What most hikers require today.",
    "Boots to help hikers keep warm feet.",
    "Sleeping bags and pillows.",
    "Seating that contains four drawers.",
    "Meeting rooms offers.",
    "Opening times changes.",
    "Shopping cart updates.",
    "O conjunto com dois bancos tem uma forma para quem gosta de receber visitas.",
    "落ち着いた色合いの深い味わい。",
    "素材は綿と麻。",
    "長く使えるので、",
    "を、ひとつずつ手で仕上げました。",
    "軽くて丈夫な素材で。",
    "「朝の一杯をもっと楽しく。",
    "お湯がすぐに沸くので…",
  ])("%s", (text) => {
    expect(isFragment(text, languageOf(text))).toBe(true);
  });
});

describe("a whole sentence is none", () => {
  it.each([
    "A third one reads: “You see both hire and rent used with cars.",
    "I don't know what sounds better in English: a) Car rental English b) English for car rental.",
    "North Holm regional leaders plan to open a mill on Wednesday.",
    "New views from the mill of Holm show blooming meadows by the river.",
    "Studies show that looms need oil.",
    "Research shows that wool helps.",
    "Soap it again once a month.",
    "The pack features padded straps.",
    "Norrvik provides solutions that last.",
    "Find perfect pieces for small homes.",
    "Its frame weighs 900 grams and folds flat.",
    "Researchers announced the result in May.",
    "That is all for today.",
    "“It has changed my mornings,” says one buyer.",
    "It is the tool I have been searching for.",
    "Why does the kettle whistle?",
    "This is an iMac with OS X by La Maison.",
    "This ensures a dry floor.",
    "This allows your hair to grow.",
    "Low kettles require little water.",
    "Repairs generally cost 20 percent more than a new filter.",
    "Oat drinks contain small amounts of sugar.",
    "Daily use helps prevent rust and dents.",
    "For a softer boil, add two cups of cold water.",
    "To prevent rust, keep blades in dry boxes.",
    "We first discuss the handle.",
    "Building menus around the harvest creates room for both.",
    "Buying local keeps the valley alive.",
    "When you visit, bring a coat.",
    "If you like tea, heat the water first.",
    "朝の一杯が、もっと楽しくなります。",
    "使い始めて三年になるが、まだ壊れない。",
    "ぜひ一度お試しください。",
    "「驚くほど軽い」という声が届いています。",
    "水に強く、手入れも簡単だ。",
    "気になる方は、どうぞ。",
    "Nothing changes about the desktop app.",
    "Just before, every time, she had been perfectly happy.",
    "輪花とは、縁に切れ込みを入れた形のこと。",
  ])("%s", (text) => {
    expect(isFragment(text, languageOf(text))).toBe(false);
  });
});

it.each([
  ["When you visit, bring a coat.", true],
  ["If you like tea, heat the water first.", true],
  ["If you like tea, coffee or milk.", false],
  ["If you need a lamp for tea, work or play.", false],
])("knows an order behind a condition from a list: %s", (text, is) => {
  expect(isOrderBehindComma(text)).toBe(is);
});
