/** "£10 a day pass", "£20 / Night Cream": a day or a night may begin the name of a thing. */
const PERIOD = String.raw`(?:(?:every|per|a|each|\/)\s?(month|mo|year|yr|week|wk)|(?:every|per|each)\s?(night|day))\b`;
const NAMES: Record<string, string> = { mo: "month", yr: "year", wk: "week" };

/** "$39.00 every month": for how long one pays an amount, as English text says behind it; null where it does not. */
export function paidPeriod(text: string, amount: string): string | null {
  const [whole = "", decimals = ""] = amount.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",?");
  const cents = /^0*$/.test(decimals) ? String.raw`(?:\.0+)?` : String.raw`\.${decimals.padEnd(2, "0")}`;
  const paid = new RegExp(String.raw`(?<=[$£€]\s?)${grouped}${cents}\s?${PERIOD}`, "i");
  const found = paid.exec(text)?.slice(1).find(Boolean)?.toLowerCase();
  return found ? (NAMES[found] ?? found) : null;
}
