import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const written = async (title: string, blocks: Block[], seconds = 60) => {
  const page = textPage(title, blocks, { type: "article" });
  return (await paragraphsWritten(page, seconds, "narration")).map((paragraph) => paragraph.join(" "));
};

const LEAD = saidBlock(
  "Many people have asked the weavers of the northern valley about their looms over the years, and most of what they tell each other about those looms is older than the looms.",
);
/** Long, and another one each time. */
const rest = (at: number) =>
  [
    "The weavers of the valley measured it over three winters with forty looms of two kinds, and each winter the warps and the finished cloth were weighed, counted and written down in the book of the guild.",
    "Shepherds on the far side of the river shear their flocks in the first warm week of May, sell the fleeces by the sack at the bridge, and keep the softest ones for the blankets of their own children.",
    "The mill at the ford was built by two brothers from the coast, who paid for its wheel with a boat, and its stones came up the old road on a sledge that eleven oxen drew through the snow.",
  ][at] ?? "";

const MYTHS: [string, string][] = [
  [
    "Box Looms Are Slow",
    "A common myth is that box looms are slow. However, tests show that a box loom weaves as fast as a pit loom.",
  ],
  ["Wool Is Always Warm", "While wool is often called warm, thin wool lets the wind through."],
  [
    "Old Reeds Break",
    "Old reeds are said to break within a year. However, these claims have no support in the books of the guild.",
  ],
];
const ofMyths = (label: string) =>
  MYTHS.flatMap(([name, text], at) => [headingBlock(`${label}${name}`), saidBlock(`${text} ${rest(at)}`)]);

it("answers each of the myths that a text debunks, below its name", async () => {
  const told = await written("Loom Myths Debunked", [LEAD, ...ofMyths("Myth: ")]);
  const all = told.join(" ");
  expect(all).toContain("The first myth is “Box Looms Are Slow”. Tests show that a box loom weaves as fast");
  expect(all).toContain(
    "The second is “Wool Is Always Warm”. While wool is often called warm, thin wool lets",
  );
  expect(all).toContain("The third is “Old Reeds Break”. These claims have no support in the books");
  expect(all).not.toContain("Looms Are Slow”, “Wool");
});

const TIPS: [string, string][] = [
  ["Oil all moving parts", "A dry reed cuts the warp within a week of weaving."],
  [
    "Count the heddles",
    "A warp with one heddle too few leaves a line in the cloth that no washing takes out.",
  ],
  ["Rest the loom", "A loom that rests for one night a week keeps its frame straight for many years."],
];
const ofTips = (mark: (at: number) => string) =>
  TIPS.flatMap(([name, text], at) => [
    headingBlock(`${mark(at)}${name}`),
    saidBlock(text),
    saidBlock(rest(at)),
  ]);

it("tells a sentence of each numbered tip, with its name where the sentence does not say it", async () => {
  const told = (
    await written("Weaving: 3 tips for a straight loom", [LEAD, ...ofTips((at) => `${at + 1}. `)], 40)
  ).join(" ");
  expect(told).toContain(
    "The first tip is “Oil all moving parts”. A dry reed cuts the warp within a week of weaving.",
  );
  expect(told).toContain("A warp with one heddle too few leaves a line in the cloth");
  expect(told).toContain("A loom that rests for one night a week keeps its frame straight");
  expect(told).not.toContain("Its points are");
});

it("takes headings that are neither numbered, labelled nor counted for no points", async () => {
  const told = (await written("Weaving with a straight loom", [LEAD, ...ofTips(() => "")], 50)).join(" ");
  expect(told).not.toMatch(/The (?:first|second|third)\b/);
});

it("begins as before where there is no time for a sentence of the points", async () => {
  const long = TIPS.flatMap(([name], at) => [
    headingBlock(`${at + 1}. ${name}`),
    saidBlock(rest(at).replace(/\.$/, ", before the oldest of them told it to all the others at midsummer.")),
  ]);
  const told = (await written("Weaving: 3 tips for a straight loom", [LEAD, ...long], 40)).join(" ");
  expect(told).toContain("Many people have asked the weavers");
});

it("counts no point behind one whose name was not said [6.2]", async () => {
  const tips = TIPS.slice(1).concat(TIPS.slice(0, 1));
  const blocks = tips.flatMap(([name, text], at) => [
    headingBlock(`${at + 1}. ${name}`),
    saidBlock(text),
    saidBlock(rest(at)),
  ]);
  const told = (await written("Weaving: 3 tips for a straight loom", [LEAD, ...blocks], 40)).join(" ");
  expect(told).toContain("Another tip is “Oil all moving parts”. A dry reed cuts the warp");
  expect(told).not.toMatch(/The third (?:tip )?is/);
});

it("leaves the last of several myths to the page rather than name one without its answer [6.2]", async () => {
  const more: [string, string][] = [
    ...MYTHS,
    [
      "Pit Looms Are Cheap",
      "A common myth is that pit looms are cheap. In reality, the digging of a pit costs as much as two frames of oak.",
    ],
  ];
  const blocks = more.flatMap(([name, text], at) => [
    headingBlock(`Myth: ${name}`),
    saidBlock(`${text} ${rest(at)}`),
  ]);
  for (const seconds of [30, 36, 42, 48]) {
    const told = (await written("Loom Myths Debunked", [LEAD, ...blocks], seconds)).join(" ");
    const unanswered = /is “[^”]+”\. (?=The (?:second|third|fourth) |You |There )/u.exec(told);
    expect(unanswered).toBeNull();
  }
});

it("tells a notice by its text where its numbered parts are no points of a list [7.3]", async () => {
  const parts = ["Vessels engaged", "Hours of work", "Moorings to be lifted"].flatMap((name, at) => [
    headingBlock(`${at + 1}. ${name}`),
    saidBlock(rest(at)),
  ]);
  const told = (await written("Local Notice 14/25", [LEAD, ...parts], 40)).join(" ");
  expect(told).toContain("Many people have asked the weavers of the northern valley");
  expect(told).not.toMatch(/point is “/);
});

it("reads no number before a part that begins with its name [7.3]", async () => {
  const parts = ["Season", "Rotation", "Gates"].map((name, at) =>
    saidBlock(`${at + 1}. ${name}. ${rest(at)}`),
  );
  const told = (await written("Weaving rules", [LEAD, ...parts], 30)).join(" ");
  expect(told).toContain("Season. The weavers of the valley measured it");
  expect(told).not.toContain("1.");
});
