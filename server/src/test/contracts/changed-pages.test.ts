import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { extractiveWriter } from "#adapters/writer/extractive";
import { storePage } from "#domain/pages/store";
import { sentencesOf } from "#domain/scripts/script";
import { type TestDomain, testDomain, undisturbed } from "#test/domain";
import { anEntry, aViewer } from "#test/factories";
import { noWebhooks } from "#test/no-webhooks";
import { analysed } from "#test/pages/pages";
import { type FixturePage, fixtureHtml } from "#test/pages/serve";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain({ writer: extractiveWriter() });
});
afterAll(() => domain.close());

type Edit = [from: string | RegExp, to: string];

/** A saved page, with some of its words replaced. */
async function pageWith(name: FixturePage, edits: Edit[]) {
  const html = edits.reduce(
    (text, [from, to]) => text.replaceAll(from as string, to),
    await fixtureHtml(name),
  );
  const { facts, ...page } = await analysed(html, `https://pages.example/${name}`);
  return { ...page, facts: facts.map(({ id: _, ...fact }) => fact) };
}

/** An entry whose page was read and has a script, and a way to read the page again. */
async function written(name: FixturePage = "product-ja", settings: object = { targetSeconds: 600 }) {
  const viewer = await aViewer(domain.db);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer);
  const readAs = async (...edits: Edit[]) =>
    storePage({ db: domain.db, emit: noWebhooks }, entry.id, await pageWith(name, edits));
  await readAs();
  const { id } = await domain.scripts.generate(viewer, entry.id, settings);
  await domain.scripts.run(id, undisturbed);
  const changes = () => domain.changes.get(viewer, entry.id);
  const texts = async (number: string) =>
    sentencesOf((await domain.revisions.get(viewer, entry.id, number)).script!);
  return { viewer, entry, readAs, changes, texts };
}

const dearer: Edit[] = [
  ["8,580", "7,980"],
  ["8580", "7980"],
];

describe("a page that was read again", () => {
  it("has no changes where it says the same, however often it is read", async () => {
    const { readAs, changes } = await written();
    expect(await changes()).toBeNull();
    await readAs();
    await readAs([/<style>.*?<\/style>/g, "<style>p{}</style>"]);
    expect(await changes()).toBeNull();
  });

  it("tells what changed among its facts, old and new, with where it was found", async () => {
    const { readAs, changes } = await written();
    await readAs(
      ...dearer,
      ["InStock", "OutOfStock"],
      ["在庫あり", "品切れ"],
      ["温かさが続きます", "温かさが長く続きます"],
    );
    const found = await changes();
    expect(found?.facts.map(({ before, after }) => [before?.kind, before?.value, after?.value])).toEqual(
      expect.arrayContaining([
        ["price", "8580", "7980"],
        ["availability", "InStock", "OutOfStock"],
      ]),
    );
    const price = found?.facts.find(({ after }) => after?.kind === "price");
    expect(price?.before).toMatchObject({ id: price?.after?.id, source: "json-ld" });
    expect(price?.after?.provenance?.excerpt).toContain("7980");
    expect(found?.texts).not.toEqual([]);
  });

  it("tells the sentences that this touches, and what they should say", async () => {
    const { readAs, changes } = await written();
    await readAs(...dearer, ["InStock", "OutOfStock"], ["在庫あり", "品切れ"], ["1.2kg", "1.4kg"]);
    const sentences = (await changes())?.sentences ?? [];
    const pairs = new Map(sentences.map(({ before, after }) => [before, after]));
    expect(pairs.get("価格は、通常9,900円のところ、税込みで8,580円です。")).toBe(
      "価格は、通常9,900円のところ、税込みで7,980円です。",
    );
    expect(pairs.get("現在、在庫があります。")).toBe("現在、在庫がありません。");
    expect([...pairs].find(([before]) => before.includes("1.2kg"))?.[1]).toContain("1.4kg");
    expect(sentences.every(({ after, lost }) => after !== null && lost.length === 0)).toBe(true);
  });

  it("touches nothing that it still says", async () => {
    const { readAs, changes } = await written();
    await readAs(...dearer);
    const sentences = (await changes())?.sentences ?? [];
    expect(sentences.map(({ before }) => before)).toEqual([
      "価格は、通常9,900円のところ、税込みで8,580円です。",
    ]);
    expect(sentences[0]?.facts.map(({ after }) => after?.kind)).toEqual(["price"]);
  });

  it("is compared with the page that the script was written from, not with the reading before", async () => {
    const { readAs, changes } = await written();
    await readAs(["8,580", "9,000"], ["8580", "9000"]);
    await readAs(...dearer);
    expect((await changes())?.facts).toMatchObject([{ before: { value: "8580" }, after: { value: "7980" } }]);
    await readAs();
    expect((await changes())?.sentences ?? []).toEqual([]);
  });
});

