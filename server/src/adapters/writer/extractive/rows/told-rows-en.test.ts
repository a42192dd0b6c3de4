import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { essentialRowsOf } from "./essential-rows-en.ts";
import { toldRowsOf, withEnglishRows } from "./told-rows-en.ts";

const rowBlock = (text: string): Block => ({ kind: "table_row", text });
const told = (...blocks: Parameters<typeof textPage>[1]) =>
  withEnglishRows(textPage("The Mill", blocks))
    .blocks.flatMap(({ kind, text }) => (kind !== "heading" && text ? [text] : []))
    .join(" ");

it.each<[string, string[], string]>([
  [
    "Admission",
    ["Adults: £8", "Children aged 5 to 15: £4", "Under 5s: Free"],
    "Admission is £8 for adults, £4 for children aged 5 to 15 and free for under 5s.",
  ],
  [
    "Tickets",
    ["Ticket / With donation / Standard", "Adult / £11 / £9.90", "Child (5–15) / £5 / £4.50"],
    "Tickets are £11 with donation or £9.90 standard for an adult and £5 or £4.50 for a child aged 5 to 15.",
  ],
  [
    "Limits",
    [
      "Key type / Read requests / Write requests",
      "Live / 600 per minute / 120 per minute",
      "Test / 120 per minute / 30 per minute",
    ],
    "For Live, the read requests are 600 per minute and the write requests are 120 per minute. For Test, the read requests are 120 per minute and the write requests are 30 per minute.",
  ],
  [
    "Opening hours",
    [
      "Season / Days / Hours",
      "April to October / Tuesday to Sunday / 10am – 5pm",
      "July / Daily / 10am – 6pm",
    ],
    "From April to October, the hours are 10am to 5pm from Tuesday to Sunday. In July, the hours are 10am to 6pm daily.",
  ],
  [
    "Key dates",
    ["Applications open: 2 March 2026", "Deadline: 17 April 2026, noon", "Decisions: by 29 May 2026"],
    "Applications open on 2 March 2026. The deadline is 17 April 2026, noon. Decisions are by 29 May 2026.",
  ],
  [
    "Programme",
    ["Time / Event / Room", "10:30 / Tour of the mill / Gate", "13:00 / Talk: flour through the ages / Barn"],
    "The programme has “Tour of the mill” at 10:30; and “Talk, flour through the ages” at 13:00.",
  ],
  [
    "Programme",
    ["Day / Time / What", "Fri 20 / 18.30 / Opening", "20.00: Concert", "Sat 21 / 10.00 / Walk"],
    "On Friday 20, the programme has “Opening” at 18.30 and “Concert” at 20.00. On Saturday 21, the programme has “Walk” at 10.00.",
  ],
  [
    "Exit codes",
    ["Code: Meaning", "0: Everything was copied.", "1: Some files could not be read; the rest were copied"],
    "Code 0 means that everything was copied and code 1 means that some files could not be read.",
  ],
  [
    "Parameters",
    ["Name / Type / Description", "left / Table / The first table.", "how / string / Which rows to keep."],
    "The parameter “left” is the first table. The parameter “how” says which rows to keep.",
  ],
  [
    "How long does it stay on?",
    ["Bone: Usual time", "Wrist: 5–6 weeks", "Ankle: 6 weeks"],
    "The usual time is 5 to 6 weeks for Wrist and 6 weeks for Ankle.",
  ],
  [
    "Charges",
    [
      "Bin / Full year / From 1 October",
      "First bin (240 litres) / £54 / £30",
      "Each further bin / £42 / £24",
    ],
    "The charges are £54 full year or £30 from 1 October for the first bin, 240 litres; and £42 or £24 for each further bin.",
  ],
  [
    "What if I cancel?",
    ["Notice given: You pay", "More than 24 hours: Nothing", "Under 4 hours: The full charge"],
    "By notice given, you pay nothing for more than 24 hours and the full charge for under 4 hours.",
  ],
  [
    "At a glance",
    [
      "Marlo Dry: Aerith Hush",
      "Price / £169 / £229",
      "Weight / 9.8 kg / 6.1 kg",
      "Guarantee / 2 years / 3 years",
    ],
    "For Marlo Dry, the price is £169, the weight is 9.8 kg, and the guarantee is 2 years. For Aerith Hush, the price is £229, the weight is 6.1 kg, and the guarantee is 3 years.",
  ],
  [
    "What does it cost?",
    ["Small car: Van", "Per hour / £4.20 / £7.50", "Per mile / 14p / 29p"],
    "For the small car, it is £4.20 per hour and it is 14p per mile. For Van, it is £7.50 per hour and it is 29p per mile.",
  ],
])("tells the table below %s row by row [7.3]", (heading, rows, whole) => {
  expect(told(headingBlock(heading), ...rows.map(rowBlock))).toBe(whole);
});

