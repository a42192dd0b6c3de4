import type { AudioSettings } from "#kernel/audio-settings";

type Pauses = Pick<AudioSettings, "sentencePause" | "paragraphPause"> & Partial<Pick<AudioSettings, "speed">>;

export interface SpokenPlace {
  text: string;
  sentenceIndex: number;
  paragraph: number;
}

/** Share of the sentence pause that a sentence gets by how it ends. */
const endings: readonly (readonly [RegExp, number])[] = [
  [/[…‥―—][」』）)"”]*$/, 1.3],
  [/[？?！!][」』）)"”]*$/, 1.1],
  [/[。．.｡][」』）)"”]*$/, 1],
  [/[、，,][」』）)"”]*$/, 0.5],
];
/** A heading: a line of its own without a mark at its end. */
const HEADING = 1.4;
const BETWEEN_PARTS_SECONDS = 0.12;

/** Seconds of silence between two segments, shorter the faster the voice speaks, from how the author wrote what lies between them. */
export function pauseBetween(
  place: SpokenPlace,
  next: SpokenPlace | undefined,
  { sentencePause, paragraphPause, speed = 1 }: Pauses,
): number {
  if (!next) return 0;
  if (next.sentenceIndex === place.sentenceIndex) return BETWEEN_PARTS_SECONDS / speed;
  if (next.paragraph !== place.paragraph) return paragraphPause / 1000 / speed;
  const share = endings.find(([ending]) => ending.test(place.text))?.[1] ?? HEADING;
  return ((sentencePause / 1000) * share) / speed;
}