describe("a revision that is brought up to its page", () => {
  it("is a new one with the new values, for nothing; the former stays as it was", async () => {
    const { viewer, entry, readAs, changes, texts } = await written();
    const before = await texts("0001");
    const { balance } = await domain.credits.balance(viewer);
    await readAs(...dearer);
    const revision = await domain.changes.renew(viewer, entry.id, "0001", (await changes())?.id);
    expect(revision).toMatchObject({ number: "0002", isLive: false });
    const after = await texts("0002");
    expect(after.map(({ text }) => text)).toEqual(
      before.map(({ text }) => text.replace("8,580円", "7,980円")),
    );
    expect(after.flatMap(({ untied }) => untied)).toEqual([]);
    expect(await texts("0001")).toEqual(before);
    expect((await domain.credits.balance(viewer)).balance).toBe(balance);
    expect(await domain.stored(revision.script!.filePath)).toBe(revision.script?.content);
    expect(await changes()).toBeNull();
  });

  it("keeps what cannot be mended, and marks it", async () => {
    const { viewer, entry, readAs, changes, texts } = await written();
    await readAs([/取っ手は可動式で、[^。]*。/g, ""], [/<span class="list-price">.*?<\/span><br>/g, ""]);
    const sentences = (await changes())?.sentences ?? [];
    expect(sentences.map(({ after }) => after)).toEqual([null, null]);
    await domain.changes.renew(viewer, entry.id, "0001");
    const after = await texts("0002");
    expect(after.map(({ text }) => text)).toEqual((await texts("0001")).map(({ text }) => text));
    expect(after.flatMap(({ untied }) => untied)).toEqual([
      expect.stringContaining("取っ手は可動式"),
      "9,900円",
    ]);
  });

  it("keeps its mark when another sentence is edited, and loses it with the words", async () => {
    const { viewer, entry, readAs, texts } = await written();
    await readAs([/取っ手は可動式で、[^。]*。/g, ""]);
    const { script } = await domain.changes.renew(viewer, entry.id, "0001");
    const marked = async () => (await texts("0002")).flatMap(({ untied }) => untied);
    const edit = async (from: string | RegExp, to: string) => {
      const { content } = await domain.scripts.get(viewer, script!.id);
      await domain.scripts.update(viewer, entry.id, script!.id, { content: content.replace(from, to) });
    };
    await edit("現在、在庫があります。", "いま、在庫があります。");
    expect(await marked()).toHaveLength(1);
    await edit(/取っ手は可動式で、[^。]*。/, "取っ手があります。");
    expect(await marked()).toEqual([]);
  });

  it("is not made of changes that are others by now", async () => {
    const { viewer, entry, readAs, changes } = await written();
    await readAs(...dearer);
    const seen = (await changes())?.id;
    await readAs(["8,580", "7,000"], ["8580", "7000"]);
    const renew = (id?: string) => domain.changes.renew(viewer, entry.id, "0001", id);
    await expect(renew(seen)).rejects.toMatchObject({ code: "CONFLICT", reason: "STALE_CHANGES" });
    await renew((await changes())?.id);
    await expect(renew(seen)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await domain.revisions.list(viewer, entry.id)).toHaveLength(2);
  });

  it("of another user is not found [6.2]", async () => {
    const { entry, readAs } = await written();
    await readAs(...dearer);
    const stranger = await aViewer(domain.db);
    const missing = { code: "NOT_FOUND" };
    await expect(domain.changes.get(stranger, entry.id)).rejects.toMatchObject(missing);
    await expect(domain.changes.renew(stranger, entry.id, "0001")).rejects.toMatchObject(missing);
  });

  it("works in English, and for a title, dates and prose", async () => {
    const { viewer, entry, readAs, changes, texts } = await written("article-en", {
      style: "news",
      targetSeconds: 600,
    });
    await readAs(
      ["Night Sky Back", "Dark Sky Back"],
      ["2026-03-02", "2026-04-05"],
      ["against 121 before", "against 131 before"],
      ["It is always the same moment, and it always sounds the same.", ""],
    );
    const sentences = (await changes())?.sentences ?? [];
    const pairs = sentences.map(({ before, after }) => `${before} → ${after}`);
    expect(pairs).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Night Sky Back.*→.*Dark Sky Back/),
        "It was published on March 2, 2026. → It was published on April 5, 2026.",
        expect.stringMatching(/against 121 .*→.*against 131 /),
        expect.stringMatching(/always sounds the same\. → null/),
      ]),
    );
    await domain.changes.renew(viewer, entry.id, "0001");
    const after = await texts("0002");
    expect(after.flatMap(({ untied }) => untied)).toEqual([
      "It is always the same moment, and it always sounds the same.",
    ]);
  });
});
