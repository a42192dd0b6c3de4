/**
 * Learns the words by which pages refuse to show what was asked for: npm run train -- refusals --data DIR,DIR. The ways
 * to say so are written in refusals/said-*.txt, reason and sentence; lines of the pages in the data folders say nothing
 * of the kind. Prints for both languages how well sentences are told, cross-validated in five folds, and writes the
 * models. --dry writes nothing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { pageBlocks } from "../../server/src/domain/pages/extract/page-blocks.ts";
import {
  BUCKETS,
  judgedBy,
  type RefusalWeights,
  wordsOfLine,
} from "../../server/src/domain/pages/extract/refusal-words.ts";
import { parseDocument } from "../../server/src/domain/pages/html/dom.ts";
import { packedWords, wordsAmong } from "../../server/src/kernel/learned/words.ts";
import type { UnreadableReason } from "../../server/src/kernel/reasons.ts";
import { detectLanguage } from "../../server/src/kernel/text/language.ts";
import { splitScript } from "../../server/src/kernel/text/sentences.ts";
import type { Language } from "../../server/src/kernel/vocabulary.ts";
import { cases } from "../bench/pages/data.ts";
import { learnedWords } from "./learn-words.ts";

const { values } = parseArgs({ options: { dry: { type: "boolean" }, data: { type: "string" } } });
const FOLDS = 5;
const NONE = "none";
const MOST_OF_PAGE = 60;
/** Sentences that refuse are few, and count so many times. */
const TIMES = 10;
const REASONS: Record<string, UnreadableReason> = {
  login: "LOGIN_WALL",
  bot: "BOT_CHALLENGE",
  captcha: "CAPTCHA",
  paywall: "TEASER",
  consent: "COOKIE_WALL",
  missing: "NOT_FOUND",
  script: "NEEDS_SCRIPT",
  age: "AGE_GATE",
  maintenance: "SITE_ERROR",
  region: "REGION_BLOCK",
};

interface Example {
  reason: UnreadableReason | typeof NONE;
  words: number[];
}

/** Lines of pages that can be read, by language. */
const ordinary: Record<Language, string[]> = { ja: [], en: [] };
for (const root of (values.data ?? "").split(",").filter(Boolean))
  for (const { html, url, refusal } of cases(root)) {
    if (refusal) continue;
    const lines = pageBlocks(parseDocument(html, url)).map(({ text }) => text);
    const language = detectLanguage(lines.join("\n"), null);
    if (language) ordinary[language].push(...lines.slice(0, MOST_OF_PAGE));
  }

for (const language of ["en", "ja"] as const) {
  const examples = [...written(language), ...ofPages(language)];
  const judged = crossValidated(examples);
  const said = examples.flatMap(({ reason }, at) => (reason === NONE ? [] : [at]));
  const others = examples.flatMap(({ reason }, at) => (reason === NONE ? [at] : []));
  const isSaid = (at: number) => (judged[at]?.odds ?? 0) > 0;
  const known = said.filter(isSaid);
  const right = known.filter((at) => judged[at]?.reason === examples[at]?.reason);
  console.log(
    `${language}: ${known.length} of ${said.length} sentences known, ${right.length} with their reason; ${others.filter(isSaid).length} of ${others.length} others taken for one`,
  );
  if (values.dry) continue;
  const model = JSON.stringify(packed(learn(examples)), null, 2);
  writeFileSync(
    new URL(`../../server/assets/pages/refusals-${language}.json`, import.meta.url),
    `${model}\n`,
  );
  console.log(`  ${Math.round(model.length / 1024)} KB`);
}

function written(language: Language): Example[] {
  const lines = readFileSync(new URL(`./refusals/said-${language}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.flatMap((line) => {
    const [name = "", text = ""] = line.split("\t");
    const reason = name === NONE ? NONE : REASONS[name];
    return reason ? splitScript(text).map((one) => ({ reason, words: wordsOfLine(one.text, language) })) : [];
  });
}

function ofPages(language: Language): Example[] {
  const sentences = new Set(ordinary[language].flatMap((text) => splitScript(text).map((one) => one.text)));
  return [...sentences].map((text) => ({ reason: NONE, words: wordsOfLine(text, language) }));
}

/** Whether a sentence refuses, learned from all, and for which reason, from those that do. */
function learn(examples: readonly Example[]): RefusalWeights {
  const said = examples.filter(({ reason }) => reason !== NONE);
  const all = [...examples, ...Array.from({ length: TIMES - 1 }, () => said).flat()];
  const learned = (
    some: readonly Example[],
    isIt: (one: Example) => boolean,
    settings: { buckets?: number; rounds: number },
  ) => {
    const { buckets } = settings;
    return learnedWords(
      some.map(({ words }) => (buckets ? wordsAmong(words, buckets) : words)),
      some.map((one) => Number(isIt(one))),
      settings,
    );
  };
  return {
    says: learned(all, ({ reason }) => reason !== NONE, { rounds: 30 }),
    reasons: new Map(
      Object.values(REASONS).map((one) => [
        one,
        learned(said, ({ reason }) => reason === one, { buckets: BUCKETS, rounds: 80 }),
      ]),
    ),
  };
}

function packed({ says, reasons }: RefusalWeights) {
  return {
    says: packedWords(says),
    reasons: Object.fromEntries([...reasons].map(([reason, weights]) => [reason, packedWords(weights)])),
  };
}

/** Each sentence as those judge it who have not learned from it. */
function crossValidated(examples: readonly Example[]) {
  const judged: ReturnType<typeof judgedBy>[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = learn(examples.filter((_, at) => at % FOLDS !== fold));
    for (const [at, { words }] of examples.entries())
      if (at % FOLDS === fold) judged[at] = judgedBy(model, words);
  }
  return judged;
}
