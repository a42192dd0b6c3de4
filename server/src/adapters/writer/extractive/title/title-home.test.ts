import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock as said, textPage } from "#test/text-page";
import { titleOf } from "./title.ts";

const blocks = [
  headingBlock("Weave small, buy oak", 1),
  said("Weaving on oak supports small mills and their families."),
];

it.each([
  ["Home", "Oak Looms", "https://looms.example/", "Weave small, buy oak"],
  ["Home | Oak Looms", "Oak Looms", "https://looms.example/en/index.html", "Oak Looms"],
  ["Oak Looms", "Oak Looms", "https://looms.example/", "Oak Looms"],
  // Any other page is about something of its own, and any other title says what.
  ["Oak Looms", "Oak Looms", "https://looms.example/mills", "Weave small, buy oak"],
  ["Weaving on Oak | Oak Looms", "Oak Looms", "https://looms.example/", "Weaving on Oak"],
  ["Home", null, "https://looms.example/", "Weave small, buy oak"],
  ["Home", "looms.example", "https://looms.example/", "Weave small, buy oak"],
  ["Home | Oak Looms", "Oak Looms | Official Site", "https://looms.example/", "Oak Looms"],
  ["Home | Anna M. Brook", "Anna M. Brook - Photographer", "https://looms.example/", "Anna M. Brook"],
  ["Home | Oak Looms", "Weavers of Arden - Oak Looms", "https://oaklooms.example/", "Oak Looms"],
  ["Home | Co - op", "Co - op", "https://looms.example/", "Weave small, buy oak"],
  ["Weaving cloth for everyone", "Oak Looms", "https://oaklooms.example/", "Oak Looms"],
  // A program for building sites has named it.
  ["Home | Mysite", "Mysite", "https://looms.example/", "Weave small, buy oak"],
  // An address that asks for something has its answer, and a language has its own two letters.
  ["Oak Looms", "Oak Looms", "https://looms.example/?p=44", "Weave small, buy oak"],
  ["Oak Looms", "Oak Looms", "https://looms.example/tv", "Weave small, buy oak"],
  ["Oak Looms", "Oak Looms", "https://looms.example/home", "Weave small, buy oak"],
])("names a site's first page by the site: %s, %s, %s [7.3]", (title, site, url, name) => {
  expect(titleOf(textPage(title, blocks, { site, url }))).toBe(name);
});

it.each([
  ["Home", "https://looms.example/", "Oak Looms"],
  ["Latest posts", "https://looms.example/", "Oak Looms"],
  ["Latest posts", "https://looms.example/wool", "Latest posts"],
])("calls a first page without a heading by its site: %s, %s [7.3]", (title, url, name) => {
  const lines = [said("Nine notes were written in the north of the valley.")];
  expect(titleOf(textPage(title, lines, { site: "Oak Looms", url }))).toBe(name);
});

it("takes no line about a kind of goods for the name of all [7.3]", () => {
  const lines = [said("Types of Wool Blankets"), said("Recreational blankets were woven of nine threads.")];
  expect(titleOf(textPage("Wool Blankets", lines))).toBe("Wool Blankets");
  expect(titleOf(textPage("Nine notes", lines))).toBe("Types of Wool Blankets");
});

it("takes a title's one word for the subject where all of a short text speaks of it [7.3]", () => {
  const own = ["Since 1743 Tarnwool has woven blankets.", "The oldest of all mills is Tarnwool of Arden."];
  const page = (texts: string[]) =>
    textPage("Tarnwool", [headingBlock("The oldest mill of blankets", 1), ...texts.map(said)]);
  expect(titleOf(page(own))).toBe("Tarnwool");
  expect(titleOf(page([...own, "The blankets of the mill are made of wool, and the oldest is red."]))).toBe(
    "The oldest mill of blankets",
  );
});

it.each([
  ["https://looms.example/", "visible", "Oak loom", false],
  ["https://looms.example/", "json-ld", "Oak loom", true],
  ["https://looms.example/", "json-ld", "Reed hook", false],
  ["https://looms.example/", "json-ld", "Oak", false],
  ["https://looms.example/oak", "visible", "Oak loom", true],
] as const)(
  "says no price of one thing of a shop's first page: %s, %s, %s [7.3]",
  async (url, source, name, isSaid) => {
    const fact = { label: null, currency: null, confidence: 1, provenance: null, source };
    const page = textPage(
      "Oak loom",
      [said("The oak loom is made of dry wood and stands for sixty years.")],
      {
        url,
        type: "product",
        facts: [
          { ...fact, id: "h", kind: "name", value: "Oak loom", source: "visible" },
          { ...fact, id: "n", kind: "name", value: name },
          { ...fact, id: "p", kind: "price", value: "60", currency: "USD" },
          { ...fact, id: "a", kind: "availability", value: "InStock" },
        ],
      },
    );
    const told = (await paragraphsWritten(page)).flat().join(" ");
    expect(told.includes("$60")).toBe(isSaid);
    expect(told.includes("in stock")).toBe(isSaid);
  },
);

it.each([
  ["The bench that lives below your loom", "Loom bench No. 4", "OB-60", "$60", true],
  ["The bench that lives below your loom", "Loom bench No. 4", null, "$60", false],
  ["The bench that lives below your loom", "Loom bench No. 4", "OB-60", undefined, false],
  ["Looms", "Loom bench No. 4", "OB-60", "$60", false],
] as const)(
  "says what a thing costs, which the first page's data names by its number below a line of praise: %s, %s, %s, %s",
  async (title, name, sku, shown, isSaid) => {
    const fact = { label: null, currency: null, confidence: 1, provenance: null, source: "json-ld" as const };
    const numbered = sku ? [{ ...fact, id: "s", kind: "sku" as const, value: sku }] : [];
    const page = textPage(
      title,
      [said("The bench is made of dry oak and stands below any loom of the house.")],
      {
        url: "https://looms.example/en",
        type: "product",
        facts: [
          { ...fact, id: "n", kind: "name", value: name },
          ...numbered,
          {
            ...fact,
            id: "p",
            kind: "price",
            value: "60",
            currency: "USD",
            provenance: { path: "offers.price", excerpt: "60", ...(shown ? { shown } : {}) },
          },
          { ...fact, id: "a", kind: "availability", value: "InStock" },
        ],
      },
    );
    const told = (await paragraphsWritten(page)).flat().join(" ");
    expect(told.includes("$60")).toBe(isSaid);
    expect(told.includes("in stock")).toBe(isSaid);
  },
);

it("leaves the letters behind a long title unsaid [7.3]", () => {
  const title = "A Field Study of Hand Weaving Methods in the Small Mills of Northern Valleys";
  const lines = [said("Hand weaving methods in small mills of the northern valleys were studied.")];
  expect(titleOf(textPage(`${title} (HWM-NV)`, lines))).toBe(title);
  expect(titleOf(textPage("Weaving in Small Mills (WSM)", lines))).toBe("Weaving in Small Mills (WSM)");
});

it("takes what is done for the subject where no heading of the whole says more [7.3]", () => {
  const lines = [headingBlock("Weaving of wool by hand", 2), said("Wool is woven by hand in the north.")];
  expect(titleOf(textPage("Weaving", lines))).toBe("Weaving");
  const whole = [headingBlock("Weaving of wool by hand", 1), said("Wool is woven by hand in the north.")];
  expect(titleOf(textPage("Weaving", whole))).toBe("Weaving of wool by hand");
});
