import type { ScriptSettings } from "#kernel/script-settings";
import type { Language } from "#kernel/vocabulary";
import type { Subject } from "../draft.ts";
import { warmsUp } from "../merits-en.ts";
import { rank } from "../rank.ts";
import { overlapOf, piecesOf, SAME_IDEA } from "../similarity.ts";
import { isDefinition } from "./definition.ts";
import type { Passage } from "./passages.ts";

/** Sentences of a page's beginning are worth more, in this order. */
const LEAD: Record<Language, number[]> = { ja: [1.1, 0.8, 0.5, 0.3], en: [0.5, 0.2] };
const OPENS_SECTION: Record<Language, number> = { ja: 0.25, en: 0.3 };
const ITEM = 0.45;
const LATEST_LEAD = 5;
/** For each sentence before it in its passage. */
const LATER: Record<Language, number> = { ja: 0.04, en: 0.08 };
/** Seconds of good text that one would give for each thing in a sentence that the user asked for. */
const SOUGHT = 10;
const MOST_SOUGHT = 3;

/** A sentence that says what the thing of the title is comes before all else. */
const DEFINES = 1.6;
const EARLY = 10;

/** English scores know more of a sentence than how central it is. */
const QUALITY: Record<Language, (score: number) => number> = {
  ja: (score) => 0.6 + 0.25 * Math.min(score, 3),
  en: (score) => 0.2 + 0.8 * Math.max(-1, Math.min(score, 4)),
};

/** The worth of each sentence of each passage, in seconds of ordinary text. */
export function worthOf(
  passages: readonly Passage[],
  subject: Subject,
  settings: ScriptSettings,
): number[][] {
  const { language } = subject.page;
  const lines = passages.flatMap((passage) => passage.lines);
  const scores = rank(lines, subject, settings);
  const lead = leadOf(passages);
  const isWarmUp = language === "en" && warmsUp(passages[lead]?.lines[0]?.sentences.join(" ") ?? "");
  const known: ReadonlySet<string>[] = [];
  let at = 0;
  return passages.map((passage, index) => {
    const fromLead = lead === -1 ? index : index - lead;
    const bonus =
      fromLead < 0
        ? -0.4
        : (isWarmUp ? 0 : (LEAD[language][fromLead] ?? 0)) +
          (passage.opensSection && fromLead > 0 ? OPENS_SECTION[language] : 0);
    return passage.lines.map(({ seconds, sentences, kind, sought }, position) => {
      const score = scores[at] ?? 0;
      at += 1;
      const pieces = piecesOf(sentences.join(" "), language);
      const isToldBefore = known.some((before) => overlapOf(before, pieces) >= SAME_IDEA[language]);
      known.push(pieces);
      const quality =
        QUALITY[language](score) +
        bonus -
        (kind === "list_item" ? ITEM : 0) -
        (isToldBefore ? 1.2 : 0) -
        LATER[language] * Math.min(position, 6) +
        (language === "en" && at <= EARLY && isPlainDefinition(sentences.join(" "), subject) ? DEFINES : 0);
      return seconds * quality + SOUGHT * Math.min(MOST_SOUGHT, sought);
    });
  });
}

/** "Tarn is one of the sunniest towns" praises, and defines nothing. */
const isPlainDefinition = (text: string, { page }: Subject) => isDefinition(text, page) && !warmsUp(text);

/** The first passage that says more than a caption. */
function leadOf(passages: readonly Passage[]): number {
  const lead = passages.findIndex(
    ({ lines }) => lines[0]?.kind === "paragraph" && (lines.length > 1 || (lines[0]?.seconds ?? 0) > 6),
  );
  return lead > LATEST_LEAD ? -1 : lead;
}
