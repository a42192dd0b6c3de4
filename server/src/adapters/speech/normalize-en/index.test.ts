import { expect, it } from "vitest";
import { normalizeEnglish } from "./index.ts";

it.each([
  ["It costs $3.50.", "It costs three dollars and fifty cents."],
  ["$1 or $0.99 or £2.01", "one dollar or ninety nine cents or two pounds and one penny"],
  [
    "$1.2 million was raised; $5M more.",
    "one point two million dollars was raised, five million dollars more.",
  ],
  ["Only ¥1,980 (tax included)!", "Only one thousand nine hundred eighty yen, tax included!"],
  [
    "In 1999 and 2005, 2,500 people came.",
    "In nineteen ninety nine and two thousand five, two thousand five hundred people came.",
  ],
  ["On November 20, 2026 we start.", "On November twentieth, twenty twenty six we start."],
  [
    "On 2026-11-20 or 11/21/2026.",
    "On November twentieth, twenty twenty six or November twenty first, twenty twenty six.",
  ],
  ["Open 9:00-17:30.", "Open nine o'clock to seventeen thirty."],
  ["At 10:05 pm, from 5 p.m. on.", "At ten oh five P M, from five P M on."],
  ["It weighs 1.5kg and is 1 m tall.", "It weighs one point five kilograms and is one meter tall."],
  ["20–30% off.", "twenty to thirty percent off."],
  [
    "Mr. Smith met Dr. Jones in the U.S.A. on Jan. 5.",
    "Mister Smith met Doctor Jones in the U S A on January fifth.",
  ],
  ["The USB-C port, HTML and NASA.", "The U S B C port, H T M L and nasa."],
  ["Two CPUs.", "Two C P U's."],
  ["See https://www.example.com/a?b=c for more.", "See example dot com for more."],
  ["Mail info@example.co.jp now.", "Mail info at example dot co dot jp now."],
  ["The 1st and 22nd of the 1990s.", "The first and twenty second of the nineteen nineties."],
  ["25°C or -5 °F.", "twenty five degrees Celsius or minus five degrees Fahrenheit."],
  ["SALE! GET 50% OFF", "sale! get fifty percent off"],
  ["R&D costs, e.g. salaries, etc.", "R and D costs, for example salaries, et cetera"],
  ["Version 2.10.3 — new… and improved 😀", "Version two point ten point three, new, and improved"],
  ["Wi-Fi 6 for iPhone 15", "why fi six for eye phone fifteen"],
  ["3.14, 1/2, 2/3", "three point one four, one half, two thirds"],
  ["Call 03-1234-5678.", "Call zero three, one two three four, five six seven eight."],
  ["We're open 24/7", "We're open twenty four seven"],
  ["Tom’s café “naïve”", "Tom's cafe naive"],
  ["Straße, Łódź, Søren", "Strasse, Lodz, Soren"],
  ["α-linolenic acid, the β version", "alpha linolenic acid, the beta version"],
  ["The word Αθήνα stays away", "The word stays away"],
  ["Ø 5 mm, 5 μm, 3 Ω", "diameter five millimeters, five micrometers, three ohms"],
  ["10x20cm box, No. 5, #1", "ten by twenty centimeters box, number five, number one"],
  ["1000000 items", "one million items"],
  ["<b>Bold</b> &amp; plain", "Bold and plain"],
  ["On King's St. today.", "On King's Street today."],
  ["The value is 0.05 today.", "The value is zero point zero five today."],
  [
    "10.05, 3.07 points, p < 0.05",
    "ten point zero five, three point zero seven points, p less than zero point zero five",
  ],
  ["Odds of .05, agent 007", "Odds of zero point zero five, agent zero zero seven"],
  [
    "In 1999 it was 1999.5.",
    "In nineteen ninety nine it was one thousand nine hundred ninety nine point five.",
  ],
  [
    "A 1.5x zoom is 2.5x faster, 10x in all.",
    "A one point five times zoom is two point five times faster, ten times in all.",
  ],
  ["50/60 Hz mains, 110/220V", "fifty or sixty hertz mains, one hundred ten or two hundred twenty volts"],
  ["1/2 Hz", "one half Hz"],
  ["ISBN 978-3-16-148410-0", "ISBN nine seven eight, three, one six, one four eight four one zero, zero"],
  [
    "ISBN-10: 0-8044-2957-X, 12 copies",
    "ISBN ten, zero, eight zero four four, two nine five seven, X, twelve copies",
  ],
  ["日本語のみ 😀 ‏العربية", ""],
])("says %j as %j", (text, spoken) => {
  expect(normalizeEnglish(text)).toBe(spoken);
});
