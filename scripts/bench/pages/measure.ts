import { cases, type PageCase } from "./data.ts";
import { type Answer, extractor, type Question } from "./extractors.ts";
import { textF1 } from "./score.ts";

export const names = ["ours", "readability", "defuddle"] as const;
export type Name = (typeof names)[number];

/** A page with all answers; the libraries are asked about pages with a known main text only. */
export interface Measured {
  page: PageCase;
  answers: Partial<Record<Name, Answer>>;
  /** F1 of the main text by extractor. */
  f1: Partial<Record<Name, number>>;
  facts: Answer["facts"];
}

const NOTHING: Answer = { text: "", refused: "PARSE_FAILED", ms: 0, peakMB: 0 };

/** One page after the other, and for each all extractors: what else the machine does is fair to all. */
export async function* measured(root: string, wanted: (page: PageCase) => boolean): AsyncGenerator<Measured> {
  const processes = new Map(names.map((name) => [name, extractor()]));
  const ask = async (name: Name, question: Question) => (await processes.get(name)?.ask(question)) ?? NOTHING;
  for (const page of cases(root)) {
    if (!wanted(page)) continue;
    const { html, url, text } = page;
    const answers: Measured["answers"] = {};
    for (const name of text ? names : (["ours"] as const))
      answers[name] = await ask(name, { ask: name, html, url });
    const f1: Measured["f1"] = {};
    for (const [name, answer] of Object.entries(answers) as [Name, Answer][])
      if (text) f1[name] = textF1(said(page, answer), text.truth, text.tokens);
    // Facts are judged on refused pages, too: some are in languages that are not read to anybody.
    const facts = answers.ours?.refused
      ? (await ask("ours", { ask: "facts", html, url })).facts
      : answers.ours?.facts;
    if (facts && page.gtinIsSku) facts.sku ??= facts.gtin;
    yield { page, answers, f1, facts };
  }
  for (const process of processes.values()) process.close();
}

/** The answer's text, with the title where the set has it in its texts. */
export function said({ text: known }: PageCase, { title, text }: Answer): string {
  if (!title || known?.withTitle === false) return text;
  const packed = (some: string) => some.normalize("NFKC").replace(/\s+/g, "");
  return packed(text).includes(packed(title)) ? text : `${title}\n${text}`;
}
