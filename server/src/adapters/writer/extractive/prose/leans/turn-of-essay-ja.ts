import type { Block, Page } from "#kernel/page";

const OF_ONESELF = /(?:^|[。、「」\s])(?:わたし|私|僕|ぼく|俺|自分)[はがもの]/u;
/** 「ところが、である。」, 「それがある日、こう言われた。」: with it a paragraph turns. */
const TURNS =
  /^(?:ところが|それが|だが|しかし|けれども?|でも)(?:、?(?:である|だ|です|であった))?[、。]|^ところが/u;
/** 「つまり彼にとって帳面は、口実なのだった。」: it says what the story comes to. */
const COMES_TO =
  /(?:^|。)(?:つまり|要するに|[^。、]{0,12}にとって)、?[^。]{4,80}(?:なの|という(?:こと|わけ)|[うくぐすつぬぶむるただい]の)(?:だ|だった|です|でした|である)。/u;
/** Whether a sentence says what a story comes to. */
export const comesTo = (text: string): boolean => COMES_TO.test(text);
const FARTHEST = 4;
const FEWEST = 2;

/**
 * The paragraphs of an essay from the one in which its story turns to the one that says what it comes to: without them
 * a listener hears how it began, and nothing of why it is told. Empty for any other text.
 */
export function turnOfEssay({ blocks, language, type, title }: Page): readonly number[] {
  const ofOneself = blocks.filter(({ kind, text }) => kind === "paragraph" && OF_ONESELF.test(text));
  if (language !== "ja" || type === "product" || title === "" || ofOneself.length < FEWEST) return [];
  const places = blocks.flatMap(({ kind }, at) => (kind === "paragraph" ? [at] : []));
  const textAt = (place: number) => blocks[places[place] ?? -1]?.text.trim() ?? "";
  const turn = places.findIndex((at, place) => place > 0 && isTurn(blocks[at]));
  if (turn === -1) return [];
  const end = places.findIndex(
    (_, place) => place >= turn && place <= turn + FARTHEST && comesTo(textAt(place)),
  );
  return end === -1 ? [] : places.slice(turn, end + 1);
}

const isTurn = (block: Block | undefined) => TURNS.test(block?.text.trim() ?? "");
