import type { PublicWords } from "#domain/publications/live-audio";
import { escapeHtml as escaped } from "#kernel/text/escape-html";
import type { Language } from "#kernel/vocabulary";

type Cue = PublicWords["cues"][number];

/** The sentences of a paragraph as a reader expects them: each turn of a speaker on a line of its own, with the name. */
export function spokenLines(
  cues: readonly Cue[],
  language: Language,
  sentence: (cue: Cue) => string,
): string {
  const [gap, colon] = language === "ja" ? ["", "："] : [" ", ": "];
  return cues
    .map((cue, at) => {
      const isTurn = cue.speaker !== cues[at - 1]?.speaker;
      const before = at === 0 ? "" : isTurn ? "<br>" : gap;
      const name = isTurn && cue.speaker ? `<b>${escaped(cue.speaker)}</b>${colon}` : "";
      return before + name + sentence(cue);
    })
    .join("");
}
