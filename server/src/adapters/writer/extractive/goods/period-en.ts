import type { Fact, Page } from "#kernel/page";

const PERIOD = String.raw`(?:every|per|a|each|\/)\s?(month|mo|year|yr|week|wk|night|day)\b`;
const NAMES: Record<string, string> = { mo: "month", yr: "year", wk: "week" };

/** "$39.00 every month": for how long one pays a price; empty for what is bought once. */
export function periodOf({ blocks }: Page, { value }: Fact): string {
  const [whole = "", decimals = ""] = value.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",?");
  const cents = /^0*$/.test(decimals) ? String.raw`(?:\.0+)?` : String.raw`\.${decimals.padEnd(2, "0")}`;
  const paid = new RegExp(String.raw`(?<![\d.,])${grouped}${cents}\s?${PERIOD}`, "i");
  const found = blocks.map(({ text }) => paid.exec(text)?.[1]?.toLowerCase()).find(Boolean);
  return found ? ` a ${NAMES[found] ?? found}` : "";
}
