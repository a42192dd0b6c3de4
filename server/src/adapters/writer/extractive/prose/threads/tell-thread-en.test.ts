import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const CODE = "wheel = {shaft: 1, bearing: 2, sluice: 3, board: 4};";
const LONG = (who: string) =>
  [
    who,
    "of the next valley has built wheels for mills like that for the whole of his long life and",
    "always puts a shaft of oak into a bearing of brass with tallow and flax around it so that the",
    "water of the spring cannot reach the wood before the summer comes, and nothing but brass has",
    "ever done for the wheel of a mill on that river.",
  ].join(" ");
const told = async (names: readonly string[]) => {
  const texts = [
    ["The wheel of our mill stands still on every second morning, though the water is high."],
    [
      "The sluice board of the mill swells in the night and holds the water back from the wheel.",
      CODE,
      "Plane the edge of the board until it slides with one hand, and the wheel will turn.",
    ],
    ...["The smith", "The miller", "The carpenter"].map((who) => [LONG(who)]),
  ];
  const blocks = texts.flatMap((own, post): Block[] =>
    own.map((text) => ({ ...saidBlock(text), post, ...(names[post] && { by: names[post] }) })),
  );
  const page = textPage("Wheel stands still", blocks, { url: "https://mills.example/forum/t/1" });
  return (await paragraphsWritten(page, 50)).flat().join(" ");
};

it("hears further on from nobody for whom there is no time in a row, where many answer [7.3]", async () => {
  expect(await told(["ann", "bert", "cleo", "dora", "emil"])).not.toContain("The same writer");
  expect(await told(["ann", "bert", "bert", "bert", "bert"])).toContain("The same writer");
});
