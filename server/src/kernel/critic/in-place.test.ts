import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { critic } from "./critic.ts";

const page = textPage("The red book", [
  saidBlock("It is a red thing from a shop in Tarn. Three piles, black bags, tea. A clasp of brass."),
]);
const fragmentsIn = (...texts: string[]) =>
  critic(page)({ language: "en", targetSeconds: 60, paragraphs: [texts.map((text) => ({ text }))] })
    .filter(({ kind }) => kind === "fragment")
    .map(({ text }) => text);

it("takes no sentence without a verb for a fragment that stands where its author wrote it", () => {
  expect(fragmentsIn("It is a red thing from a shop in Tarn.", "Three piles, black bags, tea.")).toEqual([]);
});

it("finds it torn from the sentence before it, and cut where its author went on", () => {
  expect(fragmentsIn("The book is red.", "A clasp of brass.")).toEqual(["A clasp of brass."]);
  expect(fragmentsIn("It is a red thing from a shop in Tarn.", "Three piles, black")).toEqual([
    "Three piles, black",
  ]);
});

it("finds a Japanese sentence that was cut behind its beginning", () => {
  const whole = "傘は三本、下駄が一足と、それから座布団。";
  const shop = textPage("赤い本", [saidBlock(`${whole}棚の上にあります。`)], { language: "ja" });
  const fragments = (text: string) =>
    critic(shop)({ language: "ja", targetSeconds: 60, paragraphs: [[{ text }]] }).filter(
      ({ kind }) => kind === "fragment",
    );
  expect(fragments(whole)).toEqual([]);
  expect(fragments("傘は三本、下駄が一足と、それから。")).toHaveLength(1);
});

it("takes no heading of a text for a fragment, and finds part of one", () => {
  const article = textPage("The red book", [
    headingBlock("Fewer lamps, better light"),
    saidBlock("The lamps that stayed throw their light down."),
  ]);
  const fragments = (text: string) =>
    critic(article)({ language: "en", targetSeconds: 60, paragraphs: [[{ text }]] }).filter(
      ({ kind }) => kind === "fragment",
    );
  expect(fragments("Fewer lamps, better light.")).toEqual([]);
  expect(fragments("Fewer lamps, better.")).toHaveLength(1);
});
