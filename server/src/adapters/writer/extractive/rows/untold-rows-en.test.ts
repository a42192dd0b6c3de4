import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { tieChecker, untiedIn } from "#kernel/ties/check";
import { headingBlock, itemBlock, textPage } from "#test/text-page";
import { toldRowsOf, withEnglishRows } from "./told-rows-en.ts";

const rowBlock = (text: string): Block => ({ kind: "table_row", text });
const pageOf = (heading: string, blocks: Block[]) =>
  textPage("The House", [headingBlock(heading), ...blocks]);
const toldOn = (heading: string, blocks: Block[]) => {
  const whole = withEnglishRows(pageOf(heading, blocks));
  return [...toldRowsOf(whole)].map((at) => whole.blocks[at]?.text).join(" ");
};
const told = (heading: string, rows: string[]) => toldOn(heading, rows.map(rowBlock));

it.each<[string, string[]]>([
  ["an empty cell", ["Boat / Type / Price / Note", "Heron / Cruiser / £960", "Otter / Barge / £1,150"]],
  ["a cell less in one row", ["Name / Role / School", "Ann Holt / Guide / Ashby", "Lee Park: Harrow"]],
  ["a row without its note", ["Boat / Price / Note", "Heron / £960 / Taken", "Otter: £1,150"]],
  [
    "a second row of heads",
    ["Month / Temperature / Rain", "Low / High", "April / 4 / 13 / 51", "July / 12 / 23 / 48"],
  ],
  [
    "another table below",
    ["Room / Capacity / Fee", "Library / 40 / £30", "Garden / Age / Fee", "Item / Type / Price"],
  ],
  ["a footnote", ["Model / Price / Weight", "Finch / £40 / 3 kg", "Robin / £60* / 4 kg"]],
  ["a slash in a cell", ["Adults: £5 / £4 in winter", "Children: £3 / £2 in winter"]],
])("leaves a table with %s untold, as nothing says whose its cells are [7.3]", (_, rows) => {
  expect(told("Tickets", rows)).toBe("");
});

it.each<[string, string[]]>([
  [
    "Opening times",
    ["Day / Opens / Closes", "Monday / Closed / Closed", "Tuesday / 10:00 / 16:00", "Sunday / 11:00 / 17:00"],
  ],
  [
    "Trips",
    ["Trip / Leaves / Returns / Adult", "Cathedral / 10.00 / 17.30 / $26", "Lighthouse / 9.15 / 18.00 / $31"],
  ],
  ["League", ["Team / Played / Won / Points", "Ashby / 10 / 8 / 25", "Corby / 10 / 7 / 22"]],
  ["Materials", ["Oak / Pine / Steel", "Hard / Very / Little / Extremely", "Price / £40 / £12 / £55"]],
  ["Plans", ["Plan / Monthly / Price", "Starter / $0 / $1", "Team / Contact us / $3"]],
  ["Concerts", ["Date / Artist / Price", "3 May / Trio Marlow / £12", "10 May / Zoe Marsh / £15"]],
  ["Breeds", ["Breed / Weight (kg) / Height (cm)", "Herdwick / 45 / 60", "Swaledale / 54 / 70"]],
  ["Trains", ["Departs / Duration / Price", "07:10 / 40 minutes / £3", "09:30 / 40 minutes / £3"]],
  ["Food", ["Nutrient / Weight / Price", "Fat / 2 g / £1", "of which saturates / 1 g / £1"]],
  ["The sky", ["Body / Distance / Type", "Sun / 150 million km / Star", "Mars / 225 million km / Planet"]],
  ["Rooms", ["Room: Description", "Library: Holds nine thousand books", "Chapel: Used for weddings"]],
  ["Words", ["Word: Meaning", "Ashlar: Stone cut in square blocks", "Dado: Lower part of a wall"]],
  ["Deals", ["If you like: We recommend", "Old books: The library", "Roses: The walled garden"]],
])("leaves a table whose heads are no nouns of figures untold: %s [7.3]", (heading, rows) => {
  expect(told(heading, rows)).toBe("");
});

it.each<[string, string[], string]>([
  [
    "Sheds",
    ["Model / Width / Height / Door", "Finch / 1.2 m / 2.1 m / 70 cm", "Robin / 1.8 m / 2.2 m / 75 cm"],
    "For Finch, the width is 1.2 m and the height is 2.1 m. For Robin, the width is 1.8 m and the height is 2.2 m.",
  ],
  [
    "Shipping",
    [
      "Destination / Delivery time / Cost",
      "London / 2–3 days / £3.50",
      "Rest of the world / 10–14 days / $25",
    ],
    "For London, the cost is £3.50 and the delivery time is 2 to 3 days. For the rest of the world, the cost is $25 and the delivery time is 10 to 14 days.",
  ],
  [
    "Staff",
    ["Name / Role / Phone", "April Jones / Curator / 01632 960 111", "Max Lowe / Guide / 01632 960 112"],
    "For April Jones, the role is Curator and the phone is 01632 960 111. For Max Lowe, the role is guide and the phone is 01632 960 112.",
  ],
])(
  "tells a table of names and figures by its heads, and leaves the names as they are: %s [7.3]",
  (heading, rows, whole) => {
    expect(told(heading, rows)).toBe(whole);
  },
);

it.each<[string, string, string[]]>([
  [
    "a price that is missing",
    "Tickets",
    ["Visitor / Online / At the door", "Adult / £9 / £11", "Child / n/a / £5"],
  ],
  [
    "columns of unknown names",
    "Prices",
    ["Visitor / Summer / Winter", "Adult / £9 / £11", "Child / £4 / £5"],
  ],
  ["a note for a price", "Tickets", ["Adult: £9", "Child: ask at the desk"]],
  ["things that want an article", "Prices", ["Main hall: £18", "Kitchen: £6"]],
  ["sums that are no prices", "Refunds of tickets", ["Adults: £9", "Children: £4"]],
  ["sums of nothing known", "Sunday lunch", ["Adults: £9", "Children: £4"]],
])("leaves prices untold with %s [7.3]", (_, heading, rows) => {
  expect(told(heading, rows)).toBe("");
});

