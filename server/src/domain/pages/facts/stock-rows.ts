import { type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import { isChosen } from "./price/options.ts";
import { PREORDER } from "./stock-words.ts";

/** Labels before the word itself: "Availability: in stock", "在庫：あり". */
export const LABEL =
  /^(availability|stock|verfügbarkeit|disponibilit(é|à)|disponibilidad|dostępność|dostupnost|dostupnosť|razpoložljivost|наличие|在庫(状況|数)?|状態|販売状況|庫存)\s*([:：]|$)/i;
/** 「納期｜お取り寄せ商品／2〜3週間」, "Delivery | On back order" */
export const OF_TIME =
  /^(?:納期|お届け(?:目安|日数|予定)?|(?:発送|出荷)(?:目安|日|予定)?|delivery(?: time)?|dispatch|lead time)$/iu;

const isRow = hasTag("TR");
/**
 * Of the rows of a table of sizes the chosen one says whether the thing is there; where none is chosen, it is there
 * when one of them is.
 */
export function ofChosenRows<Sign extends { value: string }>(
  signs: readonly Sign[],
  elementOf: (sign: Sign) => Elementish,
): Sign[] {
  const rows = signs.map((sign) => nearest(elementOf(sign), isRow));
  return signs.filter(({ value }, at) => {
    const row = rows[at];
    const others = signs.filter((_, index) => {
      const other = rows[index];
      return row && other && other !== row && other.parentElement === row.parentElement;
    });
    if (!row || isChosen(row) || isPair(row)) return true;
    const siblings = [...(row.parentElement?.children ?? [])];
    if (others.length > 0 && siblings.some((one) => isChosen(one))) return false;
    return value === "InStock" || !others.some((other) => other.value === "InStock");
  });
}

/** 「在庫状況｜入荷待ち」, 「予約受付｜残り63箱」: a row of the thing itself, and not of one size. */
function isPair(row: Elementish): boolean {
  const [head] = row.children;
  const words = squash(head?.textContent);
  return LABEL.test(`${words}:`) || OF_TIME.test(words) || PREORDER.test(words);
}
