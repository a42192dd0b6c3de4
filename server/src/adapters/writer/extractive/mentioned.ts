import type { ScriptSettings } from "#kernel/script-settings";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import type { Draft, Phrases } from "./draft.ts";
import { missingIn } from "./said.ts";

type Build = (budget: number, mention: Draft[]) => Draft[][];

/** Builds once more, with a sentence of ours, where the page's words leave out what has to be said. */
export const withMention =
  (build: Build, { mention }: Phrases, settings: ScriptSettings, language: Language) =>
  (budget: number): Draft[][] => {
    const plain = build(budget, []);
    const unsaid = missingIn(
      plain
        .flat()
        .map(({ text }) => text)
        .join("\n"),
      settings,
    );
    if (unsaid.length === 0) return plain;
    const added = mention(unsaid);
    return build(budget - sentenceSeconds(added.text, language), [added]);
  };
