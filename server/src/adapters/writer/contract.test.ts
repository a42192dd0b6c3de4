import { afterAll, describe, expect, it } from "vitest";
import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { splitScript } from "#kernel/text/sentences";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import { mentionsIn } from "#kernel/ties/mentions";
import { says } from "#kernel/ties/values";
import { type ScriptStyle, scriptStyles } from "#kernel/vocabulary";
import type { WrittenScript } from "#ports/writer";
import { startChat } from "#test/chat-server";
import { analysedFixture } from "../../test/pages/pages.ts";
import { chatWriter } from "./chat.ts";
import { extractiveWriter } from "./extractive.ts";

const chat = await startChat();
afterAll(() => chat.close());

const writers = [extractiveWriter(), chatWriter(chat)];
const [product, articleJa, articleEn, long] = await Promise.all(
  (["product-ja", "article-sjis", "article-en", "bench-article-ja"] as const).map(analysedFixture),
);

/** 五日 and 5日 are one number, whichever of them a writer prefers. */
const saysTheSame = (source: string, text: string) =>
  source.includes(text) ||
  mentionsIn(source).some((there) => mentionsIn(text).some((here) => says(there.value, here.value)));

describe.each(writers)("the $name writer", (writer) => {
  const written = new Map<string, Promise<WrittenScript>>();
  /** Many rules look at the same script, which is written once. */
  const write = (page: Page, settings: ScriptSettings = {}) => {
    const key = JSON.stringify([page.url, settings]);
    const script = written.get(key) ?? writer.write(page, settings, new AbortController().signal);
    written.set(key, script);
    return script;
  };
  const sentences = (script: WrittenScript) => script.paragraphs.flat();
  const textOf = (script: WrittenScript) =>
    sentences(script)
      .map(({ text }) => text)
      .join("\n");

  it("writes in the page's own language [1.1]", async () => {
    expect((await write(product!)).language).toBe("ja");
    expect((await write(articleEn!)).language).toBe("en");
  });

  it.each(
    scriptStyles.flatMap((style) =>
      [product!, articleJa!, articleEn!].map((page) => ({ style, page, title: page.title })),
    ),
  )("opens, tells and closes $title in the style $style", async ({ style, page }) => {
    const script = await write(page, { style });
    expect(script.paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(sentences(script).length).toBeGreaterThan(6);
    expect(new Set(sentences(script).map(({ text }) => text)).size).toBe(sentences(script).length);
  });

  it("sounds different in each style", async () => {
    const openings = await Promise.all(
      scriptStyles.map(async (style) => sentences(await write(articleJa!, { style }))[0]?.text),
    );
    expect(new Set(openings).size).toBe(scriptStyles.length);
  });

  it.each([30, 60, 120, 180, 240])(
    "lands within ten per cent of %i seconds where the page has the material",
    async (targetSeconds) => {
      for (const page of [product!, articleJa!, articleEn!, long!]) {
        const everything = spokenSeconds(
          (await write(page, { targetSeconds: 600 })).paragraphs,
          page.language,
        );
        if (everything < targetSeconds) continue;
        const seconds = spokenSeconds((await write(page, { targetSeconds })).paragraphs, page.language);
        expect(Math.abs(seconds - targetSeconds) / targetSeconds).toBeLessThanOrEqual(0.1);
      }
    },
  );

  it("divides its text as scripts are divided, so that ties keep their sentences", async () => {
    for (const page of [product!, articleJa!, articleEn!, long!]) {
      const script = await write(page, { targetSeconds: 600 });
      const content = script.paragraphs
        .map((paragraph) => paragraph.map(({ text }) => text).join("\n"))
        .join("\n\n");
      expect(splitScript(content).map(({ text }) => text)).toEqual(sentences(script).map(({ text }) => text));
    }
  });

  it("ties each number to a fact or a block that has it", async () => {
    for (const page of [product!, articleEn!]) {
      const plain = (text: string) => text.normalize("NFKC").replace(/[,\s]|円/g, "");
      const script = await write(page, { targetSeconds: 600 });
      for (const { text, ties } of sentences(script)) {
        for (const tie of ties ?? []) {
          expect(text).toContain(tie.text);
          const fact = page.facts.find(({ id }) => id === tie.factId);
          const block = tie.blockIndex === null ? undefined : page.blocks[tie.blockIndex];
          const head = `${page.title} ${page.site}`.includes(tie.text) || undefined;
          expect(block ?? fact ?? head, tie.text).toBeDefined();
          if (block) expect(`${tie.text}: ${saysTheSame(block.text, tie.text)}`).toBe(`${tie.text}: true`);
        }
        const tiedText = plain((ties ?? []).map((tie) => tie.text).join(" "));
        for (const [number] of plain(text).matchAll(/(?<![0-9])\d{2,}/g)) expect(tiedText).toContain(number);
      }
    }
  });

  it("tells a buyer the price, whether it is there, and what it is made of", async () => {
    const text = textOf(await write(product!));
    expect(text).toContain("8,580円");
    expect(text).toContain("在庫があります");
    expect(text).toContain("産地は岩手県盛岡市");
    expect(text).toContain("盛岡鋳造舎");
  });

  it.each([product!, articleJa!, articleEn!])(
    "leaves navigation, law and offers of other things out: $title",
    async (page) => {
      const text = textOf(await write(page, { targetSeconds: 600 }));
      expect(text).not.toMatch(
        /cookie|プライバシー|特定商取引|転載|copyright|subscribe|鍋敷き|related|min read|バックナンバー/i,
      );
    },
  );

  it("says what must be said", async () => {
    const mustSay = ["送料無料キャンペーン", "六十八の工程"];
    const text = textOf(await write(product!, { mustSay, targetSeconds: 60 }));
    for (const phrase of mustSay) expect(text).toContain(phrase);
  });

  it("never says what must not be said", async () => {
    const before = textOf(await write(product!, { targetSeconds: 600 }));
    const after = textOf(await write(product!, { targetSeconds: 600, mustNotSay: ["琺瑯", "在庫", "IH"] }));
    for (const word of ["琺瑯", "在庫", "IH"]) {
      expect(before).toContain(word);
      expect(after).not.toContain(word);
    }
  });

  it("speaks to its audience", async () => {
    expect(textOf(await write(articleEn!, { audience: "people who walk at night" }))).toContain(
      "people who walk at night",
    );
  });

  it("stops when it is told to", async () => {
    await expect(writer.write(product!, {}, AbortSignal.abort())).rejects.toThrow();
  });
});

describe("the extractive writer", () => {
  const writer = extractiveWriter();
  const write = (page: Page, settings: ScriptSettings) =>
    writer.write(page, settings, new AbortController().signal);

  it("writes the same script from the same page and settings", async () => {
    expect(await write(long!, { style: "talk" })).toEqual(await write(long!, { style: "talk" }));
  });

  it.each<[ScriptStyle, RegExp[]]>([
    ["product", [/「あられ/, /温かさが続きます/, /サイズは/, /8,580円/, /お求めは/]],
    ["news", [/「あられ/, /温かさが続きます/, /サイズは/, /8,580円/, /お伝えしました/]],
    ["narration", [/温かさが続きます/, /「あられ/, /サイズは/, /8,580円/]],
    ["talk", [/こんにちは/, /「あられ/, /温かさが続きます/, /サイズは/, /8,580円/, /気になった方は/]],
  ])("answers a buyer in the order of the style %s", async (style, order) => {
    const sentences = (await write(product!, { style, targetSeconds: 180 })).paragraphs.flat();
    const places = order.map((pattern) => sentences.findIndex(({ text }) => pattern.test(text)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("ends with how to get it, or with when it may be back", async () => {
    const last = async (availability: string) => {
      const facts = product!.facts.map((fact) =>
        fact.kind === "availability" ? { ...fact, value: availability } : fact,
      );
      return (await write({ ...product!, facts }, { style: "product" })).paragraphs.flat().at(-1)?.text;
    };
    expect(await last("InStock")).toBe("お求めは、湯の音オンラインショップのページからどうぞ。");
    expect(await last("OutOfStock")).toBe("入荷の状況は、湯の音オンラインショップのページでご確認ください。");
  });

  it("takes what buyers say, and the terms of the sale, for no words of the shop", async () => {
    const others = [
      "I bought this for my mother and she loves it every day.",
      "You may decline consent or make granular choices by clicking here.",
      "Collect your order from over 7000 local convenience shops within 3 days.",
      "Of the 3507 reviewers who responded, 3319 would recommend this product.",
    ];
    const shop: Page = {
      ...articleEn!,
      type: "product",
      title: "Copper kettle",
      blocks: [
        "This copper kettle boils a litre of water in two minutes.",
        "The handle is made of beech and stays cool on the stove.",
        ...others,
      ].map((text) => ({ kind: "paragraph", text })),
      facts: [
        {
          ...product!.facts[0]!,
          id: "a",
          kind: "specification",
          label: "Colour",
          value: "Black",
          currency: null,
        },
        {
          ...product!.facts[0]!,
          id: "b",
          kind: "specification",
          label: "Dimensions",
          value: "20 x 30 cm",
          currency: null,
        },
        {
          ...product!.facts[0]!,
          id: "c",
          kind: "specification",
          label: "You Save",
          value: "£6.01",
          currency: null,
        },
        { ...product!.facts[0]!, id: "d", kind: "price", value: "229.99", currency: "CAD" },
      ],
    };
    const script = await write(shop, { targetSeconds: 600 });
    const text = script.paragraphs
      .flat()
      .map((sentence) => sentence.text)
      .join(" ");
    for (const other of others) expect(text).not.toContain(other);
    expect(text).toContain("boils a litre");
    expect(text).toContain("It costs 229.99 Canadian dollars at The Upland Review.");
    expect(text).toContain("The kettle measures 20 by 30 cm and comes in black.");
    expect(text).not.toContain("6.01");
  });

  it("says that it cannot translate", async () => {
    await expect(write(product!, { language: "en" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      reason: "settings.language",
    });
  });

  it("looks in the page for what an instruction speaks of", async () => {
    const text = async (instruction?: string) =>
      (await write(long!, { targetSeconds: 30, instruction })).paragraphs
        .flat()
        .map(({ text }) => text)
        .join("");
    expect(await text()).not.toContain("薪ストーブ");
    expect(await text("薪ストーブについて話してください")).toContain("薪ストーブ");
  });

  it.each([
    ["bench-article-ja", "芋", "芋のことを中心に話してください"],
    ["bench-article-ja", "子ども", "子どもについて詳しく"],
    ["article-sjis", "専門家", "専門家の話を入れて"],
    ["article-en", "moths", "Please tell us about the moths"],
  ] as const)("tells first, of %s, what was asked for: %s", async (fixture, subject, instruction) => {
    const page = await analysedFixture(fixture);
    const { paragraphs } = await write(page, { targetSeconds: 30, instruction });
    const text = paragraphs.flat().map((sentence) => sentence.text);
    expect(text.join(" ")).toContain(subject);
  });

  it("keeps the page's own order", async () => {
    const { paragraphs } = await write(long!, { targetSeconds: 180 });
    const source = long!.blocks.map(({ text }) => text).join("");
    const places = paragraphs
      .flat()
      .map(({ text }) => source.indexOf(text))
      .filter((place) => place !== -1);
    expect(places.length).toBeGreaterThan(10);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
