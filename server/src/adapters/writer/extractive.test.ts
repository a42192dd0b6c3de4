import { expect, it } from "vitest";
import type { Block, Fact, Page } from "#kernel/page";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import { analysedFixture } from "../../test/pages/pages.ts";
import { extractiveWriter } from "./extractive.ts";

const fact = (kind: Fact["kind"], value: string, more: Partial<Fact> = {}): Fact => ({
  id: `${kind}-${value}`,
  kind,
  label: null,
  value,
  currency: null,
  source: "visible",
  confidence: 1,
  provenance: null,
  ...more,
});
const row = (label: string, value: string) => fact("specification", value, { label });
const said = (text: string): Block => ({ kind: "paragraph", text });
const headed = (text: string): Block => ({ kind: "heading", level: 2, text });

const SPOON = [
  "山桜の枝を一本ずつ削った、口当たりのやわらかな匙です。",
  "柄の先は指の腹に沿うように、わずかに反らせてあります。",
  "熱い汁物をすくっても、唇に熱さが伝わりません。",
];

const shop = (blocks: Block[], facts: Fact[] = []): Page => ({
  url: "https://shop.example/spoon",
  title: "山桜の匙",
  site: "木工房",
  language: "ja",
  type: "product",
  author: null,
  publishedAt: null,
  blocks,
  facts: [fact("name", "山桜の匙"), fact("price", "2200", { currency: "JPY" }), ...facts],
});

const write = async (page: Page) => {
  const settings = { style: "product" as const, targetSeconds: 120 };
  const { paragraphs } = await extractiveWriter().write(page, settings, new AbortController().signal);
  return paragraphs.flat().map(({ text }) => text);
};

it("takes stars above a description for the product's, and the description for the shop's", async () => {
  const script = await write(shop([said("★★★★☆ 4.2"), ...SPOON.map(said)]));
  expect(script).toContain("柄の先は指の腹に沿うように、わずかに反らせてあります。");
  expect(script.join("")).not.toContain("という声");
});

it("quotes what stands below stars that follow the description", async () => {
  const script = await write(
    shop([...SPOON.map(said), said("★★★★★"), said("母の誕生日に贈り、毎朝の汁物に使っています。")]),
  );
  expect(script).toContain(
    "お客様からは、「母の誕生日に贈り、毎朝の汁物に使っています」という声が届いています。",
  );
});

it("says rows of a specification, but no row that tells what to do", async () => {
  const script = await write(
    shop(SPOON.map(said), [
      row("長さ", "18cm"),
      row("揚げる", "半解凍で、170度で5分"),
      row("お届け目安", "11月23日"),
    ]),
  );
  expect(script.join("")).toContain("長さは18cm");
  expect(script.join("")).not.toMatch(/揚げる|お届け目安/);
});

it.each([30, 60, 120])(
  "says before the order how long its script of %i seconds will be",
  async (targetSeconds) => {
    const writer = extractiveWriter();
    for (const page of [shop(SPOON.map(said)), await analysedFixture("product-ja")]) {
      const { paragraphs } = await writer.write(page, { targetSeconds }, new AbortController().signal);
      const seconds = writer.secondsOf?.(page, { targetSeconds }) ?? 0;
      const written = spokenSeconds(paragraphs, "ja");
      if (written < 0.9 * targetSeconds) expect(seconds).toBe(written);
      else expect(seconds).toBeGreaterThanOrEqual(0.9 * targetSeconds);
    }
  },
);

it("says a comma where a row parts its values by a space", async () => {
  const rows = [row("サイズ", "幅16cm 長さ42cm"), row("素材", "綿70% 麻30%")];
  const script = (await write(shop(SPOON.map(said), rows))).join("");
  expect(script).toContain("サイズは幅16cm、長さ42cmで、素材は綿70%、麻30%です。");
});

it("says a mean with many decimals as about one with one", async () => {
  const facts = [fact("rating", "4.248459958932238"), fact("review_count", "487")];
  const { paragraphs } = await extractiveWriter().write(
    goods("Oak spoon", [said("The spoon is carved from one piece of oak and oiled twice.")], facts),
    { style: "product", targetSeconds: 60 },
    new AbortController().signal,
  );
  expect(paragraphs.flat().map(({ text }) => text)).toContain(
    "Customers rate it about 4.2 out of 5, in 487 reviews.",
  );
});

