import { describe, expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const TARGET = 70;
const written = (blocks: Block[], seconds = TARGET) =>
  paragraphsWritten(textPage("Tarn Loom", blocks, { type: "product" }), seconds, "product");
const PARTS =
  "beam reel shaft pedal bench reed comb heddle spool bobbin shuttle cloth roller ratchet lamp drawer cover brake".split(
    " ",
  );
const DEEDS = [
  "keeps the warp tight through a cold winter",
  "stores enough yarn for seven scarves",
  "lifts every second thread with one push",
  "rests under a heavy boot without a sound",
  "seats two grown weavers and a child",
  "beats the weft into an even row",
  "parts wool from flax within minutes",
  "guides silk between brass teeth",
  "spins at the pace of your hand",
  "fits any basket of the valley",
  "slides over the sheep’s softest fleece",
  "covers the window at night",
  "winds nine yards of linen",
  "stops the drum before it slips",
  "lights the work on dark evenings",
  "hides scissors, chalk and needles",
  "guards the frame against dust",
  "holds still while you knot the ends",
];
const point = (part: string, at: number) => `The ${part} ${DEEDS[at]}.`;

describe("goods of which a page says much in single sentences", () => {
  const blocks = PARTS.flatMap((part, at) => [headingBlock(`The ${part}`), saidBlock(point(part, at))]);

  it("are told in as many pieces as the length asks for", async () => {
    const script = await written(blocks);
    expect(
      spokenSeconds(
        script.map((some) => some.map((text) => ({ text }))),
        "en",
      ),
    ).toBeGreaterThan(0.85 * TARGET);
  });

  it("are not told in odds and ends that are too few anyway", async () => {
    const [short, long] = [await written(blocks, 300), await written(blocks, 400)];
    expect(short).toEqual(long);
  });
});

describe("a description", () => {
  const rows: Block[] = [
    { kind: "table_row", text: "Height: 90 cm" },
    { kind: "table_row", text: "Wood: oak" },
  ];
  const TEXT = "The loom folds flat behind a door. A brake holds the beam while you weave.";
  const NOTICE = saidBlock("Ceci est une boutique de la vallée qui utilise des témoins pour ses visiteurs.");

  it("may stand below a table where the page has no other word", async () => {
    const script = (await written([NOTICE, ...rows, saidBlock(TEXT)], 30)).flat();
    expect(script).toContain("A brake holds the beam while you weave.");
  });

  it("knows the thing behind phrases that name its qualities", async () => {
    const text =
      "The Tarn Loom. Plain comfort for quiet rooms. Featuring a bench, a reed and a lamp, it's a calm loom for long evenings.";
    expect((await written([saidBlock(text)], 30)).flat().join(" ")).toContain(
      "it's a calm loom for long evenings",
    );
  });
});
