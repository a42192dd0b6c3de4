import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Block, Fact, Page } from "#kernel/page";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import type { FactKind, Language, PageType } from "#kernel/vocabulary";
import { critic } from "./critic.ts";
import { type Fault, faultKinds } from "./fault.ts";

/** Rows of a table of the proof, without its head. */
const rows = (table: string) =>
  readFileSync(new URL(`./proof/${table}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));

const BLOCKS: Record<string, Block["kind"]> = { block: "paragraph", step: "list_item", heading: "heading" };
const pageRows = Map.groupBy(rows("pages"), ([page = ""]) => page);

function pageOf(id: string): Page {
  const fields = pageRows.get(id) ?? [];
  const one = (name: string) => fields.find(([, field]) => field === name)?.[2] ?? "";
  const facts = fields.flatMap(([, field = "", value = ""], index): Fact[] => {
    const [, kind, label] = /^fact (\w+)(?::(.+))?$/.exec(field) ?? [];
    if (!kind) return [];
    const [amount = "", currency] = value.split(" ");
    const isPrice = /price/.test(kind);
    return [
      {
        id: `fact-${index}`,
        kind: kind as FactKind,
        label: label ?? null,
        value: isPrice ? amount : value,
        currency: isPrice ? (currency ?? null) : null,
        source: "json-ld",
        confidence: 1,
        provenance: null,
      },
    ];
  });
  return {
    url: one("url"),
    title: one("title"),
    site: one("site"),
    language: one("language") as Language,
    type: one("type") as PageType,
    author: facts.find(({ kind }) => kind === "author")?.value ?? null,
    publishedAt: facts.find(({ kind }) => kind === "published")?.value ?? null,
    blocks: fields.flatMap(([, field = "", text = ""]): Block[] => {
      const kind = BLOCKS[field];
      return kind ? [{ kind, text }] : [];
    }),
    facts,
  };
}

const scripts = Map.groupBy(rows("scripts"), ([page, script]) => `${page} ${script}`);
const critics = new Map(
  [...pageRows.keys()].map((id) => [id, { page: pageOf(id), judge: critic(pageOf(id)) }]),
);

/** Faults of a script that is as long as was asked for, or as many times shorter as `times` says. */
function faultsOf(id: string, sentences: readonly string[], times = 1): Fault[] {
  const known = critics.get(id);
  if (!known) throw new Error(`There is no page ${id}`);
  const paragraphs = [sentences.map((text) => ({ text }))];
  const { language } = known.page;
  return known.judge({ language, paragraphs, targetSeconds: spokenSeconds(paragraphs, language) / times });
}

const sentencesOf = (name: string) => scripts.get(name)?.map(([, , sentence = ""]) => sentence) ?? [];

function planted(page: string, script: string, place: string, text: string) {
  const sentences = sentencesOf(`${page} ${script}`);
  if (place === "first") return { sentences: [text, ...sentences.slice(1)], at: 0 };
  if (place === "last") return { sentences: [...sentences.slice(0, -1), text], at: sentences.length - 1 };
  const at = sentences.length - 1;
  return { sentences: sentences.toSpliced(at, 0, text), at };
}

describe("the critic", () => {
  it("finds at least nine of ten faults that were planted into good scripts, of every kind", () => {
    const faults = rows("faults");
    const missed = faults.filter(([page = "", script = "", place = "", kind = "", text = ""]) => {
      if (kind === "wrong_length")
        return !faultsOf(page, sentencesOf(`${page} ${script}`), Number(text)).some(
          (fault) => fault.kind === kind,
        );
      if (place === "whole") return !faultsOf(page, text.split(" / ")).some((fault) => fault.kind === kind);
      const { sentences, at } = planted(page, script, place, text);
      return !faultsOf(page, sentences).some((fault) => fault.kind === kind && fault.sentence === at);
    });
    expect(faults.length).toBe(124);
    expect(new Set(faults.map(([, , , kind]) => kind))).toEqual(new Set(faultKinds));
    expect(missed.length, missed.map((row) => row.join(" ")).join("\n")).toBeLessThanOrEqual(12);
  });

  it("leaves good scripts alone: no more than two sentences in a hundred are struck", () => {
    const all = [...scripts].map(([name]) => ({ name, sentences: sentencesOf(name) }));
    const struck = all.flatMap(({ name, sentences }) =>
      faultsOf(name.split(" ")[0] ?? "", sentences).map(({ kind, text }) => `${name} ${kind}: ${text}`),
    );
    const sentences = all.reduce((sum, one) => sum + one.sentences.length, 0);
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(struck.length / sentences, struck.join("\n")).toBeLessThanOrEqual(0.02);
  });
});

/** Kinds of the faults that a script of an English page has. */
function kindsOf(page: Partial<Page>, ...sentences: string[]) {
  const whole: Page = { ...pageOf("mill"), language: "en", type: "article", ...page };
  const paragraphs = [sentences.map((text) => ({ text }))];
  return critic(whole)({ language: "en", targetSeconds: 0, paragraphs }).map(({ kind }) => kind);
}

it("takes a name of which a sentence tells for no cut title", () => {
  const page = { title: "Mia Margery Tarn obituary" };
  expect(kindsOf(page, "Mia Margery Tarn, who built looms, has died aged 91.")).not.toContain("cut_title");
  expect(kindsOf(page, "Our subject is “Mia Margery Tarn”.")).toContain("cut_title");
  expect(kindsOf(page, "Our subject is Mia Margery Tarn, who built looms.")).toContain("cut_title");
});

it("takes a title without its trademark for no cut title", () => {
  const page = { title: "Oak Looms of Arden ®" };
  expect(kindsOf(page, "Our subject is “Oak Looms of Arden”.")).not.toContain("cut_title");
  expect(kindsOf(page, "Our subject is “Oak Looms of”.")).toContain("cut_title");
  const list = { ...page, title: "Folding Table Looms" };
  expect(kindsOf(list, "It also has the Tarn 4 Folding Table Loom, for four dollars.")).not.toContain(
    "cut_title",
  );
  expect(kindsOf(list, "This is “Folding Table Loom”, on a website.")).toContain("cut_title");
});

it("takes the village at the end of an address for no cut name of its hall", () => {
  const page = { title: "Lower Tarnwick Village Hall" };
  expect(kindsOf(page, "The place is the Hall, Church Lane, Lower Tarnwick.")).not.toContain("cut_title");
  expect(kindsOf(page, "Our subject is “Lower Tarnwick Village”.")).toContain("cut_title");
});

it("takes a quoted name of a title for whole where its quotation closes", () => {
  const page = { language: "ja" as const, title: "麦の菓子「朝の水車」を新しく発売" };
  expect(kindsOf(page, "麦の菓子「朝の水車」が、全国に届きます。")).not.toContain("cut_title");
  expect(kindsOf(page, "「麦の菓子「朝の水車」を新し」をお届けします。")).toContain("cut_title");
});

it("takes for no cut title the day with which a sentence and the title begin", () => {
  const page = { language: "ja" as const, title: "令和8年10月1日から粉ひきの料金が変わります" };
  expect(kindsOf(page, "令和8年10月1日から、粉ひきの料金を改めます。")).not.toContain("cut_title");
  expect(kindsOf(page, "「令和8年10月1日から、」をお届けします。")).toContain("cut_title");
});

it("takes a title that a mark closes for no cut title", () => {
  const page = { language: "ja" as const, title: "企画展「旅する水車と村の人びと」" };
  expect(kindsOf(page, "『企画展「旅する水車と村の人びと」』を取り上げます。")).not.toContain("cut_title");
  expect(kindsOf(page, "『企画展「旅する水車と村の』を取り上げます。")).toContain("cut_title");
});

it("tells a thing whose name begins as the site's from the site", () => {
  const opening = (title: string) =>
    kindsOf({ title, site: "Arden Mill" }, `Our subject is “${title}”.`, "The mill stands by the river.");
  expect(opening("Arden Mill Loom")).not.toContain("shop_as_subject");
  expect(opening("Arden Mill Online")).toContain("shop_as_subject");
  expect(opening("Arden Mill")).toContain("shop_as_subject");
});

it("takes what bears the site's name for no site, in the midst of a script", () => {
  const judge = critic({
    ...pageOf("mill"),
    language: "en",
    type: "product",
    title: "Oak Loom",
    site: "Arden Mill",
    facts: [],
  });
  const kinds = (text: string, isPart: boolean) =>
    judge({ language: "en", targetSeconds: 0, isPart, paragraphs: [[{ text }]] }).map(({ kind }) => kind);
  expect(kinds("All Arden Mill cloth is washed twice.", true)).not.toContain("shop_as_subject");
  expect(kinds("Arden Mill Cloth keeps its colour.", true)).not.toContain("shop_as_subject");
  expect(kinds("Arden Mill Cloth keeps its colour.", false)).toContain("shop_as_subject");
  expect(kinds("Arden Mill Support answers by night.", true)).toContain("shop_as_subject");
  expect(kinds("Arden Mill gives away a bag.", true)).toContain("shop_as_subject");
  expect(kinds("Arden Mill’s customers come by boat.", true)).toContain("shop_as_subject");
});

it("lets a sentence follow one that was told without its label", () => {
  const labelled = "Wall shelves: These hold every spool of the mill. That means nobody searches for yarn.";
  const page = { blocks: [{ kind: "paragraph" as const, text: labelled }] };
  const [told, next] = ["These hold every spool of the mill.", "That means nobody searches for yarn."];
  expect(kindsOf(page, told, next)).not.toContain("dangling");
  expect(kindsOf(page, "The mill stands by the river.", next)).toContain("dangling");
});

it("lets a buyer point at the product, and at nothing else", () => {
  const said = "It arrived on Monday. This loom runs without a sound. That was a surprise to my dog.";
  const page = { type: "product" as const, blocks: [{ kind: "quote" as const, text: said }] };
  const quoted = (text: string) => `One customer writes: “${text}”`;
  expect(kindsOf(page, quoted("This loom runs without a sound."))).not.toContain("dangling");
  expect(kindsOf(page, quoted("That was a surprise to my dog."))).toContain("dangling");
});

it("takes words of a title in small letters for no cut title, and its own writing for one", () => {
  const page: Page = {
    ...pageOf("mill"),
    title: "Oak Looms Arden Valley Co.",
    language: "en",
    type: "article",
  };
  const kindsIn = (text: string) =>
    critic(page)({ language: "en", targetSeconds: 0, paragraphs: [[{ text }]] }).map(({ kind }) => kind);
  expect(kindsIn("There are many prices for oak looms arden, and each is fair.")).not.toContain("cut_title");
  expect(kindsIn("This is the report “Oak Looms Arden” of today.")).toContain("cut_title");
});

it("takes the sum from which delivery is free for no price of a thing", () => {
  expect(kindsOf({ type: "product" }, "Delivery is free for orders over €60.")).not.toContain("other_price");
  expect(kindsOf({ type: "product" }, "The stool is priced at €60.")).toContain("other_price");
});

it("takes what was paid in another century for no price of a thing", () => {
  expect(kindsOf({ type: "product" }, "In 1684 Mia Tarn borrowed £40 for it.")).not.toContain("other_price");
});

it("lets a notice tell how to exchange a thing, and no other page", () => {
  const kindsIn = (title: string, type: PageType) =>
    critic({ ...pageOf("mill"), title, language: "ja", type })({
      language: "ja",
      targetSeconds: 0,
      paragraphs: [[{ text: "交換は受付の窓口で申し込めます。" }]],
    }).map(({ kind }) => kind);
  expect(kindsIn("加湿器の無償交換のお知らせ", "article")).not.toContain("legal");
  expect(kindsIn("加湿器の選び方", "article")).toContain("legal");
  expect(kindsIn("交換用フィルター", "product")).toContain("legal");
});
