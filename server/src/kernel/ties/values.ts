import { isCounter, isCurrency, unitIn, unitOf } from "./units.ts";

/** Value of a number in any notation. */
export type Value =
  | { readonly kind: "amount"; readonly amount: number; readonly unit: string }
  | {
      readonly kind: "date";
      readonly year?: number | undefined;
      readonly month?: number | undefined;
      readonly day?: number | undefined;
    }
  | { readonly kind: "time"; readonly minutes: number };

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
  if (there.kind === "date") {
    const isYear = here.unit === "" && here.amount > 31 && there.year === here.amount;
    return isYear || (here.unit === "day" && there.day === here.amount);
  }
  return there.kind === "amount" && sameAmount(there, here);
}

export const isMoney = (value: Value): boolean => value.kind === "amount" && isCurrency(value.unit);

/** Two sums of one currency, two counts of one thing, two days, whatever each says. */
export const areOfOneKind = (there: Value, here: Value): boolean =>
  there.kind === here.kind &&
  (there.kind !== "amount" || here.kind !== "amount" || mayBeOneUnit(there.unit, here.unit));

type Amount = Extract<Value, { kind: "amount" }>;
type Day = Extract<Value, { kind: "date" }>;

/** So far apart are two equal numbers that a computer has multiplied. */
const NOISE = 1e-12;

function sameAmount(there: Amount, here: Amount): boolean {
  if (isAgeInMonths(there, here) || isAgeInMonths(here, there)) return true;
  if (Math.abs(there.amount - here.amount) > NOISE * Math.abs(here.amount)) return false;
  return sameUnit(there, here);
}

/** "A course for children from two years" is one for "two-year-olds". */
const isAgeInMonths = (age: Amount, time: Amount) =>
  age.unit === "歳" && time.unit === "month" && age.amount * 12 === time.amount;

/** Units whose word may mean several others. */
const OF_SEVERAL: Record<string, string[]> = {
  pound: ["GBP", "lb"],
  degree: ["C", "F", "回"],
  キロ: ["g", "m"],
  cent: ["USD", "EUR"],
};

/** The same unit, or one whose word may mean the other. */
export const mayBeOneUnit = (there: string, here: string) =>
  there === here || OF_SEVERAL[there]?.includes(here) === true || OF_SEVERAL[here]?.includes(there) === true;

function sameUnit(there: Amount, here: Amount): boolean {
  if (mayBeOneUnit(there.unit, here.unit)) return true;
  if (there.unit !== "" && here.unit !== "") return false;
  return isCounter(there.unit || here.unit) || here.amount >= TELLING || !Number.isInteger(here.amount);
}

/** The most that "about" may leave out, as a share. */
const ROUNDING = 0.06;

/** Whether a page's amount may be rounded to what a sentence says, in these words, with "about" or 約. */
export function roundsTo(there: Value, { value: here, text }: { value: Value; text: string }): boolean {
  if (there.kind !== "amount" || here.kind !== "amount" || !sameUnit(there, here)) return false;
  const apart = Math.abs(there.amount - here.amount);
  return apart <= ROUNDING * Math.abs(here.amount) && apart <= lastPlace(here, unitIn(text)) / 2;
}

/** Units that are said in larger ones: an hour is 3,600 seconds, and one digit. */
const LARGER: Record<string, number[]> = { s: [3_600, 60], day: [7], month: [12], g: [1_000] };

/** The worth of a number's last digit that is not 0: 21 days are three weeks only where the words say weeks. */
function lastPlace({ amount, unit }: Amount, words: string): number {
  const largest = words === "" ? Number.POSITIVE_INFINITY : unitOf(words).factor;
  const size = LARGER[unit]?.find((one) => one <= largest && amount % one === 0) ?? 1;
  const [mantissa = "", exponent = "0"] = (amount / size).toExponential(6).split("e");
  const decimals = mantissa.replace(/\.?0+$/, "").split(".")[1]?.length ?? 0;
  return size * 10 ** (Number(exponent) - decimals);
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
