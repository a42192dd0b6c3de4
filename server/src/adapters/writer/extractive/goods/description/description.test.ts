import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const brand: Fact = {
  id: "brand",
  kind: "brand",
  label: null,
  value: "Arden",
  currency: null,
  source: "visible",
  confidence: 1,
  provenance: null,
};
const goods = (...texts: string[]) =>
  textPage("Loke Rain Jacket", texts.map(saidBlock), { type: "product", facts: [brand] });
const told = async (...texts: string[]) => (await paragraphsWritten(goods(...texts), 30, "product")).flat();

const KEEPS = "This light jacket keeps the rain out for a whole day.";

it("takes this jacket behind a slogan for the one that the page is of", async () => {
  expect(await told(`When you need a coat that works. ${KEEPS} It folds into its own pocket.`)).toContain(
    KEEPS,
  );
});

it("tells what points at a thing right behind the phrase that names it", async () => {
  const script = await told(
    "Stitched with a thread that swells. This thread keeps the rain out for a whole day.",
    "The jacket folds into its own pocket. The pocket has a flap against the rain.",
  );
  expect(script.join(" ")).toContain(
    "Stitched with a thread that swells. This thread keeps the rain out for a whole day.",
  );
  expect(script).toContain("The pocket has a flap against the rain.");
});

it("takes what a house does besides for no description", async () => {
  const script = await told(
    "Arden’s design services create calm rooms for large families. Arden’s customers come from nine valleys.",
    "The jacket folds into its own pocket and dries within an hour. The pocket has a flap against the rain.",
  );
  expect(script[1]).toBe("The jacket folds into its own pocket and dries within an hour.");
});

it("takes the goods of a whole house for its history", async () => {
  const script = await told(
    "Arden has made jackets for climbers since 1920 in a small valley town. The town lies between two lakes.",
    "The jacket folds into its own pocket and dries within an hour. The pocket has a flap against the rain.",
  );
  expect(script[1]).toBe("The jacket folds into its own pocket and dries within an hour.");
});

it("takes what a maker has changed about its goods for a description", async () => {
  const script = await told(
    "Arden has kept the deep hood of the first jacket and widened the sleeves by a hand.",
    "There’s no lining, and that’s deliberate. Rain runs down the outside within minutes.",
  );
  expect(script.slice(1, 4)).toEqual([
    "Arden has kept the deep hood of the first jacket and widened the sleeves by a hand.",
    "There’s no lining, and that’s deliberate.",
    "Rain runs down the outside within minutes.",
  ]);
});

it("leaves out this jacket where it is compared with another that was not told", async () => {
  const script = await told(
    "But that is not all. This jacket uses the same zip as that one and needs no lining.",
    "The jacket folds into its own pocket and dries within an hour. The pocket has a flap against the rain.",
  );
  expect(script.join(" ")).not.toContain("that one");
  expect(script).toContain("The pocket has a flap against the rain.");
});

it.each([
  "If it’s eligible for a return, the maker mails a box to your door.",
  "Cuddly like no other and with a wide belly where you can rest.",
  "10% lighter, improved seams, and details that make an impact.",
])("leaves out what has lost its head: %s", async (text) => {
  expect(await told(`The jacket folds into its own pocket and dries within an hour.`, text)).not.toContain(
    text,
  );
});

it.each([
  "When it rains, the jacket keeps you dry for a day.",
  "Two straps hold the jacket that you roll up at noon.",
])("keeps a clause that points at nothing before it: %s", async (text) => {
  expect(await told("The jacket folds into its own pocket and dries within an hour.", text)).toContain(text);
});

const DRY = "The jacket folds into its own pocket and dries within an hour.";
const listed = async (...items: string[]) => {
  const lines = items.map((text) => ({ kind: "list_item" as const, text }));
  const page = textPage("Loke Rain Jacket", [saidBlock(DRY), ...lines], { type: "product", facts: [brand] });
  return (await paragraphsWritten(page, 30, "product")).flat().join(" ");
};

