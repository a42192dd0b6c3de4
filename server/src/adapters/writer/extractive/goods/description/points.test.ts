import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { sectionsOf } from "../../sections.ts";
import { pointsInWords } from "./points.ts";

const listBelow = (heading: string): Block[] => [
  { kind: "heading", level: 3, text: heading },
  { kind: "list_item", text: "A folding stand of larch" },
  { kind: "list_item", text: "Two trays of oak" },
];
const said = (heading: string) => {
  const blocks = listBelow(heading);
  return [...pointsInWords(blocks, sectionsOf(blocks, "product"), "Tarn Loom").values()];
};

it("names the points of a list as parts of the thing, and no answer to a customer's question [7.3]", () => {
  expect(said("Details")).toEqual(["It has a folding stand of larch and two trays of oak."]);
  expect(said("Can I put it on another stand?")).toEqual([]);
});

it("takes headings of a list for nothing that the thing has [7.3]", () => {
  const list = (...items: string[]): string[] => {
    const blocks: Block[] = items.map((text) => ({ kind: "list_item", text }));
    return [...pointsInWords(blocks, sectionsOf(blocks, "product"), "Tarn Loom").values()];
  };
  expect(list("Heart Health", "Immune Support", "Muscle Function", "Sleep Support")).toEqual([]);
  expect(list("A folding stand of larch", "Two trays of oak", "2 Narrow Shuttle Attachments")).toEqual([
    "It has a folding stand of larch and two trays of oak.",
  ]);
});

it("takes the part that a name has behind “with” for no thing that it is [7.3]", () => {
  const blocks: Block[] = ["12 narrow heddles", "A folding stand of larch"].map((text) => ({
    kind: "list_item",
    text,
  }));
  const points = pointsInWords(blocks, sectionsOf(blocks, "product"), "Tarn Loom with Folding Stand");
  expect([...points.values()]).toEqual(["It has 12 narrow heddles and a folding stand of larch."]);
});

it("says nothing of what only goes on from the heading above [7.3]", () => {
  const blocks: Block[] = [
    { kind: "heading", level: 3, text: "You don’t need it if:" },
    { kind: "paragraph", text: "You do not like the scent of larch." },
  ];
  expect(pointsInWords(blocks, sectionsOf(blocks, "product"), "Tarn Loom").get(1)).toBe("");
});

const told = (text: string, name: string) => {
  const blocks: Block[] = [{ kind: "paragraph", text }];
  return pointsInWords(blocks, sectionsOf(blocks, "product"), name).get(0) ?? null;
};

it.each([
  [
    "Brook 100 ml",
    "Fresh eau de toilette. It smells of rain.",
    "It is a fresh eau de toilette. It smells of rain.",
  ],
  [
    "Tarn Air",
    "A Tarn Air lamp with a brass hook. It folds flat.",
    "It is a Tarn Air lamp with a brass hook. It folds flat.",
  ],
  [
    "Brook Boots",
    "AIRFOAM®. Flexible latex foam insole, designed to offer greater comfort.",
    "They have a flexible latex foam insole, designed to offer greater comfort.",
  ],
  [
    "Brook Boots",
    "Black leather boots with a buckle. Elastic upper. Chunky sole.",
    "They are black leather boots with a buckle. They have an elastic upper and a chunky sole.",
  ],
  ["Sheets for Every Bed", "A fabric for every kind of sleeper.", null],
])("says of what kind %s is", (name, text, whole) => {
  expect(told(text, name)).toBe(whole);
});

it("takes the short phrases with which a book sets its scene for nothing that it is or has", () => {
  const scene = "A drowned clerk. A missing page. A village that remembers everything.";
  const blocks: Block[] = [{ kind: "paragraph", text: scene }];
  expect([...pointsInWords(blocks, sectionsOf(blocks, "product"), "The Marsh Book").values()]).toEqual([]);
});

