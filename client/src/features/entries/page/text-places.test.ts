import { describe, expect, it } from "vitest";
import { partsOf, placeIn } from "./text-places";

const blocks = [
  { text: "A kettle for 12,800 yen." },
  { text: "It holds 800 ml. The lid takes 800 g." },
  { text: "薄い本体は、重さ\n320 gです。" },
];
const said = (wanted: Parameters<typeof placeIn>[1]) => {
  const place = placeIn(blocks, wanted);
  return place && [place.block, blocks[place.block]?.text.slice(place.from, place.to), place.from];
};

describe("a place of the text", () => {
  it("is where the words stand by themselves", () => {
    expect(said({ block: 1, excerpt: null, texts: ["800"] })).toEqual([1, "800", 9]);
    expect(said({ block: null, excerpt: null, texts: ["800 g"] })).toEqual([1, "800 g", 31]);
  });

  it("is none for a short number that may count anything", () => {
    expect(said({ block: null, excerpt: "800", texts: ["800"] })).toBeNull();
  });

  it("is found by an excerpt that is cut within a word", () => {
    expect(said({ block: null, excerpt: "…lds 800 ml. The lid takes 80…", texts: ["800"] })).toEqual([
      1,
      "800",
      9,
    ]);
    expect(said({ block: 1, excerpt: "…e lid takes 800 g.", texts: ["800"] })).toEqual([1, "800", 31]);
  });

  it("is behind an excerpt that ends before it", () => {
    expect(said({ block: null, excerpt: "The lid tak…", texts: ["800"] })).toEqual([1, "800", 31]);
    expect(said({ block: 2, excerpt: "薄い本体は、…", texts: ["320"] })).toEqual([2, "320", 9]);
  });

  it("is the one within its excerpt, however the white space differs there", () => {
    expect(said({ block: 1, excerpt: "…The lid takes 800 g.", texts: ["800"] })).toEqual([1, "800", 31]);
    expect(said({ block: null, excerpt: "重さ 320 gです。", texts: ["320 g"] })).toEqual([2, "320 g", 9]);
  });

  it("is the excerpt where the words are others there, and the block where the excerpt is too", () => {
    expect(said({ block: null, excerpt: "takes 800 g", texts: ["eight hundred"] })).toEqual([
      1,
      "takes 800 g",
      25,
    ]);
    expect(said({ block: 0, excerpt: "elsewhere", texts: ["none"] })).toEqual([
      0,
      "A kettle for 12,800 yen.",
      0,
    ]);
  });

  it("is none where the text does not say it", () => {
    expect(said({ block: null, excerpt: "5", texts: ["5", "EUR 5"] })).toBeNull();
  });
});

describe("a block", () => {
  const [block = { text: "" }] = blocks;
  const price = { block: 0, from: 13, to: 19, name: "Price" };

  it("is cut at its places, and tells all that come from one", () => {
    expect(
      partsOf(block, [price, { ...price, name: "It costs 12,800 yen." }, { ...price, from: 16 }], null),
    ).toEqual([
      { text: "A kettle for ", sources: [], isWanted: false },
      { text: "12,800", sources: ["Price", "It costs 12,800 yen."], isWanted: false },
      { text: " yen.", sources: [], isWanted: false },
    ]);
  });

  it("shows the place that was asked for instead of those that overlap it", () => {
    const wanted = { block: 0, from: 9, to: 23 };
    expect(partsOf(block, [price], wanted).map(({ text, isWanted }) => [text, isWanted])).toEqual([
      ["A kettle ", false],
      ["for 12,800 yen", true],
      [".", false],
    ]);
  });
});
