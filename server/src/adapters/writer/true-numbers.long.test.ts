import { beforeAll, describe, expect, it } from "vitest";
import { tieChecker, untiedIn } from "#kernel/ties/check";
import { mentionsIn } from "#kernel/ties/mentions";
import { scriptStyles } from "#kernel/vocabulary";
import { japanesePages } from "#test/pages/japanese";
import { analysed, analysedFixture } from "#test/pages/pages";
import { extractiveWriter } from "./extractive.ts";

interface Generated {
  name: string;
  sentences: string[];
  untied(sentence: string): string[];
}
const scripts: Generated[] = [];

beforeAll(async () => {
  const writer = extractiveWriter();
  const pages = [
    ...(await Promise.all(
      (["product-ja", "article-sjis", "article-eucjp", "article-en", "bench-article-ja"] as const).map(
        analysedFixture,
      ),
    )),
    ...(await Promise.all(japanesePages.map(({ html, url }) => analysed(html, url)))),
  ];
  for (const [index, page] of pages.entries()) {
    const check = tieChecker(page);
    // At a length that has time for most of its numbers, all but the first pages in every other style.
    for (const style of scriptStyles.filter((_, at) => index < 5 || at % 2 === index % 2)) {
      const settings = { style, targetSeconds: 180 };
      const { paragraphs } = await writer.write(page, settings, new AbortController().signal);
      scripts.push({
        name: `${page.title} ${style}`,
        sentences: paragraphs.flat().map(({ text }) => text),
        untied: (sentence) => untiedIn(sentence, check(sentence)),
      });
    }
  }
}, 240_000);

/** The same text with one digit of one of its numbers changed. */
function changed(sentence: string, place: number): string | null {
  const mention = mentionsIn(sentence).filter(({ text }) => /\d/.test(text))[place];
  if (!mention) return null;
  const text = mention.text.replace(/\d/, (digit) => String((Number(digit) % 9) + 1));
  return sentence.slice(0, mention.index) + text + sentence.slice(mention.index + mention.text.length);
}

describe("the numbers of generated scripts", () => {
  it("are all tied to the page, but for two in a hundred at most", () => {
    const numbers = scripts.flatMap(({ sentences }) => sentences.flatMap(mentionsIn)).length;
    const flagged = scripts.flatMap(({ untied, sentences }) => sentences.flatMap(untied));
    expect(numbers).toBeGreaterThan(400);
    expect(flagged.length / numbers, flagged.join(", ")).toBeLessThanOrEqual(0.02);
  });

  it("are marked when one of them is changed, in each of fifty scripts", () => {
    const mutated = scripts.flatMap(({ name, untied, sentences }, index) => {
      const numbered = sentences.filter((sentence) => changed(sentence, 0));
      const sentence = numbered[index % Math.max(1, numbered.length)];
      const mutation = sentence && changed(sentence, 0);
      return mutation ? [{ name, untied, sentence, mutation }] : [];
    });
    expect(mutated.length).toBeGreaterThanOrEqual(50);
    const missed = mutated.filter(({ untied, mutation }) => untied(mutation).length === 0);
    expect(missed.map(({ name, sentence, mutation }) => `${name}: ${sentence} → ${mutation}`)).toEqual([]);
  });
});
