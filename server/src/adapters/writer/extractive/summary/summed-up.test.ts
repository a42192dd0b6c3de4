import { expect, it } from "vitest";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import { paragraphsWritten, saidBlock, specification, textPage } from "#test/text-page";

const blocks = [
  "In the spring the river rose by two metres, and the mill at Holm stood in it for a week.",
  "Nobody had seen the wheel turn since 1971. The council had sealed its gate with concrete.",
  "Weavers came from the valley with buckets and carried the mud out of the lower room by hand.",
  "The gate was broken open in June, and the wheel turned twice before a beam of it gave way.",
].map(saidBlock);
const SUMMARY = "The mill at Holm turns again after a flood, with a gate that weavers broke open by hand.";
const page = (more: object) =>
  textPage("Mill wheel at Holm turns again", blocks, { summary: SUMMARY, ...more });

it("says first how a page sums itself up, and keeps its length [6.2]", async () => {
  const told = await paragraphsWritten(page({}), 30);
  expect(told[1]).toEqual([SUMMARY]);
  expect(told.length).toBeGreaterThan(2);
  const seconds = spokenSeconds(
    told.map((some) => some.map((text) => ({ text }))),
    "en",
  );
  expect(seconds).toBeLessThanOrEqual(33);
});

it.each([
  [
    "a number that the page does not show",
    "The mill at Holm turns again after 63 years with a gate that weavers broke.",
  ],
  [
    "a matter that is not the page’s",
    "Democratising looms for everybody is what drives our community of makers.",
  ],
])("says no summary of %s [6.2]", async (_, summary) => {
  expect((await paragraphsWritten(page({ summary }), 60)).flat()).not.toContain(summary);
});

it("says once what the page has as well [6.2]", async () => {
  const lead = blocks[0]?.text ?? "";
  const told = (await paragraphsWritten(page({ summary: lead }), 60)).flat();
  expect(told.filter((text) => text === lead)).toHaveLength(1);
});

it("says the day of an article right behind its title, where it is no other thing's [6.2]", async () => {
  const dated = page({
    publishedAt: "2026-03-01",
    facts: [{ ...specification("day", "2026-03-01"), kind: "published" }],
  });
  const told = (await paragraphsWritten(dated, 60, "news")).flat();
  const day = told.findIndex((text) => text.includes("March 1, 2026"));
  expect(day).toBe(1);
  expect(told.indexOf(SUMMARY)).toBe(2);
});

it("says what goods are behind the sentence that names them, whose article is small there [6.2]", async () => {
  const said = [
    "The frame of larch is oiled twice, and folding it takes a minute.",
    "One weaver carries it up a stair. The reed is of steel, and was drawn in Holm.",
  ];
  const goods = textPage("The Tarn Loom", said.map(saidBlock), {
    type: "product",
    summary: "A folding loom of larch for one weaver.",
  });
  const told = (await paragraphsWritten(goods, 60, "product")).flat();
  expect(told[0]).toContain("the Tarn Loom");
  expect(told[1]).toBe("It is a folding loom of larch for one weaver.");
});

it("says once of what kind goods are, where the page says as much of it first [6.2]", async () => {
  const definition =
    "It is a loom of larch for one weaver, the kind that mills had, but lighter to fold than those.";
  const summary = "A folding loom of larch for one weaver.";
  const below = "One weaver carries it up a stair. The reed is of steel, and was drawn in Holm.";
  const told = async (first: string) => {
    const blocks = [first, below].map(saidBlock);
    return (await paragraphsWritten(textPage("Tarn Loom", blocks, { type: "product", summary }))).flat();
  };
  expect((await told(definition)).filter((text) => text.startsWith("It is a "))).toEqual([definition]);
  expect(await told("The frame of larch is oiled twice, and folding it takes a minute.")).toContain(
    `It is a f${summary.slice(3)}`,
  );
});

it("says of Japanese goods whose name tells nothing of their kind what the page's summary says they are [6.2]", async () => {
  const goods = [
    "張り綱の一本がゆるむと、そこから布がばたつきます。綱がゆるんでもばたつかない形を先に決めました。",
    "風上に向ける一面だけ、裾を深くして、内側に湾曲させています。設営するとそこが張ります。",
  ].map(saidBlock);
  const told = async (name: string) =>
    (
      await paragraphsWritten(
        textPage(name, goods, {
          language: "ja",
          type: "product",
          summary: "ひとり用のフロアレスシェルター。",
        }),
        30,
      )
    ).flat();
  expect(await told("Tarn 1")).toContain("ひとり用のフロアレスシェルターです。");
  expect(await told("山岳テント Tarn 1")).not.toContain("ひとり用のフロアレスシェルターです。");
});
