import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { saidBlock, textPage } from "#test/text-page";
import { areMany, kindOf, makerOf, numbered, the } from "./named-en.ts";

const page = textPage("Goods", [saidBlock("A faux fur lining keeps the faux leather warm.")], {
  type: "product",
});

it.each([
  ["30 oz Tumbler", "the 30 oz Tumbler"],
  ["Patternmaker's Vise, Tarn No. 3", "the Patternmaker's Vise, Tarn No. 3"],
  ["8 x 6 Oak Tumbler", "the 8 x 6 Oak Tumbler"],
  ["Arrival T-Shirt", "the Arrival T-Shirt"],
  ["Tarn Wireless Headphones", "the Tarn Wireless Headphones"],
  ["The Vitality Elixir", "the Vitality Elixir"],
  ["Faux leather jacket", "the faux leather jacket"],
  ["Tarn leather jacket", "the Tarn leather jacket"],
  ["Pony Cart Harness", "the Pony Cart Harness"],
  ["Oven Door Seal", "the Oven Door Seal"],
  ["Tarn 4080 White Graphics Card", "the Tarn 4080 White Graphics Card"],
  ["2024 Limited Proof Set", "the 2024 Limited Proof Set"],
  ["Tarn Saga Limited Edition", "the Tarn Saga Limited Edition"],
  ["Tarn Mug with handle in blue", "the Tarn Mug with a handle in blue"],
  ["Tarn Camera with 24-120mm Lens", "the Tarn Camera with a 24-120mm Lens"],
])("gives %s an article [7.3]", (name, said) => {
  expect(the({ name, page })).toBe(said);
});

it("gives an article to a thing of which the page has the plural in small letters [7.3]", () => {
  const tools = textPage("Goods", [saidBlock("We sold other people's dibberforks.")], { type: "product" });
  expect(the({ name: "Tarn Dibberfork", page: tools })).toBe("the Tarn Dibberfork");
  expect(the({ name: "Tarn Dibberfork", page })).toBe("Tarn Dibberfork");
});

it.each(["501 Original", "MacLoom Air", "The Tide and the Mill", "Unturned"])(
  "gives %s none [7.3]",
  (name) => {
    expect(the({ name, page })).toBe(name);
  },
);

it.each([
  ["Men's Quarter Socks", true],
  ["Tarn Linings", true],
  ["Tarn Lining", false],
  ["Tarn Atlas", false],
  ["Tarn Camera Lens", false],
  ["Painting Canvas", false],
  ["Tarn Socks", true],
  ["Hoya linearis", false],
])("says “they” of %s: %s [7.3]", (name, isMany) => {
  const many = textPage(
    "Goods",
    [saidBlock("The linings keep the leather, the lens, the canvas, the linearis and the atlas warm.")],
    { type: "product" },
  );
  expect(areMany({ name, page: many })).toBe(isMany);
});

it("says of many what they used to be and when they can be sent back", () => {
  const socks = textPage("Tarn Socks", [saidBlock("The socks keep warm.")], { type: "product" });
  const subject = { name: "Tarn Socks", page: socks } as Parameters<typeof numbered>[0];
  const texts = [
    "It is priced at $9; it used to be $12.",
    "It can be returned within 30 days.",
    "It is not in stock, but it can be ordered.",
  ];
  expect(
    numbered(
      subject,
      texts.map((text) => ({ text, ties: [] })),
    ).map(({ text }) => text),
  ).toEqual([
    "They are priced at $9; they used to be $12.",
    "They can be returned within 30 days.",
    "They are not in stock, but they can be ordered.",
  ]);
});

const goods = (text: string, facts: Partial<Fact>[] = [], title = "Goods") =>
  textPage(title, [saidBlock(text)], { type: "product", facts: facts as Fact[] });

it.each([
  ["MacLoom Air", "Get a new MacLoom Air laptop.", "the MacLoom Air"],
  ["Tarn 13", "Tarn 13 is the first Tarn phone that weaves.", "the Tarn 13"],
  ["Tarn Deck", "The battery lasts, the display glows, and USB-C charging is quick.", "the Tarn Deck"],
  ["Tarn 2", "A multiplayer game with display, battery and Bluetooth options.", "Tarn 2"],
])("gives %s the article of a device where the page tells of one", (name, text, said) => {
  expect(the({ name, page: goods(text) })).toBe(said);
});

it.each([
  ["6kg Tarn Washing Machine", goods("Well used but works fine."), "a 6kg Tarn Washing Machine"],
  ["Indus Loom Bench", goods("It is heavy.", [], "Indus Loom Bench for auction"), "an Indus Loom Bench"],
  [
    "Tarn X1 Automatic",
    goods("It drives.", [{ kind: "specification", label: "Condition", value: "Used" }]),
    "a Tarn X1 Automatic",
  ],
  ["Tarn Boots", goods("Well used."), "the Tarn Boots"],
])("says “a” of one used thing: %s", (name, page, said) => {
  expect(the({ name, page })).toBe(said);
});

