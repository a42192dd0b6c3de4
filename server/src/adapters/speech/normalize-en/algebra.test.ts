import { expect, it } from "vitest";
import { normalizeEnglish } from "./index.ts";

it.each([
  // Formulas, each beside figures and letters that are none.
  ["If 2x - 3 = 11, then x = 7.", "If two x minus three equals eleven, then x equals seven."],
  ["It is 3x faster, 2x daily.", "It is three times faster, two times daily."],
  ["y = mx + b", "y equals m x plus b"],
  ["We met = be happy.", "We met equals be happy."],
  ["100 - 20 = 80, 10-3=7", "one hundred minus twenty equals eighty, ten minus three equals seven"],
  ["It was a 3-1 win = joy", "It was a three to one win equals joy"],
  ["2024-01-01 = day one", "January first, twenty twenty four equals day one"],
  ["x ≠ 0, y >= 3 and z != 4", "x does not equal zero, y at least three and z does not equal four"],
  ["(a + b)² = a² + 2ab + b²", "a plus b, squared equals a squared plus two a b plus b squared"],
  ["f(x) = x^2 and P(A) = 0.3", "f of x equals x squared and P of A equals zero point three"],
  ["See C(a) and option (b).", "See C, a, and option, b."],
  ["I = V/R", "I equals V over R"],
  ["Rate = $5/hr, A/C", "Rate equals five dollars per hour, A C"],
  ["5! = 120", "five factorial equals one hundred twenty"],
  ["He scored 10! Wow! = wow", "He scored ten! Wow! equals wow"],
  ["sin(x), e^x, 2^10", "sine of x, e to the power of x, two to the power of ten"],
  ["Mass = 5 kg, T = 25°C", "Mass equals five kilograms, T equals twenty five degrees Celsius"],
  [
    "1 ft = 12 in, 1 GB = 1,024 MB",
    "one foot equals twelve inches, one gigabyte equals one thousand twenty four megabytes",
  ],
  ["Read example.com/a?b=1&c=2 now.", "Read example dot com link now."],
])("reads a formula as one says it: %s", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});
