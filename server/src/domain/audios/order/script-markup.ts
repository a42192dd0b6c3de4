import { plainName, type Speaker } from "#kernel/audio-settings";
import { type Sentence, splitScript } from "#kernel/text/sentences";
import { stretchesOf } from "./pause-marks.ts";
import { type SpokenStretch, type Style, spokenStretches, withoutStyleMarks } from "./spoken-stretches.ts";

/** A sentence as it is spoken: without the mark of a heading or the name before its colon. */
export interface SpokenSentence extends Sentence {
  /** Name of who says it; undefined for the voice of the whole. */
  speaker?: string;
  /** On a line that begins with # and a space. */
  isHeading: boolean;
  /** Its text by the marks of silence, language and manner in it; without any it is one. */
  stretches: readonly SpokenStretch[];
  /** Seconds of silence before it, where a mark sets them. */
  pauseBefore?: number;
}

/** The text between two stretches where the mark is taken out: English words stay apart. */
const joint = (text: string) => (/[A-Za-z,.!?] ?\[/.test(text) ? " " : "");

const HEADING = /^#{1,3}[ \u3000]+(?=\S)/;
const NAME = /^([^:：]{1,60})[:：]\s*/;

/**
 * The sentences of a script with what their lines are marked with. A name counts only when it is one of
 * the speakers', so that nothing else with a colon is misread; alone on a line it speaks the paragraph's
 * next ones.
 */
export function parseScriptMarkup(script: string, speakers: readonly Speaker[] = []): SpokenSentence[] {
  const names = new Map(speakers.map(({ name }) => [plainName(name), name]));
  let line = { number: -1, speaker: undefined as string | undefined, isHeading: false };
  let open: Style = {};
  let waiting: { speaker: string; paragraph: number } | null = null;
  let pauseBefore: number | undefined;
  return splitScript(script).flatMap((sentence) => {
    let { text } = sentence;
    if (sentence.line !== line.number) {
      const isHeading = HEADING.test(text);
      text = text.replace(HEADING, "");
      const name = NAME.exec(text);
      const named = name && names.get(plainName(name[1] as string));
      if (name && named !== undefined) text = text.slice(name[0].length);
      if (named && !text) waiting = { speaker: named, paragraph: sentence.paragraph };
      const waited = waiting?.paragraph === sentence.paragraph ? waiting.speaker : undefined;
      line = { number: sentence.line, speaker: named ?? waited, isHeading };
      open = {};
    }
    const { speaker, isHeading } = line;
    const cut = stretchesOf(text).flatMap((stretch) => {
      const { stretches, open: stillOpen } = spokenStretches(stretch, open);
      open = stillOpen;
      return stretches;
    });
    const [first] = cut;
    const stretches = cut.slice(first?.text ? 0 : 1);
    pauseBefore = first?.text ? pauseBefore : (first?.pause ?? pauseBefore);
    const plain = withoutStyleMarks(text);
    text = stretchesOf(plain)
      .map((stretch) => stretch.text)
      .join(joint(plain))
      .trim();
    if (!text) return [];
    const spoken = {
      ...sentence,
      text,
      isHeading,
      stretches,
      ...(speaker && { speaker }),
      ...(pauseBefore && { pauseBefore }),
    };
    pauseBefore = undefined;
    return [spoken];
  });
}
