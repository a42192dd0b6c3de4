import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { critic } from "./critic.ts";

const page = textPage("The red book", [
  saidBlock("It is a red thing from a shop in Tarn. Gilt edges, mostly gone. A ribbon, entirely gone."),
]);
const fragmentsIn = (...texts: string[]) =>
  critic(page)({ language: "en", targetSeconds: 60, paragraphs: [texts.map((text) => ({ text }))] })
    .filter(({ kind }) => kind === "fragment")
    .map(({ text }) => text);

it("takes no sentence without a verb for a fragment that stands where its author wrote it", () => {
  expect(fragmentsIn("It is a red thing from a shop in Tarn.", "Gilt edges, mostly gone.")).toEqual([]);
});

it("finds it torn from the sentence before it, and cut where its author went on", () => {
  expect(fragmentsIn("The book is red.", "A ribbon, entirely gone.")).toEqual(["A ribbon, entirely gone."]);
  expect(fragmentsIn("It is a red thing from a shop in Tarn.", "Gilt edges, mostly")).toEqual([
    "Gilt edges, mostly",
  ]);
});