it("keeps a price apart from the name before it where the page would contradict it [7.3]", () => {
  expect(told("Admission", ["Adults: £9", "Concessions: £7", "Children (5–15): £4", "Under 5s: Free"])).toBe(
    "Admission is £9 for adults, and £7 for concessions, and £4 for children aged 5 to 15, and free for under 5s.",
  );
});

it("leaves a row whose number the page would contradict untold [7.3]", () => {
  const rows = [
    "Cottage / Price / Location",
    "Rose Cottage / From £400 per week / Harrow",
    "Mill House / From £620 per week / Ashby",
  ];
  expect(told("Cottages", rows)).toBe("");
});

it("leaves no price out, and says two that begin alike [7.3]", () => {
  expect(told("Tickets", ["Adult: £9", "Child: £4", "Carer: n/a"])).toBe(
    "Tickets are £9 for an adult and £4 for a child.",
  );
  expect(
    told("Tickets", [
      "Visitor / Online / At the door",
      "Adult / £9 / £11",
      "Student / from £5 / from £7",
      "Carer / Free / Free",
    ]),
  ).toBe(
    "Tickets are £9 online or £11 at the door for an adult, from £5 or from £7 for a student and free for a carer.",
  );
  expect(
    toldOn("Tickets", [
      rowBlock("Adult: £9"),
      rowBlock("Child: £4"),
      { kind: "paragraph", text: "Carer" },
      rowBlock("Member: £5"),
    ]),
  ).toBe("");
});

it.each<[string, string[]]>([
  ["Results", ["Time: Runner", "31.42: Ada Finch", "32.05: Tom Pryce"]],
  [
    "The night of the fire",
    ["Time: What happened", "02:14: A guard smelled smoke", "02:31: The engine came"],
  ],
  ["Programme", ["Time: Destination", "9.15: Millbrook", "10.40: Harrow via Ashby"]],
  ["Buses", ["9.15: Millbrook", "10.40: Harrow via Ashby"]],
])("takes times of another thing for no programme: %s [7.3]", (heading, rows) => {
  expect(told(heading, rows)).toBe("");
});

it("ties the times of a programme, each to its event [7.3]", () => {
  const rows = ["9.15: Songs of the sea", "10.40: Harrow in old maps", "13.05: Tea and cakes"];
  const [sentence, page] = [told("Programme", rows), pageOf("Programme", rows.map(rowBlock))];
  expect(sentence).toBe(
    "The programme has “Songs of the sea” at 9.15; then “Harrow in old maps” at 10.40; and “Tea and cakes” at 13.05.",
  );
  expect(untiedIn(sentence, tieChecker(page)(sentence))).toEqual([]);
});

it.each([
  "Posted on: 3 May 2025",
  "Modified: 4 May 2025",
  "Last updated: 3 May 2025",
  "Reply by: 15 March 2026",
  "Offers sent: 1 March 2026",
  "Language: English",
  "Level: Beginner",
  "Status: Closed",
  "Comments: Closed",
  "Time: 4 min read",
  "Delay: 5 seconds",
  "Memory: 8 gigabytes",
  "Rating: 4 stars",
  "Who: Anna and Tom",
  "Start: Main gate",
  "Age: All ages",
  "Price: Adults £9, children £4",
  "Open: All day except Sunday mornings",
  "Venue: Open in summer",
  "Closed: Mondays, 25–26 December",
  "Entry: £3*",
  "--list: List installed packages by name",
  "--format: Format output as plain text",
])("leaves a label of furniture and a value of another kind untold: %s [7.3]", (line) => {
  expect(toldOn("The House", [itemBlock(line), itemBlock("Tutor: Ann")])).toBe("The tutor is Ann.");
});

it.each([
  ["Speaker: Max Holt", "The speaker is Max Holt."],
  ["Host: Sun Life Choir", "The host is Sun Life Choir."],
  ["Where: The old mill", "The place is the old mill."],
  ["Who can apply: Anyone over 16", "It is for anyone over 16."],
  ["Time: 7.30pm", "The time is 7.30pm."],
  ["Price: Free", "It is free."],
  ["Auditions: 2–6 February 2026", "Auditions are from 2 to 6 February 2026."],
  ["--name: Name your project yourself", "The option “name” is there to name your project yourself."],
  ["Closed: Mondays", "It is closed on Mondays."],
])("tells a label that a visitor needs: %s [7.3]", (line, sentence) => {
  expect(toldOn("The House", [itemBlock(line), itemBlock("Tutor: Ann")])).toBe(
    `${sentence} The tutor is Ann.`,
  );
});

it("takes a date and a place alone for those of a news item [7.3]", () => {
  const lines = [itemBlock("Date: 3 May 2025"), itemBlock("Location: Harrow")];
  expect(toldOn("The House", lines)).toBe("");
  expect(toldOn("The House", [...lines, itemBlock("Deadline: 1 May 2025")])).toContain(
    "The date is 3 May 2025.",
  );
});

it("leaves rows of any length untold in a time that grows with them [7.3]", () => {
  const long = "x: ".repeat(60_000);
  const started = performance.now();
  expect(toldOn("Venue", [rowBlock(`Venue: ${long}`), rowBlock(`Fee: ${long}`), itemBlock(long)])).toBe("");
  expect(performance.now() - started).toBeLessThan(2_000);
});
