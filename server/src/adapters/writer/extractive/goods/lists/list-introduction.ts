import type { Page } from "#kernel/page";
import type { Item } from "#kernel/shelf/items";
import type { Draft } from "../../draft.ts";
import { leading, wholeSentences } from "./item-words.ts";
import { isDisclosure } from "./ranking-words-ja.ts";
import { isCall, isOfSection } from "./whole-list.ts";

interface Place {
  /** The block with which the list begins. */
  first: number;
  /** Whether the things stand beside the page's text. */
  isShownBeside: boolean;
  name: string;
}

/** The sentences above a list that introduce it, in their order. */
export function introducedBy(
  page: Page,
  items: readonly Item[],
  { first, isShownBeside, name }: Place,
  drafts: (texts: string[], blockIndex: number) => Draft[],
): Draft[] {
  const { blocks, language } = page;
  const isOfItem = (text: string) => items.some((item) => item.text.includes(text));
  return (
    blocks
      .slice(0, first)
      .filter(({ isBeside }) => !isBeside)
      .flatMap(({ kind, text }, index, above) =>
        kind === "paragraph" &&
        !isDisclosure(text) &&
        !(isShownBeside && isOfSection(above, index, name)) &&
        !isOfItem(text)
          ? drafts(leading(wholeSentences(text, page), language), index)
          : [],
      )
      // Its answer stands elsewhere.
      .filter(({ text }) => language === "ja" || !(text.endsWith("?") || (items[0]?.card && isCall(text))))
  );
}

/** 「申し込みは電話で。」 is not told without 「定員になりしだい締め切ります。」: so many of these sentences go together. */
export const leastOf = ([, second = ""]: readonly string[]): number => (CLOSES.test(second) ? 2 : 1);
const CLOSES =
  /^[^。]{0,24}(?:締め?切り?(?:ます|です)|受け付け(?:ません|を終わります)|終了(?:します|いたします)|必要です|限ります)。$/u;