it("leaves the shop's terms out, wherever they stand", async () => {
  const terms = "ご本人の同意なく、第三者に渡すことはございません。";
  const script = await write(shop([headed("匙について"), ...SPOON.map(said), said(terms)]));
  expect(script).not.toContain(terms);
});

const goods = (name: string, blocks: Block[], facts: Fact[] = []): Page => ({
  ...shop(blocks),
  language: "en",
  title: name,
  site: null,
  facts: [fact("name", name), ...facts],
});

it("tells the end of a paragraph only behind its beginning", async () => {
  const paragraphs = [
    "The desk is made of ash. Each leg is turned by hand. The oil dries within a day.",
    "The drawer runs on wood. It holds a stack of paper. A lock can be fitted later.",
    "The top is four centimetres thick. Its edge is rounded. Marks can be sanded away.",
  ];
  const { paragraphs: written } = await extractiveWriter().write(
    goods("Ash desk", paragraphs.map(said)),
    { style: "product", targetSeconds: 30 },
    new AbortController().signal,
  );
  const script = written.flat().map(({ text }) => text);
  const told = paragraphs.map((text) => text.split(/(?<=\.) /).map((sentence) => script.includes(sentence)));
  expect(told.flat().filter(Boolean).length).toBeGreaterThan(2);
  for (const sentences of told)
    expect(sentences).toEqual(sentences.toSorted((a, b) => Number(b) - Number(a)));
});

it("says no amount whose currency the page does not tell", async () => {
  const page = goods("Ash desk", [said("The desk is made of ash and oak.")], [fact("price", "2320")]);
  expect((await write(page)).join(" ")).not.toMatch(/2,?320/);
});

it("says English rows by labels that are English, and names a thing that is one of a kind with an article", async () => {
  const facts = [
    row("Seat height", "46 cm"),
    row("Kõrgus", "80 cm"),
    row("XL", "112"),
    row("* Colour", "Ash Grey"),
  ];
  const script = (await write(goods("Norrvik Chair", [said("This chair is made of ash.")], facts))).join(" ");
  expect(script).toContain("It comes in ash grey. It has a seat height of 46 cm.");
  expect(script).toContain("the Norrvik Chair");
  expect(script).not.toMatch(/80 cm|112/);
});

const manual = (steps: string[], targetSeconds: number) =>
  extractiveWriter().write(
    {
      ...goods("Elderflower syrup", []),
      type: "article",
      facts: [],
      blocks: [
        said("This syrup keeps the smell of June for a whole winter."),
        headed("Directions"),
        ...steps.map((text): Block => ({ kind: "list_item", text })),
        headed("Notes"),
        said("The flowers are picked in the morning, before the sun is high."),
      ],
    },
    { style: "narration", targetSeconds },
    new AbortController().signal,
  );

it("tells all steps of a recipe or none", async () => {
  const steps = [
    "Shake the flowers and lay them in a bowl.",
    "Boil the water with the sugar and pour it over them.",
    "Strain it through a cloth after two days.",
  ];
  const told = async (items: string[], seconds: number) => {
    const { paragraphs } = await manual(items, seconds);
    const script = paragraphs.flat().map(({ text }) => text);
    return steps.filter((step) => script.includes(step)).length;
  };
  expect(await told(steps, 120)).toBe(3);
  expect(await told(steps, 15)).toBe(0);
  expect(await told([...steps, "Bottles, hot"], 120)).toBe(0);
});

it("begins an article with what the page begins with", async () => {
  const { paragraphs } = await manual([], 15);
  expect(paragraphs[1]?.[0]?.text).toBe("This syrup keeps the smell of June for a whole winter.");
});

it("leaves out what customers say of a service in the words of its own page", async () => {
  const ours = [
    "We repair shoes within a week.",
    "The soles are stitched by hand.",
    "Heels are replaced while you wait.",
  ];
  const page: Page = {
    ...goods(
      "Shoe repair",
      [...ours, "The price list hangs by the door.", "We send the shoes by post."].map(said),
    ),
    type: "other",
    facts: [],
  };
  page.blocks.push(said("I was told about this place by my sister."));
  const script = await write(page);
  expect(script).toContain("We repair shoes within a week.");
  expect(script.join(" ")).not.toContain("my sister");
});
