/** Value of a number in any notation. */
export type Value =
  | { kind: "amount"; amount: number; unit: string }
  | { kind: "date"; year?: number | undefined; month?: number | undefined; day?: number | undefined }
  | { kind: "time"; minutes: number };

/** From here on two equal numbers are hardly an accident, even when only one of them has its unit. */
const TELLING = 100;

/** Whether a value is one of its own kind, and not a small count that many things have. */
export const isTelling = (value: Value): boolean =>
  value.kind !== "amount" || value.unit !== "" || value.amount >= TELLING || !Number.isInteger(value.amount);

/** Whether the page's value `there` is what `here` says; a date may say less than the page does. */
export function says(there: Value, here: Value): boolean {
  if (here.kind === "time") return there.kind === "time" && sameTime(there.minutes, here.minutes);
  if (here.kind === "date") {
    if (there.kind === "date") return sameDate(there, here);
    const isYear = here.month === undefined && here.day === undefined;
    return isYear && there.kind === "amount" && there.unit === "" && there.amount === here.year;
  }
  if (there.kind === "date") return here.unit === "" && here.amount > 31 && there.year === here.amount;
  return there.kind === "amount" && sameAmount(there, here);
}

type Amount = Extract<Value, { kind: "amount" }>;
type Day = Extract<Value, { kind: "date" }>;

function sameAmount(there: Amount, here: Amount): boolean {
  if (Math.abs(there.amount - here.amount) > 1e-6 * Math.max(1, Math.abs(here.amount))) return false;
  if (there.unit === here.unit) return true;
  const bare = there.unit === "" || here.unit === "";
  return bare && (here.amount >= TELLING || !Number.isInteger(here.amount));
}

const sameDate = (there: Day, here: Day) =>
  (["year", "month", "day"] as const).every(
    (part) => here[part] === undefined || there[part] === here[part],
  ) ||
  // The page may leave out a year that it has said before; the caller looks for that year.
  (there.year === undefined &&
    here.month !== undefined &&
    there.month === here.month &&
    there.day === here.day);

/** "3時" may be three in the afternoon. */
const sameTime = (there: number, here: number) =>
  there === here || (Math.min(there, here) < 720 && there % 720 === here % 720);