it("quotes a name of another language", () => {
  expect(the({ name: "Chaise Tarn pour chiens", page })).toBe("“Chaise Tarn pour chiens”");
  expect(the({ name: "Tarn Eau de Toilette", page })).not.toContain("“");
});

it("sets a kind in small letters apart from a name that the page has alone, too", () => {
  const others = [{ value: "The Tarn Elixir", source: "visible" as const, path: "h1" }];
  const name = "Tarn Elixir brightening face serum";
  const named = goods("It glows.", [
    { kind: "name", value: name, provenance: { path: "", excerpt: "", others } },
  ]);
  expect(the({ name, page: named })).toBe("the Tarn Elixir, a brightening face serum");
});

it("calls a bag that is worn across the body as one does", () => {
  const bag = goods("A bag.", [], "Tarn Crossover - Across body bag");
  expect(kindOf({ name: "Tarn Crossover", page: bag })).toBe(", a cross-body bag");
});

const madeBy = (name: string, page: ReturnType<typeof goods>, site: string | null = null) =>
  makerOf({ name, page, site } as Parameters<typeof makerOf>[0]);

it("tells of a book its author, and of an album not its label", () => {
  const gtin = { kind: "gtin", value: "9780000000002" } as const;
  const brand = { kind: "brand", value: "Tarn Press" } as const;
  const byTitle = "Once a Loom by J. B. Tarn (2013, Hardcover)";
  expect(madeBy("Once a Loom", goods("It tells.", [gtin, brand], byTitle))).toBe("by J. B. Tarn");
  const turned = "Once a Loom: Tarn, Jane: 9780000000002: Books";
  expect(madeBy("Once a Loom", goods("It tells.", [gtin], turned))).toBe("by Jane Tarn");
  expect(madeBy("Four Mills", goods("It sounds.", [{ kind: "brand", value: "Brook Records" }]))).toBe("");
});

it("names the house of a thing that has no name but its kind", () => {
  const oil = textPage("Loom Oil", [saidBlock("This oil is light.")], {
    type: "product",
    url: "https://www.tarnlooms.example/oil",
    site: "Tarnlooms",
  });
  expect(madeBy("Loom Oil", oil, "Tarnlooms")).toBe("from Tarnlooms");
});

it("says behind a name what the line below it says of its maker's work [7.3]", () => {
  const page = textPage("Salt Road", [saidBlock("A card game by Ilse Marchetti · Art by Tom")], {
    type: "product",
  });
  expect(kindOf({ name: "Salt Road", page })).toBe(", a card game");
});

it("names the author of a book whom its page states [7.3]", () => {
  const fact = (kind: Fact["kind"], value: string): Fact => ({
    id: kind,
    kind,
    label: null,
    value,
    currency: null,
    source: "json-ld",
    confidence: 1,
    provenance: null,
  });
  const facts = [fact("gtin", "9780000000000"), fact("author", "Ada Tarn")];
  const book = textPage("The Salt Book", [], { type: "product", facts });
  const subject = {
    page: book,
    style: "product" as const,
    name: "The Salt Book",
    site: null,
    audience: null,
    seconds: 60,
  };
  expect(makerOf(subject)).toBe("by Ada Tarn");
});

it.each([
  ["Puddle Overalls, Unlined", true],
  ["Ryde Trousers Women's Cut", true],
  ["Ryde Trousers, women’s cut", true],
  ["Forge Pliers 160", false],
  ["Forge Pliers", true],
  ["Channel Wrack Flakes", true],
  ["Borlotti Beans in Brine", true],
  ["Ryde Trouser, women's cut", false],
  ["Tarn Pliers Rack", false],
  ["Tarn Chaos", false],
])("says they of goods that are named in the plural, whatever stands behind: %s [7.3]", (name, isMany) => {
  const page = textPage(name, [saidBlock("Made in one shed.")], { type: "product" });
  expect(areMany({ name, page })).toBe(isMany);
});

it("says no article before the title of a game [7.3]", () => {
  const played = saidBlock(
    "One quest leads from mill to mill, and each of them is harder than the quest before.",
  );
  const game = (title: string) => textPage(title, [played], { type: "product" });
  const name = "Mill Quest";
  expect(the({ name, page: game("Mill Quest") })).toBe("the Mill Quest");
  expect(the({ name, page: game("Mill Quest - Adventure game") })).toBe("Mill Quest");
});
