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
  [
    "1kg = 2.2lb, h = 10cm, w = 5mm",
    "one kilogram equals two point two pounds, h equals ten centimeters, w equals five millimeters",
  ],
  [
    "t = 10ms, 5k = 3mi, 1in = 25mm",
    "t equals ten milliseconds, five thousand equals three miles, one inch equals twenty five millimeters",
  ],
  ["90-100 = A, x = 5-10", "ninety to one hundred equals A, x equals five to ten"],
  ["Ages 6-12 = 5 dollars.", "Ages six to twelve equals five dollars."],
  ["n = 10 - 20 people, x = 10 - 3", "n equals ten to twenty people, x equals ten minus three"],
  ["2019-2020 > 2018-2019", "twenty nineteen to twenty twenty more than twenty eighteen to twenty nineteen"],
  ["555-1234 = 5, 7-5 = 2", "five five five, one two three four equals five, seven minus five equals two"],
  ["F-150 > F-250, B-52 > B-1", "F one hundred fifty F two hundred fifty, B fifty two B one"],
  ["0<x<1 and a<b", "zero less than x less than one and a less than b"],
  ["Home > TV > HD", "Home T V H D"],
  ["N/A = 0, pH < 7", "N A equals zero, P H less than seven"],
  ["5x > 3x gains, 5x = 25", "five times more than three times gains, five x equals twenty five"],
  ["F = ma, id = 5", "F equals m a, id equals five"],
])("reads a formula as one says it: %s", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});
