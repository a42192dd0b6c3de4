import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { saidBlock } from "#test/text-page";
import { kindBelowName, kindBesideName } from "./kind-beside-name-en.ts";

const kindIn = (longer: string, text: string) => {
  const name: Fact = {
    id: "name",
    kind: "name",
    label: null,
    value: "Tarn",
    currency: null,
    source: "visible",
    confidence: 0.8,
    provenance: { path: "h1", excerpt: "Tarn", others: [{ value: longer, source: "json-ld", path: "name" }] },
  };
  return kindBesideName("Tarn", { facts: [name], blocks: [saidBlock(text)] });
};

it("says what a thing with a bare name is, in the words of its longer one without their praise", () => {
  expect(kindIn("Tarn: The Ultimate Loom Opener, oak", "It is a loom opener for all.")).toBe("a loom opener");
  expect(kindIn("Tarn - Loom Opener", "The ultimate loom opener.")).toBe("a loom opener");
});

it("says none that the page does not write itself, and no slogan", () => {
  expect(kindIn("Tarn: The Ultimate Loom Opener", "It opens looms.")).toBeNull();
  expect(kindIn("Tarn: Weave more, pay less", "You weave more.")).toBeNull();
  expect(kindIn("The Tarn loom", "A loom.")).toBeNull();
});

it.each(["Tarn: C++ Looms [oak", "Tarn: *New* \\ Loom"])(
  "reads signs of any kind behind a name: %s",
  (longer) => {
    expect(kindIn(longer, "It opens looms.")).toBeNull();
  },
);

it("says what a thing is by the line below its name that says who made it", () => {
  const below = (text: string) => kindBelowName({ blocks: [saidBlock(text)] });
  expect(below("A card game by Ilse Marchetti · Art by Tom")).toBe("a card game");
  expect(below("A game by Ilse Marchetti")).toBe("a game");
  expect(below("A game by Ilse Marchetti won the prize of the year.")).toBeNull();
  expect(below("A table by the window")).toBeNull();
});
