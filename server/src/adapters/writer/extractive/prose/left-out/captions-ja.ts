import type { Block } from "#kernel/page";

/** 「棚の前に立つ店主。棚は大正の頃のものだ。」: it names what a picture shows, and says a word of it. */
const OF_PICTURE = /^[^。「」]{6,50}(?:さん|氏|店主|作家|職人|記者|一家|スタッフ|内部|外観|様子|風景)。/u;
const LONGEST = 70;
/** So many times as long is the paragraph that the text begins with. */
const SHORTER = 2;

/** 「↑朝の水車小屋。手前が石臼。」: it points up at a picture. */
const POINTS_UP = /^[↑⇧⬆☝]\uFE0F?\s*[^\s↑⇧⬆☝]/u;
const pointsAtPicture = ({ kind, text }: Block) =>
  kind === "paragraph" && text.length <= LONGEST && POINTS_UP.test(text.trim());

/**
 * A text without the captions that point up at their pictures, or the one that stands above its first paragraph: what
 * they tell of nobody sees.
 */
export function withoutCaption(blocks: readonly Block[]): Block[] {
  const first = blocks.findIndex(({ kind }) => kind !== "heading");
  const [caption, lead] = [blocks[first], blocks[first + 1]];
  const isCaption =
    caption?.kind === "paragraph" &&
    lead?.kind === "paragraph" &&
    caption.text.length <= LONGEST &&
    lead.text.length >= SHORTER * caption.text.length &&
    OF_PICTURE.test(caption.text.trim());
  return blocks.map((block, at) =>
    (isCaption && at === first) || pointsAtPicture(block) ? { ...block, text: "" } : block,
  );
}
