import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { isNewsReport } from "./news-report-en.ts";

const LEAD =
  "The footbridge at Holm weir will stay shut until at least April after engineers found rust in a third of its hangers.";
const COST = "The cost of the work has gone up from £185,000 to £392,000.";
const CLOSED =
  "The bridge, which links the mill with the school, was shut in September when a bracket broke.";
const ASKED =
  "The school asked the council in October for a bus between the mill and its gates, and a firm named £118 a day.";
const NUMBERS =
  "Headteacher Iain Reed said that 34 children had come to the breakfast club before the bridge was shut, and that 19 come to it now.";
const blocks = [
  saidBlock(LEAD),
  saidBlock(CLOSED),
  saidBlock(COST),
  saidBlock(
    "Engineer Mia Tarn told the panel that patching the bracket would have been wrong, and that all hangers are old.",
  ),
  headingBlock("We asked for a bus"),
  saidBlock(NUMBERS),
  saidBlock(ASKED),
  saidBlock(
    "The panel said that it would ask for a report on the road by the gasworks in January of next year.",
  ),
];
const report = (title: string, more: object = {}) =>
  textPage(title, blocks, { publishedAt: "2025-11-12", ...more });

it("is a dated text that tells what others said, and neither advice nor its author's own story [6.2]", () => {
  expect(isNewsReport(report("Footbridge shut until spring as bill doubles"))).toBe(true);
  expect(isNewsReport(report("Footbridge shut until spring", { publishedAt: null }))).toBe(false);
  expect(isNewsReport(report("How the footbridge is mended"))).toBe(false);
  const own = blocks.map((block) => ({ ...block, text: `I went to see it. ${block.text}` }));
  expect(isNewsReport(report("Footbridge shut until spring", { blocks: own }))).toBe(false);
  const rest = Array.from({ length: 20 }, () => saidBlock("The weir is older than the mill of the valley."));
  const long = { blocks: [...blocks, ...rest] };
  expect(isNewsReport(report("Footbridge shut until spring", long))).toBe(false);
  const url = "https://mill.example/press-releases/footbridge";
  expect(isNewsReport(report("Footbridge shut until spring", { ...long, url }))).toBe(true);
});

it("is known by the place before its news, whoever speaks in it [6.2]", () => {
  const lead = saidBlock(
    "HOLM, Tarn, May 2, 2025 – Tarn Looms, a leading maker of looms, today announced a new mill.",
  );
  const of = (first: typeof lead) =>
    report("Tarn Looms opens a mill", { blocks: [first, saidBlock("It has nine looms.")] });
  expect(isNewsReport(of(lead))).toBe(true);
  expect(isNewsReport(of(saidBlock("A LOOM is a frame – it holds the warp.")))).toBe(false);
});

it("is known without its day by the address, by its agency, and by what it mostly says of others [6.2]", () => {
  const undated = (more: object) => report("Footbridge shut until spring", { publishedAt: null, ...more });
  expect(isNewsReport(undated({ url: "https://daily.example/2025/11/12/footbridge" }))).toBe(true);
  expect(isNewsReport(undated({ url: "https://daily.example/footbridge-2025" }))).toBe(false);
  const lead = (place: string) => undated({ blocks: [saidBlock(`${place}${LEAD}`), saidBlock(CLOSED)] });
  expect(isNewsReport(lead("HOLM (AP) — "))).toBe(true);
  expect(isNewsReport(lead("HOLM (AND ITS WEIR) — "))).toBe(false);
  const said = Array.from({ length: 2 }, () =>
    saidBlock("It was old, said the keeper of the mill on Friday."),
  );
  expect(isNewsReport(undated({ blocks: [...blocks, ...said] }))).toBe(true);
});

it("is told from its beginning, over headings that only break the column [6.2]", async () => {
  const hoped =
    "The council of Holm had hoped to open it before the holidays of the autumn. But a report to the panel on Tuesday said that 22 of the 68 hangers had lost more than 40 per cent of their iron.";
  const page = report("Footbridge shut until spring as bill doubles", {
    blocks: [
      ...blocks.slice(0, 2),
      saidBlock(hoped),
      ...blocks.slice(2, 7),
      saidBlock(
        "Councillor Ann Weir told the panel that the answer was not good enough, and asked for another one.",
      ),
      headingBlock("Listed in 1988"),
      saidBlock(
        "The bridge was built by a firm of Tarn for the workers of the mill in 1911, and has been listed since 1988.",
      ),
      ...blocks.slice(7),
    ],
  });
  for (const seconds of [36, 44, 56]) {
    const told = (await paragraphsWritten(page, seconds)).flat();
    expect(told).toContain(LEAD);
    expect(told).toContain(CLOSED);
    expect(told.join(" ")).toContain("22 of the 68 hangers");
    expect(told).not.toContain(NUMBERS);
  }
});

it("begins with its lead, whatever words that has [6.2]", async () => {
  const first =
    "No trains have ever been trusted to run west of Holm, the mill said, since the sea took the rails.";
  const page = report("Storm shuts the Holm line", { blocks: [saidBlock(first), ...blocks.slice(1)] });
  expect((await paragraphsWritten(page, 40)).flat()[1]).toBe(first);
});

it("tells a quotation of several sentences whose speaker is named, and none that nobody signs [6.2]", async () => {
  const said =
    '"My youngest is five. We have been late eleven times since the bridge was shut in September," said Gemma Reed.';
  const unsigned = '"I am no engineer. But nobody has told me why there is no guard at the gasworks corner."';
  const page = report("Footbridge shut until spring", {
    blocks: [saidBlock(LEAD), saidBlock(said), saidBlock(unsigned), ...blocks.slice(2)],
  });
  const told = (await paragraphsWritten(page, 60)).flat().join(" ");
  expect(told).toContain("We have been late eleven times");
  expect(told).not.toContain("no guard at the gasworks corner");
});

it("tells further words of a speaker in the same paragraph, and a short turn right behind its sentence [6.2]", async () => {
  const said =
    '"A leak sings," said Gemma Reed. "On iron it is a whistle. On plastic it is closer to somebody breathing."';
  const turn = "The clerk told her that a guard was on its way. It was. It stood at the wrong corner.";
  const page = report("Footbridge shut until spring", {
    blocks: [saidBlock(LEAD), saidBlock(said), saidBlock(turn), ...blocks.slice(2)],
  });
  const told = (await paragraphsWritten(page, 60)).flat().join(" ");
  expect(told).toContain("On plastic it is closer to somebody breathing.");
  expect(told).toContain("on its way. It was. It stood");
});

it("begins with its lead below a note on its own text, though that says what is not [6.2]", async () => {
  const note =
    "This story was last updated at 4.45pm. An earlier version gave the height of the dam in feet.";
  const first =
    "No trains will run west of Holm before Thursday, the mill said, after the sea took the rails.";
  const page = report("Storm shuts the Holm line", {
    blocks: [saidBlock(note), saidBlock(first), ...blocks.slice(1)],
  });
  const told = (await paragraphsWritten(page, 40)).flat();
  expect(told[1]).toBe(first);
});
