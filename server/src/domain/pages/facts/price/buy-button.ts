import { classOf } from "../../html/class-of.ts";
import type { Line } from "../lines.ts";
import { BUY, BUY_NAMES, BUYS_OTHER, OUT_OF_STOCK } from "../stock-words.ts";

/** The first button behind the heading that buys, or did so before the thing was sold out. */
export function buttonOf(lines: readonly Line[], anchor: number): number | null {
  const buttons = lines.filter(({ text, block, pieces, elsewhere }) => {
    const element = pieces[0]?.element ?? block;
    const names = `${element.id} ${classOf(element)} ${classOf(block)}`;
    const isShut = /^(?:button|input)$/i.test(element.tagName) && OUT_OF_STOCK.test(text);
    const buys = BUY.test(text) || BUY_NAMES.test(names) || isShut;
    return !elsewhere && text.length < 40 && buys && !BUYS_OTHER.test(text);
  });
  return (buttons.find(({ order }) => order >= anchor) ?? buttons[0])?.order ?? null;
}
