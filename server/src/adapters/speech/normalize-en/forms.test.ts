import { expect, it } from "vitest";
import { normalizeEnglish } from "./index.ts";

it.each([
  // Forms that must change, each beside one that must not.
  ["Take exit 12B to Hwy. 101 N.", "Take exit twelve B to Highway one oh one north"],
  ["It draws 12 A at 5 N.", "It draws twelve amps at five newtons."],
  ["Room 3A, Ste. 500", "Room three A, Suite five hundred"],
  ["He lives on King Jr. Dr.", "He lives on King Junior Drive"],
  ["Dr. Lee saw the Dr. again.", "Doctor Lee saw the Doctor again."],
  ["It took 35 min. to add 2 tbsp. sugar.", "It took thirty five minutes to add two tablespoons sugar."],
  ["min. 3 and max. 5", "minimum three and maximum five"],
  ["a 5/8 in. hole", "a five eighths inch hole"],
  ["6 ft 2 in. tall, 3 in the box", "six feet two inches tall, three in the box"],
  ["9 a.m.–5 p.m.", "nine A M to five P M"],
  [
    "At 35°41′22″N, 40.71° W",
    "At thirty five degrees forty one minutes twenty two seconds north, forty point seven one degrees west",
  ],
  [
    "He is 5'10\" and ran it in 17'32\".",
    "He is five feet ten inches and ran it in seventeen minutes thirty two seconds.",
  ],
  ["Version v2.10 and 3.0.0-beta.1", "Version two point ten and three point zero point zero beta one"],
  ["Python 3.12, 3.12 kg", "Python three point twelve, three point one two kilograms"],
  [
    "A 4.5/5 score, rated 9/10, 9/10 of them",
    "A four point five out of five score, rated nine out of ten, nine tenths of them",
  ],
  ["He got a B- in math, vitamin B-12.", "He got a B minus in math, vitamin B twelve."],
  ["Great job :) (see 8)", "Great job, see eight"],
  ["I love it <3", "I love it"],
  ["Aged <3 years: (a) yes", "Aged less than three years, a, yes"],
  ["H₂SO₄, NaCl and CaCO3", "H two S O four, N A C L and C A C O three"],
  ["PS5, F16 and a USB2 hub", "P S five, F sixteen and a U S B two hub"],
  ["x² = 3.2 × 10⁻³", "x squared equals three point two times ten to the power of minus three"],
  ["As of 2020², 5 m² and 10²", "As of twenty twenty, five square meters and ten squared"],
  ["√16 = 4", "the square root of sixteen equals four"],
  [
    "cut by 25 bps at 9600 bps",
    "cut by twenty five basis points at nine thousand six hundred bits per second",
  ],
  [
    "up 0.2 pp YoY in FY2024",
    "up zero point two percentage points year over year in fiscal year twenty twenty four",
  ],
  ["$5 bn, $5-billion, 5bn people", "five billion dollars, five billion dollars, five billion people"],
  ["$5 each, 5 m long", "five dollars each, five meters long"],
  ["Brown v. Board, ver. 2", "Brown versus Board, version two"],
  ["the WHO and an IT team; it is", "the W H O and an I T team, it is"],
  ["vol. III, part II, the part I like", "volume three, part two, the part I like"],
  [
    "on 11/3/99, 3.11.1999 and 1.2.3",
    "on November third, ninety nine, November third, nineteen ninety nine and one point two point three",
  ],
  ["+1 (800) 555-1234", "plus one, eight zero zero, five five five, one two three four"],
  ["merged w/ Bar, 5 W/m²", "merged with Bar, five watts per square meter"],
  ["a 10K run, 10K users", "a ten K run, ten thousand users"],
  ["the 100m dash, 100 m of it", "the one hundred meter dash, one hundred meters of it"],
  ['5"x7" and 3x4', "five by seven inches and three by four"],
  ["a 401(k) over 802.11ax", "a four oh one K over eight oh two point eleven A X"],
  ["The 49ers; her 2 ers", "The forty niners, her two ers"],
  ['a 6.1" screen, 6.1" wide', "a six point one inch screen, six point one inches wide"],
  [
    "€1.299,00 and €1.299",
    "one thousand two hundred ninety nine euros and one thousand two hundred ninety nine euros",
  ],
  ["$5–$7M, $5–$7", "five to seven million dollars, five dollars to seven dollars"],
  ["On 9/11, due 4/20, 3/4 of it", "On nine eleven, due April twentieth, three quarters of it"],
  ["a 2-yr-old on a 3-mo. trial", "a two year-old on a three month trial"],
  ["10–11:30am, noon–1 p.m.", "ten to eleven thirty A M, noon to one P M"],
  [
    "at 1800 hours, 1,800 hours of work",
    "at eighteen hundred hours, one thousand eight hundred hours of work",
  ],
  [
    "Mary II of England, King Charles I, World War II",
    "Mary the second of England, King Charles the first, World War two",
  ],
  ["MON-SAT 10AM-8PM; the sun shone", "Monday to Saturday ten A M to eight P M, the sun shone"],
  ["Open file.txt, then node.js. Txt me", "Open file dot T X T, then node dot J S. Txt me"],
  ["under-18s, 20'x30', 11 pt. font", "under-eighteens, twenty by thirty feet, eleven point font"],
  ["the '00s and '10s", "the two thousands and twenty tens"],
  ["R² is 0.9, 2¾ lb; 50-50", "R squared is zero point nine, two and three quarters pounds, fifty fifty"],
  ["Nos. 4 and 5, No.", "numbers four and five, No."],
])("says %j as %j", (text, spoken) => {
  expect(normalizeEnglish(text)).toBe(spoken);
});
