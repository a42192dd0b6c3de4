import type { AudioSettings } from "#kernel/audio-settings";

type Pauses = Pick<AudioSettings, "sentencePause" | "paragraphPause"> & Partial<Pick<AudioSettings, "speed">>;

export interface SpokenPlace {
  text: string;
  sentenceIndex: number;
  paragraph: number;
  /** Its speaker; undefined for the voice of the whole. */
  speaker?: string | undefined;
  /** On a line that is marked as a heading. */
  isHeading?: boolean | undefined;
}

const CLOSED = '[」』）)"”]*$';
/** Share of the sentence pause that a sentence gets by how it ends. */
const endings: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`[…‥―—]${CLOSED}`), 1.3],
  [new RegExp(`[？?！!]${CLOSED}`), 1.1],
  [new RegExp(`[。．.｡]${CLOSED}`), 1],
  [new RegExp(`[、，,]${CLOSED}`), 0.5],
];
/** A heading: a line of its own without a mark at its end. */
const HEADING = 1.4;
/** Points of a list are lines of their own, too, and belong together. */
const LIST_ITEM = 1.15;
/** Into a quotation, out of it, and from one to the next. */
const QUOTATION = 1.2;
/** Somebody else speaks. */
const SPEAKER = 1.3;
/** A remark in brackets belongs to what it stands beside. */
const BRACKETS = 0.8;
/** Share of the paragraph pause behind a heading that a blank line follows, and before one. */
const HEADING_PARAGRAPH = 1.25;
const BETWEEN_PARTS_SECONDS = 0.12;

const isListItem = ({ text }: SpokenPlace) =>
  /^(?:[・•●○■□◆◇▪►*＊–-]\s*|\d{1,2}[.)．）]\s*|[①-⑳]\s*|[(（]\d{1,2}[)）]\s*)[^\s\d]/.test(text);
const isQuotation = ({ text }: SpokenPlace) => /^[「『“"].*[」』”"][。.]?$/su.test(text);
const isRemark = ({ text }: SpokenPlace) => /^[（(［[][^）)］\]]*[）)］\]][。.]?$/u.test(text);

/** Share of the sentence pause between two sentences of a paragraph. */
function shareBetween(place: SpokenPlace, next: SpokenPlace): number {
  const listed = isListItem(place) && isListItem(next);
  const ending = endings.find(([pattern]) => pattern.test(place.text))?.[1] ?? (listed ? LIST_ITEM : HEADING);
  const changes = [
    ending,
    place.isHeading ? HEADING : 0,
    listed ? LIST_ITEM : 0,
    isQuotation(place) || isQuotation(next) ? QUOTATION : 0,
    place.speaker === next.speaker ? 0 : SPEAKER,
  ];
  const share = Math.max(...changes);
  const isAside = place.speaker === next.speaker && (isRemark(place) || isRemark(next));
  return isAside ? Math.min(share, BRACKETS) : share;
}

/** Seconds of silence between two segments, shorter the faster the voice speaks, from how the author wrote what lies between them. */
export function pauseBetween(
  place: SpokenPlace,
  next: SpokenPlace | undefined,
  { sentencePause, paragraphPause, speed = 1 }: Pauses,
): number {
  if (!next) return 0;
  if (next.sentenceIndex === place.sentenceIndex) return BETWEEN_PARTS_SECONDS / speed;
  if (next.paragraph !== place.paragraph) {
    const share = place.isHeading || next.isHeading ? HEADING_PARAGRAPH : 1;
    return ((paragraphPause / 1000) * share) / speed;
  }
  return ((sentencePause / 1000) * shareBetween(place, next)) / speed;
}
