import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const written = async (title: string, blocks: Parameters<typeof textPage>[1], seconds = 60) => {
  const page = textPage(title, blocks, { type: "article" });
  return (await paragraphsWritten(page, seconds, "narration")).map((paragraph) => paragraph.join(" "));
};

/** Long, and another one each time: with it the text is far longer than its script. */
const more = (at: number) =>
  saidBlock(
    [
      "Shepherds on the far side of the river shear their flocks in the first warm week of May. They keep the softest ones for the blankets of their own children, and nobody has ever bought one of those.",
      "The mill at the ford was built by two brothers from the coast, who paid for its wheel with a boat. Its stones came up the old road on a sledge that eleven oxen drew through the snow, and one of the oxen stayed.",
      "The museum beside the church shows a bell and a boat hook. On Sundays its keeper explains them to everybody who asks, and mostly to himself, since hardly anybody comes there in winter.",
      "Bakers in the lower town light their ovens at three in the morning and let the first loaves go to the ferry. Whoever wants a warm one has to be at the pier by five, with a coin in hand and without a long story.",
    ][at] ?? "",
  );

const PARTS: [string, string][] = [
  [
    "Warp tension",
    "Warp tension decides how straight a cloth lies. Looms with a weighted beam keep the tension even from one end to the other.",
  ],
  [
    "A new brake",
    "The guild fitted a felt brake to each beam. A felt brake slips before the thread breaks, and costs less than a dinner.",
  ],
  [
    "Forty looms on trial",
    "Weavers used the felt brake on forty looms for one winter. Each of them counted the broken threads in a notebook.",
  ],
];
const parted = (last: [string, string]) =>
  [...PARTS, last].flatMap(([name, text], at) => [headingBlock(name), saidBlock(text), more(at)]);
const LEAD = saidBlock("Broken threads cost the weavers of the northern valley a day of every week.");
const RESULTS: [string, string] = [
  "Results",
  "The felt brake cut broken threads by 60% over the winter. On wet days it helped less than on dry ones.",
];

it("comes to the outcome of a text in parts, with some of each part before it [7.3]", async () => {
  const told = (await written("Fewer broken threads on a loom", [LEAD, ...parted(RESULTS)])).join(" ");
  expect(told).toContain("Broken threads cost the weavers");
  expect(told).toContain("Weavers used the felt brake on forty looms");
  expect(told).toContain("cut broken threads by 60%");
  expect(told).not.toContain("other parts of the page");
});

it("tells a part by the one sentence that defines its name [7.3]", async () => {
  const terms: [string, string][] = [
    ["Heddles", "Heddles are wires with an eye through which each thread of the warp runs."],
    ["Reeds", "A reed is the comb that beats every new line of weft against the cloth."],
    ["Shuttles", "Shuttles are boats of wood that carry the weft from one side to the other."],
    ["Treadles", "A treadle is a pedal under the loom by which the feet lift some shafts."],
  ];
  const blocks = terms.flatMap(([name, text], at) => [headingBlock(name), saidBlock(text), more(at)]);
  const told = (await written("Understanding looms", [LEAD, ...blocks])).join(" ");
  for (const [, text] of terms) expect(told).toContain(text);
});

it("says once what a summary at the top and a part below it both say [7.3]", async () => {
  const said = "Warp tension decides how straight a cloth lies.";
  const told = (
    await written("Fewer broken threads on a loom", [saidBlock(said), ...parted(RESULTS)], 90)
  ).join(" ");
  expect(told.split(said)).toHaveLength(2);
});

it("tells no course of deeds by some of them [7.3]", async () => {
  const deeds = ["Cut the felt", "Drill the beam", "Hang the brake", "Oil the axle"].flatMap((name, at) => [
    headingBlock(name),
    saidBlock(PARTS[at % 3]?.[1] ?? ""),
    more(at),
  ]);
  const told = await written("Tutorial: A felt brake", [LEAD, ...deeds]);
  expect(
    told.filter((one) => /Warp tension decides|felt brake to each beam|forty looms/.test(one)),
  ).not.toHaveLength(3);
});

it("begins a story at its beginning, and does not leap through it [7.3]", async () => {
  const deeds = [
    "She carried the beam up the hill before anybody was awake, and she set it down beside the old mill.",
    "He opened the door of the hall and asked for the key. They gave him a lamp, and he thanked them for it.",
    "We walked home along the river in the dark. I counted the lights of the town on the other side.",
    "They sold the loom in spring, and she bought a boat with the money. He never spoke of it again.",
  ].flatMap((text, at) => [headingBlock(`Evening ${at + 1} at the mill`), saidBlock(text), more(at)]);
  const told = (await written("The loom on the hill", [LEAD, ...deeds])).join(" ");
  expect(told).toContain("She carried the beam");
  expect(told).not.toContain("They sold the loom");
});

it("comes to no part by a sentence that goes on from one above it [7.3]", async () => {
  const results: [string, string] = [
    "Results",
    "The exception is the oak brake, which cut broken threads by 60% over the winter.",
  ];
  const told = (await written("Fewer broken threads on a loom", [LEAD, ...parted(results)])).join(" ");
  expect(told).toContain("Weavers used the felt brake on forty looms");
  expect(told).not.toContain("The exception is");
});

it("tells of a how-to what to do, and not how important it has become [7.3]", async () => {
  const warm =
    "Weaving at home has never been more important to the families of the northern valley than today.";
  const parts: [string, string][] = [
    ["The bench", "A good bench is the heart of a loom. The bench should be as high as your knee."],
    ["The lamp", "Hang the lamp two feet above the cloth. Lamps of brass are made in the lower town."],
    ["The treadles", "Oil the treadles once a week. Tallow is sold at the mill and at the ford."],
    ["In summary", "Setting up a loom requires thoughtful consideration of your body and of your tools."],
  ];
  const blocks = parts.flatMap(([name, text], at) => [headingBlock(name), saidBlock(text), more(at)]);
  const told = (await written("How to set up a loom", [saidBlock(warm), ...blocks], 45)).join(" ");
  expect(told).toContain("The bench should be as high as your knee.");
  expect(told).toContain("Hang the lamp two feet above the cloth.");
  expect(told).not.toContain("never been more important");
});

it("tells of no part what only stands on the page itself [7.3]", async () => {
  const results: [string, string] = [
    "Results",
    "The counts of all forty looms, with 60% fewer broken threads, can be downloaded here. The keeper of the guild reads each of them aloud.",
  ];
  const told = (await written("Fewer broken threads on a loom", [LEAD, ...parted(results)])).join(" ");
  expect(told).toContain("Weavers used the felt brake on forty looms");
  expect(told).not.toContain("downloaded here");
});
