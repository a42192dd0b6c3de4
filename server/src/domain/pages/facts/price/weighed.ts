import type { Line } from "../lines.ts";
import { withSubscribed } from "./bought-once.ts";
import { mentionsOn, type PriceMention } from "./mentions.ts";
import { withOnlyUsual } from "./only-usual.ts";

/** So many amounts are weighed against each other; a page with more is a catalogue. */
const MOST_MENTIONS = 300;

/** The amounts around the heading that may be the price, each with what it is beside the others. */
export function weighedMentions(lines: readonly Line[], anchor: number): PriceMention[] {
  const own = mentionsOn(lines, anchor).filter(({ line }) => !line.elsewhere);
  const from = own.findIndex(({ line }) => line.order >= anchor);
  const start = Math.max(0, (from < 0 ? own.length : from) - MOST_MENTIONS / 3);
  return withOnlyUsual(withSubscribed(own.slice(start, start + MOST_MENTIONS)), anchor);
}