it("takes what comes free for a while for no part of a thing", async () => {
  const script = await listed("3 free months of films", "Zipped pocket on the chest", "Padded collar");
  expect(script).not.toContain("free months");
  expect(script).toContain("a zipped pocket on the chest and a padded collar");
});

it("closes no item behind whose colon stood what is not told", async () => {
  expect(await listed("Get more details about the seams of each jacket size:")).not.toContain(":.");
});

it("keeps the clause before a colon, and takes no order for what stands behind it", async () => {
  const script = await told(`Our jacket is simple: create calm and useful days in the hills. ${DRY}`);
  expect(script.join(" ")).not.toContain("Create calm");
});

it("tells of sentences that begin with the thing's long name", async () => {
  const block = saidBlock(
    "The Loke Northern Rain Shell keeps off wind and hail for a whole day in the hills. The Loke Northern Rain Shell folds into its own pocket beside a flask of tea.",
  );
  const page = textPage("Loke Northern Rain Shell", [block], { type: "product", facts: [brand] });
  const script = (await paragraphsWritten(page, 60, "product")).flat().join(" ");
  expect(script).toContain("wind and hail");
  expect(script).toContain("folds into its own pocket");
});

it("tells what others are like where it goes on to its own", async () => {
  const others = "The trouble with a rain coat is the seam below the arm.";
  const own = "The seams of the Loke Jacket are taped from the inside and stay dry.";
  const plain = "The pocket has a flap against the rain.";
  expect(await told(`${KEEPS} ${plain}`, `${others} ${own}`)).toContain(others);
});

it("begins with no notice that owners of older ones are given", async () => {
  const folds = "The jacket folds into its own pocket and dries within an hour.";
  const seams = "The seams are taped by hand, and the zip runs from the hem to the chin.";
  for (const notice of [
    "OWNERS: CHECK YOUR LABEL. The labels of last spring have the sizes switched and are printed in red.",
    "Correction: the labels of last spring have the sizes switched and are printed in red.",
  ])
    expect((await told(notice, `${folds} ${seams}`))[1]).toBe(folds);
});

it("begins with no warning to the sick [7.3]", async () => {
  const folds = "The jacket folds into its own pocket and dries within an hour.";
  const seams = "The seams are taped by hand, and the zip runs from the hem to the chin.";
  const warning = "If you are pregnant, the wool of the lining may feel warm in the summer.";
  expect((await told(warning, `${folds} ${seams}`))[1]).toBe(folds);
});

it("says “we” of no house that nobody has named [7.3]", async () => {
  const page = textPage(
    "Loke Rain Jacket",
    [saidBlock(`${KEEPS} We have forgotten how wet the old coats were in the hills.`)],
    { type: "product" },
  );
  const script = (await paragraphsWritten(page, 60, "product")).flat().join(" ");
  expect(script).toContain(KEEPS);
  expect(script).not.toContain("forgotten");
});

it("tells nothing of a list that is the shop's own [7.3]", async () => {
  const list = [
    "Weaving saves money and reduces waste in the valley.",
    "Same day shipping by 4 pm.",
    "Free returns",
  ];
  const page = textPage("Loke Rain Jacket", [...list.map((text) => itemBlock(text)), saidBlock(KEEPS)], {
    type: "product",
    facts: [brand],
  });
  const script = (await paragraphsWritten(page, 60, "product")).flat().join(" ");
  expect(script).toContain(KEEPS);
  expect(script).not.toContain("saves money");
});

it("quotes what customers wrote, and never says it itself [7.3]", async () => {
  const words = "The jacket sits well on the sofa and hugs the smallest children of the house.";
  const page = textPage("Loke Rain Jacket", [{ ...saidBlock(words), isReview: true }, saidBlock(KEEPS)], {
    type: "product",
    facts: [brand],
  });
  const script = (await paragraphsWritten(page, 60, "product")).flat();
  expect(script).toContain(KEEPS);
  expect(script).not.toContain(words);
});
