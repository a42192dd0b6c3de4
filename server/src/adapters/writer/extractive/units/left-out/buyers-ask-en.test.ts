import { expect, it } from "vitest";
import { isAskedByBuyer } from "./buyers-ask-en.ts";

it.each([
  ["Q (Mia): Has the wick been replaced? A (Leo): Appears to be the first one.", true],
  ["Q (mia): would you do 90 A: Write to us and we'll talk!", true],
  ["Q: Can it stand outside?", true],
  ["A: Yes, but not in the rain.", true],
  ["Q. Is it heavy? A. No.", true],
  ["A lamp for the hall: it stands on three legs.", false],
  ["Q 7: the lamp with seven legs.", false],
])("knows %s for what buyers ask: %s", (text, is) => {
  expect(isAskedByBuyer(text)).toBe(is);
});