it.each([
  ["Venue: Quill Bindery, 8 Paper Street", "The venue is Quill Bindery, 8 Paper Street."],
  ["Booking: not needed, except for the class", "Booking is not needed, except for the class."],
  ["Parking: £3 for the whole day", "Parking is £3 for the whole day."],
  ["Closed: 24–26 December", "It is closed from 24 to 26 December."],
  ["Phone: 01632 960417", "The phone number is 01632 960417."],
  [
    "Train: The halt is a walk of 12 minutes. It runs hourly.",
    "By train, the halt is a walk of 12 minutes. It runs hourly.",
  ],
  ["--out FILE: Name of the file to write.", "The option “out” gives the name of the file to write."],
  ["--dry-run: Print what would be done.", "The option “dry run” is there to print what would be done."],
  ["max_size: The largest size that is kept.", "The entry “max size” is the largest size that is kept."],
])("tells a label and its value in a sentence: %s [7.3]", (line, sentence) => {
  expect(told(itemBlock(line), itemBlock("Tutor: Ann"))).toBe(`${sentence} The tutor is Ann.`);
});

it.each([
  "Photography: yes, no flash or drones.",
  "Warning: The stones turn fast.",
  "Note: see the list of the rooms",
  "She said: free the wheel",
  "Email: mill@mill.example",
  "Tip: grease the axle",
  "10:30 to 12:00",
  "Parking: free for members",
  "What we offer: free tours",
  "The miller says: free the wheel",
  "Host: Good evening, everyone",
])("leaves a line that is no row as it is: %s [7.3]", (line) => {
  expect(told(saidBlock(line))).toBe(line);
});

it.each<[string[]]>([
  [["Leaves A / Leaves B", "Mon–Fri / 07.00, 09.40, 13.00, 16.30 / 08.20, 11.00, 14.20, 17.40"]],
  [
    [
      "Sash / Where the weight must be / When the sash is",
      "Lower / 50 mm below it / fully down",
      "Upper / 75 mm above it / fully up",
    ],
  ],
  [["a / b", "c / d / e / f", "g"]],
])("leaves a table of which it knows no sentence as it is: %s [7.3]", (rows) => {
  expect(told(...rows.map(rowBlock))).toBe(rows.join(" "));
});

it.each([
  ["£14 / £8 concessions / free for members", "Tickets are £14, £8 for concessions and free for members."],
  ["Adults £12; children £6", "Tickets are £12 for adults and £6 for children."],
  ["£14 / booking needed", "Tickets: £14 / booking needed"],
])("tells what each pays in one line: %s [7.3]", (line, said) => {
  const blocks = [itemBlock("Where: Long Loft, second floor"), itemBlock(`Tickets: ${line}`)];
  expect(told(...blocks)).toBe(`The place is Long Loft, second floor. ${said}`);
});

it("tells rows of several things with the name of each, and not as the page's own [7.3]", () => {
  const fair = (name: string, date: string) => [
    headingBlock(name),
    itemBlock(`Date: ${date}`),
    itemBlock("Location: Arden"),
  ];
  expect(told(...fair("Loom Fair", "5 May 2026"), ...fair("Wool Days", "9 June 2026"))).toBe(
    "Loom Fair takes place in Arden on 5 May 2026. Arden hosts Wool Days on 9 June 2026.",
  );
});

