import { readFileSync } from "node:fs";
import { defuddleBlocks, readabilityBlocks } from "../../../server/src/domain/pages/extract/candidates.ts";
import { extractPage } from "../../../server/src/domain/pages/extract/extract-page.ts";
import { factsOf } from "../../../server/src/domain/pages/facts/facts.ts";
import { placesOf } from "../../../server/src/domain/pages/facts/places.ts";
import { parseDocument } from "../../../server/src/domain/pages/html/dom.ts";
import { linkedDataOf } from "../../../server/src/domain/pages/html/json-ld.ts";
import type { Answer, Question } from "./extractors.ts";
import { factsRow } from "./facts-row.ts";

/**
 * The child process that runs one extractor on one page at a time. The libraries complain about pages
 * on the console; figures are all that is wanted here.
 */
console.error = console.warn = () => {};

type Reply = Omit<Answer, "ms" | "peakMB">;
type Blocks = readonly { text: string }[];
/** The running text: a list that the page shows beside it is told from its cards. */
const textOf = (blocks: Blocks): Reply => ({
  text: blocks
    .filter((block) => !("isBeside" in block && block.isBeside))
    .map(({ text }) => text)
    .join("\n"),
});

const answers: Record<Question["ask"], (page: Question) => Reply | Promise<Reply>> = {
  readability: ({ html, url }) => textOf(readabilityBlocks(html, url)),
  defuddle: async ({ html, url }) => textOf(await defuddleBlocks(html, url)),
  /** All that the product does with a page: text, facts, type, language. A refused page says nothing. */
  ours: async ({ html, url }) => {
    const extraction = await extractPage(html, url);
    if ("refused" in extraction) return { text: "", refused: extraction.refused };
    const { title, blocks, facts } = extraction.page;
    return { ...textOf(blocks), title, facts: factsRow(facts) };
  },
  facts: ({ html, url }) => {
    const document = parseDocument(html, url);
    const facts = factsOf(document, linkedDataOf(document), url, placesOf(document));
    return { text: "", facts: factsRow(facts) };
  },
};

/** The most that this process ever held; of a system that does not say, what it holds now. */
function peakMB(): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
    if (kilobytes) return Number(kilobytes) / 1024;
  } catch {}
  return process.memoryUsage().rss / 1024 / 1024;
}

process.on("message", async (question: Question) => {
  const start = performance.now();
  const reply = await Promise.resolve(question)
    .then(answers[question.ask])
    .catch((): Reply => ({ text: "", refused: "PARSE_FAILED" }));
  const ms = performance.now() - start;
  process.send?.({ ...reply, ms, peakMB: peakMB() } satisfies Answer);
});

process.send?.("loaded");
