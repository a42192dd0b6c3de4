import type { Money } from "../money.ts";

/** The taxes on sales of Japan. */
const RATES = [1.1, 1.08];

/** Whether an amount is what a price in yen is without its tax. */
export const isWithoutTax = (amount: number, { amount: whole, currency }: Money): boolean =>
  currency === "JPY" &&
  RATES.some((rate) =>
    [Math.floor, Math.round, Math.ceil].some((round) => round(amount * rate) === Number(whole)),
  );
