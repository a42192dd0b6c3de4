import { describe, expect, it } from "vitest";
import type { Block, Fact, Page } from "#kernel/page";
import { extractiveWriter } from "../../extractive.ts";

const heading = (text: string, level = 3): Block => ({ kind: "heading", level, text });
const line = (text: string): Block => ({ kind: "list_item", text });
const said = (text: string): Block => ({ kind: "paragraph", text });
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
const page = (title: string, blocks: Block[], more: Partial<Page> = {}): Page => ({
  url: "https://shop.example/goods",
  title,
  site: null,
  language: "en",
  type: "other",
  author: null,
  publishedAt: null,
  blocks,
  facts: [],
  ...more,
});

async function written(of: Page, targetSeconds = 60): Promise<string> {
  const settings = { style: "product" as const, targetSeconds };
  const { paragraphs } = await extractiveWriter().write(of, settings, new AbortController().signal);
  return paragraphs
    .flat()
    .map(({ text }) => text)
    .join(" ");
}

describe("a script of a list", () => {
  it("says each thing with its own price, and how many there are where the page says so", async () => {
    const shelf = [
      said("24 products"),
      heading("Oak stool"),
      line("$40"),
      heading("Oak bench"),
      line("$120 $95"),
    ];
    const more = [heading("Ash shelf"), line("$60"), heading("Elm tray"), line("$18.5")];
    const script = await written(page("Winter woods", [...shelf, ...more]));
    expect(script).toContain("Here are a few of the 24 products.");
    expect(script).toContain("First, there is Oak stool, for $40.");
    expect(script).toContain("Oak bench, for $95.");
    expect(script).toContain("Elm tray, for $18.50.");
    expect(script).not.toContain("$120");
  });

  it("says no one price for a whole page of things", async () => {
    const cards = ["Oak desk", "Ash desk", "Elm desk", "Pine desk"].flatMap((name, index) => [
      heading(name),
      line(`$${index + 2}00`),
    ]);
    const facts = [fact("price", "99.99", { currency: "USD" })];
    const script = await written(page("Desks", cards, { type: "product", facts }));
    expect(script).not.toContain("99.99");
  });

  it("says in Japanese what a thing is, when and where", async () => {
    const events = ["朝市の会", "染めものの日", "灯台の夜", "星を見る会"].flatMap((name, index) => [
      line(name),
      line(`日時：11月${index + 3}日 場所：浜町公民館 参加費：${index + 2}00円 雨でも行います。`),
    ]);
    const script = await written(page("浜町の催し", events, { language: "ja" }));
    expect(script).toContain("まずは、「朝市の会」です。");
    expect(script).toContain("日時は11月3日、場所は浜町公民館、参加費は200円です。");
  });
});

describe("a script of a product", () => {
  const product = (blocks: Block[]) =>
    page("Harbour lamp", blocks, {
      type: "product",
      facts: [fact("name", "Harbour lamp"), fact("price", "80", { currency: "USD" })],
    });

  it("tells no sentence whose beginning could not be told", async () => {
    const script = await written(
      product([
        said("The lamp is turned from a single piece of beech. Its shade is pressed from recycled paper."),
        said("See our delivery terms for glass parts. The pieces are wrapped in straw by our neighbours."),
      ]),
    );
    expect(script).toContain("The lamp is turned from a single piece of beech. Its shade is pressed");
    expect(script).not.toContain("straw");
  });

  it("leaves the words below one customer's to the customers", async () => {
    const script = await written(
      product([
        said("The lamp is turned from a single piece of beech and oiled by hand."),
        said("I bought this for my mother and she uses it every day."),
        said("The switch feels a little loose after a month of use."),
      ]),
    );
    expect(script).toContain("single piece of beech");
    expect(script).not.toContain("loose");
  });

  it("says care and measuring behind the description, and never alone", async () => {
    const script = await written(
      product([
        said("Do not wash the shade, and wipe it with a dry cloth once a month."),
        said("The lamp is turned from a single piece of beech and oiled by hand in our village."),
        said("The light falls evenly on the page and does not tire the eyes in the evening."),
      ]),
      30,
    );
    expect(script).toMatch(/single piece of beech.*dry cloth/);
    const alone = product([said("Do not wash the shade, and wipe it with a dry cloth once a month.")]);
    expect(await written(alone)).not.toContain("dry cloth");
  });

  const inJapanese = (blocks: Block[]) =>
    page("杉の踏み台", blocks, {
      type: "product",
      language: "ja",
      facts: [fact("name", "杉の踏み台"), fact("price", "8800", { currency: "JPY" })],
    });
  const row = (text: string): Block => ({ kind: "table_row", text });

  it("quotes customers who sign with a name and a month, and tells nothing of theirs as its own", async () => {
    const blocks = [
      said("裏山の杉だけで組んだ踏み台です。釘を使わず、木の栓で留めています。"),
      line("磯部さん（10月）"),
      line("母の台所で毎日使っています。布を敷くと滑りません。"),
    ];
    const script = await written(inJapanese(blocks));
    expect(script).toContain("釘を使わず、木の栓で留めています。");
    expect(script).toContain("「母の台所で毎日使っています」という声");
    expect(script).not.toContain("布を敷くと");
  });

  it("tells a description that stands below a table of variants", async () => {
    const blocks = [
      row("生成り / ○ / △"),
      row("墨 / × / ○"),
      said("裏山の杉だけで組んだ踏み台です。釘を使わず、木の栓で留めています。"),
    ];
    expect(await written(inJapanese(blocks))).toContain("釘を使わず、木の栓で留めています。");
  });

  it("reads no row of measures as a sentence", async () => {
    const blocks = [
      said("裏山の杉だけで組んだ踏み台です。釘を使わず、木の栓で留めています。"),
      said("幅 約30cm／高さ 約22cm／重さ 約1.8kg 手仕事のため、一割ほど大きさが異なります。"),
    ];
    expect(await written(inJapanese(blocks))).not.toContain("／");
  });
});