it("tells above its text when and where an event is [7.3]", () => {
  expect(told(saidBlock("Friday 20 to Sunday 22 June 2025, at the Old Quay."))).toBe(
    "The dates are Friday 20 to Sunday 22 June 2025, at the Old Quay.",
  );
  expect(told(saidBlock("Friday 20 June 2025, at the Barn and Yard."))).toBe(
    "The date is Friday 20 June 2025, at the Barn and Yard.",
  );
  const report = "Friday 20 June was wet, in the Old Quay and elsewhere.";
  expect(told(saidBlock(report))).toBe(report);
});

it("holds rows that a visitor needs for worth more than a programme, and options for no more than prose [7.3]", () => {
  const page = withEnglishRows(
    textPage("The Mill", [
      headingBlock("Admission"),
      rowBlock("Adults: £8"),
      rowBlock("Dogs: £1"),
      headingBlock("Programme"),
      rowBlock("10:30: Tour of the mill"),
      rowBlock("13:00: Walk to the weir"),
      headingBlock("Options"),
      itemBlock("--out FILE: Name of the file to write."),
      saidBlock("Groups must book by 5 May."),
      saidBlock("The wheel turns in the river."),
    ]),
  );
  const worth = essentialRowsOf(page);
  const [price = 0, programme = 0, option = 0, order = 0, colour] = [1, 4, 7, 8, 9].map((at) =>
    worth.get(at),
  );
  expect(price).toBeGreaterThan(order);
  expect(order).toBeGreaterThan(programme);
  expect(programme).toBeGreaterThan(option);
  expect([option, colour]).toEqual([0, undefined]);
});

it("leaves the list of what a procedure needs to its steps [7.3]", async () => {
  const step = (title: string, text: string) => [headingBlock(title), saidBlock(text)];
  const page = textPage("How to mend a window", [
    saidBlock("A window of oak lasts for a hundred years if its cords are mended in time."),
    headingBlock("Tools"),
    itemBlock("Hammer"),
    itemBlock("Chisel"),
    ...step("Step 1: Swing out the sash", "Then the glass is free to move in its frame of old oak."),
    ...step("Step 2: Cut the cord", "The weight falls into the box, where nobody can reach it."),
    ...step("Step 3: Nail the bead", "Four nails of copper hold the bead for a dozen winters."),
  ]);
  const said = (await paragraphsWritten(page, 60)).flat().join(" ");
  expect(said).toContain("You need a hammer and a chisel.");
  expect(said).not.toContain("include");
});

it("keeps the places of the blocks, and knows which were rows [7.3]", () => {
  const page = textPage("The Mill", [
    headingBlock("Admission"),
    rowBlock("Adults: £8"),
    rowBlock("Dogs: £1"),
  ]);
  const whole = withEnglishRows(page);
  expect(whole.blocks).toHaveLength(3);
  expect([...toldRowsOf(whole)]).toEqual([1]);
  expect(withEnglishRows(page)).toBe(whole);
});

it("leaves goods and Japanese pages as they are [7.3]", () => {
  const rows = [rowBlock("Adults: £8"), rowBlock("Dogs: £1")];
  const goods = textPage("The Mill", rows, { type: "product" });
  const japanese = textPage("水車", rows, { language: "ja" });
  expect([withEnglishRows(goods), withEnglishRows(japanese)]).toEqual([goods, japanese]);
});

it("tells a notice whose first row says when, and what each thing costs in a row of prices", () => {
  const rows = [
    "When: Sat 18 April 2026, 10.00 – 3.30. Last loom goes in at 2.30.",
    "Where: The Hall, Church Lane, Tarn",
    "Cost: Entry free. Weaving class £22, £16 if under 25 – includes the yarn.",
  ].map(rowBlock);
  expect(told(...rows)).toBe(
    "The time is Saturday 18 April 2026, 10.00 to 3.30. Last loom goes in at 2.30. The place is the Hall, Church Lane, Tarn. Entry is free of charge. Weaving class is £22, £16 if under 25.",
  );
});
