import { expect, it } from "vitest";
import { normalizeEnglish } from "./index.ts";

it.each([
  // Each form beside one that looks like it.
  ["10 Downing St., London SW1A 2AA", "ten Downing Street, London S W one A two A A"],
  ["Gate B12 5PM, Xeon E5 2GB", "Gate B twelve five P M, Xeon E five two gigabytes"],
  ["Toronto, ON M5V 2T6", "Toronto, Ontario M five V two T six"],
  ["Get ON the bus.", "Get on the bus."],
  ["88 Queen St. E., 34th Fl.", "eighty eight Queen Street East, thirty fourth Floor"],
  ["Plan B. 3rd time, St. Elmo", "Plan B. third time, Saint Elmo"],
  ["N. 3rd St. is shut.", "North third Street is shut."],
  ["Sen. Warren (D-MA)", "Senator Warren, D, Massachusetts"],
  ["an (R-rated) film", "an, R-rated, film"],
  ["5 mg b.i.d. or q6h", "five milligrams B I D or every six hours"],
  ["a 45-y.o. male, twice/day", "a forty five year old male, twice a day"],
  ["and/or, he/she", "and or, he she"],
  [
    "BP 120/80 mmHg, 72 bpm",
    "B P one hundred twenty over eighty millimeters of mercury, seventy two beats per minute",
  ],
  ["She ran it in 52:30.", "She ran it in fifty two thirty."],
  ["a 60:40 split at 12:30", "a sixty to forty split at twelve thirty"],
  ["10/10, would buy again", "ten out of ten, would buy again"],
  ["On 10/10 we met.", "On October tenth we met."],
  ["2/3rds of it", "two thirds of it"],
  ["A $20-$30 meal is $20-$30.", "A twenty to thirty dollar meal is twenty dollars to thirty dollars."],
  ["Open 10.30am, 10.30 kg", "Open ten thirty A M, ten point three zero kilograms"],
  ["S2E5, Ep. 10", "season two episode five, episode ten"],
  ["Est. 1886, est. $5", "Established eighteen eighty six, estimated five dollars"],
  ["No. of guests", "Number of guests"],
  ["I said no. 5 came.", "I said no. five came."],
  ["3M makes tape for 3M users.", "three M makes tape for three million users."],
  ["Dial 0800 123 456.", "Dial zero eight zero zero, one two three, four five six."],
  [
    "In 2h 15m we land, a 2h 15m flight",
    "In two hours fifteen minutes we land, a two hour fifteen minute flight",
  ],
  ["He owns $3M and a house.", "He owns three million dollars and a house."],
  ["Sold 3M products. 3M's tape", "Sold three million products. three M's tape"],
  ["Friday, 10/10 at noon, 10/10 - 10/12", "Friday, October tenth at noon, October tenth to October twelfth"],
  ["The sale ends 10/10.", "The sale ends October tenth."],
  ["I gave it 10/10. It's a 5/5.", "I gave it ten out of ten. It's a five out of five."],
  [
    "A $10-20 million deal, a $10-20 meal",
    "A ten to twenty million dollars deal, a ten to twenty dollar meal",
  ],
  [
    "mixed in a ratio of 40:20, a time of 40:20",
    "mixed in a ratio of forty to twenty, a time of forty twenty",
  ],
  ["Vitamin E. 5th grade kids", "Vitamin E. fifth grade kids"],
  ["Yesterday Dr. W, our vet, came.", "Yesterday Doctor W, our vet, came."],
  ["12 Oak Dr. S, Dallas", "twelve Oak Drive. South, Dallas"],
  ["Open 2–4 p.m., 2-4 of them", "Open two to four P M, two to four of them"],
  ["Min. age 18, Run by Drake ft. Rihanna", "minimum age eighteen, Run by Drake featuring Rihanna"],
  ["10 sq ft. Ten men", "ten square feet. Ten men"],
  ["They re-elected him. Re: sales", "They ree elected him. Re, sales"],
  ["A glass of rosé, a rose", "A glass of rose-ay, a rose"],
  ["Oh no. of course not.", "Oh no. of course not."],
])("reads what letters, prescriptions and shops write: %s", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});
