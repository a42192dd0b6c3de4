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
  ["See https://www.example.com/a?b=c for more.", "See example dot com link for more."],
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
  ["1/2 Hz", "one half hertz"],
  ["ISBN 978-3-16-148410-0", "ISBN nine seven eight, three, one six, one four eight four one zero, zero"],
  [
    "ISBN-10: 0-8044-2957-X, 12 copies",
    "ISBN ten, zero, eight zero four four, two nine five seven, X, twelve copies",
  ],
  ["The balance is -$40, or $-40.", "The balance is minus forty dollars, or minus forty dollars."],
  ["In millions: net loss (75)", "In millions, net loss, minus seventy five"],
  ["Net income (75), see note", "Net income, seventy five, see note"],
  ["In millions: sales of the unit (75 people)", "In millions, sales of the unit, seventy five people"],
  ["Net income (1,234)", "Net income, minus one thousand two hundred thirty four"],
  ["The population (1,234) fell.", "The population, one thousand two hundred thirty four, fell."],
  ["The mid-1990s, a 20-year-old F-16", "The mid-nineteen nineties, a twenty year-old F sixteen"],
  [
    "part no. XK-204B; 100V-240V",
    "part number X K two hundred four B, one hundred volts to two hundred forty volts",
  ],
  [
    "A time of 2:03:59, then 9:58.3",
    "A time of two hours three minutes fifty nine seconds, then nine minutes fifty eight point three seconds",
  ],
  ["At 2:03:59 p.m.", "At two oh three and fifty nine seconds P M"],
  ["A 16:9 screen, a 1:10 ratio, at 10:10", "A sixteen to nine screen, a one to ten ratio, at ten ten"],
  [
    "A 1h 45m film took 1h 45m to make",
    "A one hour forty five minute film took one hour forty five minutes to make",
  ],
  ["A 2TB drive holds 2TB", "A two terabyte drive holds two terabytes"],
  ["BP of 120/80, 50/50", "B P of one hundred twenty over eighty, fifty fifty"],
  ["Dial 911, 911 people", "Dial nine one one, nine hundred eleven people"],
  ["+44 20 7946 0958", "plus four four, two zero, seven nine four six, zero nine five eight"],
  ["A Boeing 737-800", "A Boeing seven thirty seven eight hundred"],
  ["Dr. Lee lives on Elm Dr.", "Doctor Lee lives on Elm Drive"],
  ["See https://example.com/news/2024/05/item.html now", "See example dot com link now"],
  ["日本語のみ 😀 ‏العربية", ""],
])("says %j as %j", (text, spoken) => {
  expect(normalizeEnglish(text)).toBe(spoken);
});

// Each took seconds to hours while a figure could be cut in many ways.
it.each([`${"1,".repeat(120)}(5)`, `In millions, net income ${"1, 2 ".repeat(70)}(5)x`])(
  "looks at each figure of a long row once",
  (row) => {
    const start = performance.now();
    expect(normalizeEnglish(row)).toContain("one");
    expect(performance.now() - start).toBeLessThan(2_000);
  },
);

it.each([
  ["Income was $(3.2) million.", "Income was minus three point two million dollars."],
  ["It paid $5 (2.4 million yen).", "It paid five dollars, two point four million yen."],
  [
    "In millions: net loss (45), income 9 (3).",
    "In millions, net loss, minus forty five, income nine, minus three.",
  ],
  [
    "In millions of dollars, operating income (1), (2) and net income (3).",
    "In millions of dollars, operating income, one, two, and net income, three.",
  ],
  [
    "Sales in millions of units. The profit (30) grew.",
    "Sales in millions of units. The profit, thirty, grew.",
  ],
  ["Sales in millions. The profit (3) grew.", "Sales in millions. The profit, three, grew."],
  ["See Figure 3-1.", "See Figure three dash one."],
  ["Figures 3-5 show it.", "Figures three to five show it."],
  ["They are 10-2 this season.", "They are ten and two this season."],
  ["They won 3-1.", "They won three to one."],
  ["They are 3-5 years old.", "They are three to five years old."],
  ["It is a 4-3-3 formation.", "It is a four three three formation."],
  ["It is a Porsche 911.", "It is a Porsche nine eleven."],
  ["The Ferrari 488 is loud.", "The Ferrari four eighty eight is loud."],
  ["In Texas 250 homes burned.", "In Texas two hundred fifty homes burned."],
  ["By May 300 had gone.", "By May three hundred had gone."],
  ["Heat for 1 min 30 sec.", "Heat for one minute thirty seconds"],
  ["Min 30 characters.", "minimum thirty characters."],
  ["No. I don't think so.", "No, I don't think so."],
  ["No. 5 is mine.", "number five is mine."],
  ["World War I was long.", "World War one was long."],
  ["He is at 221B Baker St.", "He is at two hundred twenty one B Baker Street"],
  ["It raised 5B from Baker.", "It raised five billion from Baker."],
  ["The 3-4 defense held.", "The three four defense held."],
  ["The lease runs 5/1-5/15.", "The lease runs May first to May fifteenth."],
  ["Use 1/4-1/2 cup.", "Use one quarter to one half cup."],
  ["At 09:30:15 it rang.", "At nine thirty and fifteen seconds it rang."],
  ["It took 02:10:15.", "It took two hours ten minutes fifteen seconds."],
  ["From 10 a.m.-2 p.m.", "From ten A M to two P M"],
  ["Visit bbc.co.uk now.", "Visit bbc dot co dot U K now."],
  ["Gary, IN 46402", "Gary, Indiana four six four zero two"],
  ["Boston, MA and Reno, NV.", "Boston, Massachusetts and Reno, Nevada."],
  ["In Rome, OR in Paris", "In Rome, or in Paris"],
  ["Well, OK.", "Well, okay."],
  ["He won by 1:02:10.", "He won by one hour two minutes ten seconds."],
])("takes brackets, hyphens and names by their context: %s", (text, said) =>
  expect(normalizeEnglish(text)).toBe(said),
);
