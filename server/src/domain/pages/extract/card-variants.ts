import { isSoldOutMark } from "#kernel/shelf/marks";
import type { Elementish } from "../html/dom.ts";
import { allWithin } from "../html/lookup.ts";
import type { CardLine } from "./card-lines.ts";

/** Where a card offers sizes or colours, "Sold out" may be said of one of them. */
export const hasVariants = (lines: readonly CardLine[], element: Elementish): boolean => {
  const named = lines.filter(({ text }) => VARIANT.test(text.trim()));
  return (
    named.length > 1 ||
    lines.some(({ text }, at) => isSoldOutMark(text) && VARIANT.test(lines[at - 1]?.text.trim() ?? "")) ||
    allWithin(element, CHOICES).length > 1 ||
    allWithin(element, "[class]").some(
      (one) => OF_VARIANT.test(one.getAttribute("class") ?? "") && /\p{L}/u.test(one.textContent ?? ""),
    )
  );
};
const CHOICES = "label, option, input[type=radio], [role=radio], [role=option]";
/** "color-inverse" is how a badge looks. */
const OF_VARIANT =
  /(?:^|[^a-z])(?:variants?|swatch(?:es)?)(?:[^a-z]|$)|(?:^|[\s_-])(?:sizes?|colou?rs?)(?:\s|$|[_-]+(?:options?|list|names?|items?|labels?|picker|values?)(?:[^a-z]|$))/i;
const VARIANT = new RegExp(
  [
    String.raw`^(?:size:?\s?)?(?:X{0,4}[SL]|\d?XL|M|\d{1,3}(?:\.5)?(?:\s?(?:cm|mm|ml|l|g|kg|oz))?)(?:サイズ)?$`,
    "^(?:(?:extra |x-?)?(?:small|large)|medium|black|white|red|blue|green|gr[ea]y|brown|beige|navy|pink|yellow|orange|purple|cream)$",
    "^(?:フリー|黒|白|赤|青|紺|緑|茶|灰|黄|ブラック|ホワイト|レッド|ブルー|グリーン|グレー|ブラウン|ネイビー|ベージュ)色?$",
  ].join("|"),
  "i",
);