it("says of several things that it has them, of what is done to it nothing, and how hot it may get [7.3]", () => {
  const line = (text: string) => {
    const blocks: Block[] = [{ kind: "paragraph", text }];
    return pointsInWords(blocks, sectionsOf(blocks, "product"), "Tarn Dome").get(0) ?? "";
  };
  expect(line("A domed lid, a shallow base, seven pounds of clay.")).not.toContain("It is a domed lid");
  expect(line("Thrown one at a time by Ellen. A lid of clay and a base of larch.")).not.toContain(
    "has a thrown",
  );
  expect(line("Oven safe to 480°F. Made to order.")).toContain("It is oven safe to 480°F");
});

it("makes no parts of the people that a slogan counts [7.3]", () => {
  const blocks: Block[] = [
    { kind: "paragraph", text: "Solid European larch. Two for breakfast, ten for tea." },
  ];
  expect([...pointsInWords(blocks, sectionsOf(blocks, "product"), "Tarn Table").values()]).toEqual([]);
});

it("names the part that a line begins with, where it goes on with a pronoun [7.3]", () => {
  const line = (text: string) => {
    const blocks: Block[] = [{ kind: "paragraph", text }];
    return pointsInWords(blocks, sectionsOf(blocks, "product"), "Tarn Loom").get(0);
  };
  expect(line("The reed. It's a comb of steel, not of cane. Lift it out on Sundays.")).toBe(
    "The reed is a comb of steel, not of cane. Lift it out on Sundays.",
  );
  expect(line("The dial. Turn it and the whole frame drops.")).toBe(
    "Turn the dial and the whole frame drops.",
  );
  expect(line("The dye will move. Wash it alone the first three times.")).toBeUndefined();
});

it("makes no parts of the people that a line names [7.3]", () => {
  const text = "Then she finds a list of half the village. Her old godmother. The village curate.";
  const blocks: Block[] = [{ kind: "paragraph", text }];
  expect(pointsInWords(blocks, sectionsOf(blocks, "product"), "The Salt Book").get(0) ?? "").not.toContain(
    "It has",
  );
});

it("takes the head of a note for no kind of goods [7.3]", () => {
  const rest = "Looms made after June have a larch handle.";
  expect(told(`A note about the new handle. ${rest}`, "Tarn Loom") ?? "").not.toContain("It is");
  expect(told(`A narrow loom for two. ${rest}`, "Tarn Loom")).toBe(`It is a narrow loom for two. ${rest}`);
});

it("takes a slogan for nothing that the thing is [7.3]", () => {
  const told = (text: string) => {
    const blocks: Block[] = [{ kind: "paragraph", text }];
    return [...pointsInWords(blocks, sectionsOf(blocks, "product"), "Tarn Airer").values()];
  };
  expect(told("A full wash, dry by breakfast, for about 57p.")).toEqual([]);
});

it("takes a line that only calls out counts for nothing that a thing is or has [7.3]", () => {
  const blocks: Block[] = [
    {
      kind: "paragraph",
      text: "One loom, one room, nine weavers. It folds in a minute, and stands in a corner.",
    },
  ];
  expect(pointsInWords(blocks, sectionsOf(blocks, "product"), "Tarn Loom").has(0)).toBe(false);
});

it("tells rows among few sentences, and each labelled part at its place", () => {
  const blocks: Block[] = [
    { kind: "paragraph", text: "Tarn jeans for cool days, and for warm ones." },
    ...["Inner leg length: 82 cm (Size 34 inches)", "Outer leg length: 109 cm (Size 34 inches)"].map(
      (text): Block => ({ kind: "paragraph", text }),
    ),
    { kind: "list_item", text: "Pockets: Back pocket, side pockets" },
    { kind: "list_item", text: "Rise: Normal" },
  ];
  expect(pointsInWords(blocks, sectionsOf(blocks, "product"), "Tarn Jeans").get(3)).toBe(
    "They have a back pocket and side pockets.",
  );
});
