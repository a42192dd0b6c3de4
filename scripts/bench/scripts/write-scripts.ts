import { extractiveWriter } from "../../../server/src/adapters/writer/extractive.ts";
import type { PageParser } from "../../../server/src/domain/pages/parser.ts";
import { withKnownIds } from "../../../server/src/domain/pages/succession.ts";
import { checkedTies } from "../../../server/src/domain/scripts/script.ts";
import { critic } from "../../../server/src/kernel/critic/critic.ts";
import type { Fault } from "../../../server/src/kernel/critic/fault.ts";
import type { Page } from "../../../server/src/kernel/page.ts";
import { splitScript } from "../../../server/src/kernel/text/sentences.ts";
import { spokenSeconds } from "../../../server/src/kernel/text/spoken-seconds.ts";
import { tieChecker, untiedIn } from "../../../server/src/kernel/ties/check.ts";
import { type Language, type ScriptStyle, scriptStyles } from "../../../server/src/kernel/vocabulary.ts";
import type { SavedPage } from "./sources.ts";

export interface ScriptLine {
  id: string;
  language: Language;
  style: ScriptStyle;
  /** The length that was asked for. */
  seconds: number;
  sentences: string[];
  /** The length that the script will have. */
  estimate: number;
  untied: string[];
  /** Sentences that the writer had to leave out. */
  left_out: string[];
}
export interface Judged {
  line: ScriptLine;
  faults: Fault[];
}

const writer = extractiveWriter();
const unstoppable = new AbortController().signal;

/** Treats a page as it is treated on its way into the store. */
export async function pageOf(parser: PageParser, { html, url }: SavedPage): Promise<Page | null> {
  const extracted = await parser.parse(html, url).catch(() => null);
  return extracted && { ...extracted, facts: withKnownIds(extracted.facts, []) };
}

/** Scripts of a page in every style and length, as they are kept and shown. */
export async function scriptsOf(page: Page, id: string, lengths: readonly number[]): Promise<Judged[]> {
  const tie = tieChecker(page);
  const judge = critic(page, tie);
  const judged: Judged[] = [];
  for (const style of scriptStyles)
    for (const seconds of lengths) {
      const written = await writer.write(page, { style, targetSeconds: seconds }, unstoppable);
      const content = written.paragraphs.map((some) => some.map(({ text }) => text).join("\n")).join("\n\n");
      const named = written.paragraphs.flat().map(({ ties }) => ties);
      const ties = checkedTies(content, named, tie);
      const sentences = splitScript(content);
      const paragraphs = [...Map.groupBy(sentences, ({ paragraph }) => paragraph).values()];
      judged.push({
        line: {
          id,
          language: written.language,
          style,
          seconds,
          sentences: sentences.map(({ text }) => text),
          estimate: Math.round(spokenSeconds(paragraphs, written.language)),
          untied: sentences.flatMap(({ text, index }) => untiedIn(text, ties[index] ?? null)),
          left_out: (written.leftOut ?? []).map(({ text }) => text),
        },
        faults: judge({ language: written.language, targetSeconds: seconds, paragraphs }),
      });
    }
  return judged;
}
