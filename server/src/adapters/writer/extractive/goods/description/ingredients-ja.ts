import type { Block, Page } from "#kernel/page";
import { labelledLinesInJapanese } from "../specs/labelled-lines-ja.ts";

const OF_INGREDIENTS = /^(?:原材料|原料|材料|全?成分)(?:名|表示)?(?:と|・|、|及び|および|$)/u;
/** 「粗たんぱく質27.0%以上、水分10.0%以下。」 */
const OF_CONTENT = /成分|栄養/u;
const FEWEST = 3;
const LONGEST_PART = 20;
const VERB = /(?:です|ます|した|する|いる|ある|ない|ください|[いくうすつぬむる])$/u;
const AMOUNT = /\d\s?(?:%|g|mg|kcal|kJ|ミリグラム|グラム)/iu;

/** The page with the bare lists below 「原材料と成分」 as sentences that say of what they are. Blocks keep their places. */
export function withIngredientsSaid(page: Page): Page {
  if (page.language !== "ja" || page.type !== "product") return page;
  const blocks = page.blocks.map((block, at): Block => {
    const head = page.blocks[at - 1];
    const isBelow = head?.kind === "heading" && OF_INGREDIENTS.test(head.text.trim());
    return isBelow && block.kind === "paragraph" ? { ...block, text: saidOf(block.text, head.text) } : block;
  });
  return blocks.every(({ text }, at) => text === page.blocks[at]?.text) ? page : { ...page, blocks };
}

function saidOf(text: string, heading: string): string {
  const called = /^(?:原材料|原料|材料)/u.exec(heading.trim())?.[0] ?? "成分";
  return text
    .split(/(?<=。)/u)
    .map((sentence, at) => {
      const parts = sentence.replace(/。$/u, "").trim().split("、");
      const isList =
        sentence.endsWith("。") &&
        parts.length >= FEWEST &&
        parts.every((part) => part.length > 0 && part.length <= LONGEST_PART && !VERB.test(part));
      if (!isList) return sentence;
      const isContent = parts.filter((part) => AMOUNT.test(part)).length >= FEWEST;
      if (isContent) return OF_CONTENT.test(heading) ? `成分は、${parts.join("、")}です。` : sentence;
      return at === 0 ? `${called}は、${parts.join("、")}です。` : sentence;
    })
    .join("");
}

/** 「かかとと前の高さの差 8mm」: a figure with its name is no sentence; those that a table's reader knows are its own. */
const FIGURE =
  /^[^。、！？\s][^。！？]{0,24}\s[^。！？]{0,12}\d[\d.,]*\s?(?:mm|cm|m|g|kg|ml|mL|L|%|％|W|V|A|Hz|段|cc)$/u;

/** The page without bare figures among what can be told as sentences. Blocks keep their places. */
export function withoutFigures(page: Page): Page {
  if (page.language !== "ja" || page.type !== "product") return page;
  const isBare = ({ kind, text }: Block) => kind === "list_item" && FIGURE.test(text.trim());
  if (!page.blocks.some(isBare)) return page;
  const known = new Set(labelledLinesInJapanese(page).map(({ place }) => place.blockIndex));
  return {
    ...page,
    blocks: page.blocks.map((block, at) =>
      isBare(block) && !known.has(at) ? { ...block, text: "" } : block,
    ),
  };
}
