import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock as headed, paragraphsWritten, saidBlock as said, textPage } from "#test/text-page";
import { withEnglishRows } from "../../rows/told-rows-en.ts";
import { proseLinesOf } from "../lines.ts";
import { programmeTeller } from "./tell-programme-en.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const ROWS = [
  "Date / Speaker / Subject",
  "6 February / Dr Ann Lea / Weirs, Wheels and Water: the dry summer of 1821. What the miller wrote.",
  "6 March / Tom Ash / Thirty Years a Ferryman. With slides.",
  "3 April / Members' evening / Bring a spoon and tell us about it. The bell will be rung.",
  "1 May / Walk, leader Joan Roe / The Old Road to Hay Ford. Meet at the mill at 6.30pm. Boots.",
  "June: No meetings.",
  "4 September / Fran Hill / Reading a Boat House.",
  "2 October / Supper / Soup and bread, £9.",
];
const page = (rows = ROWS) =>
  textPage("Programme of the Hay Ford Society", [
    said(
      "The March meeting has moved to the school, as the hall has lost its roof. Same time. Bring a blanket.",
    ),
    said(
      "A warm welcome to our new year, and to the two new members of it. Meetings are held on the first Thursday at 7.30pm in the hall, unless it says otherwise below. Visitors pay £4, and members are free.",
    ),
    headed("Talks"),
    ...rows.map(row),
    headed("The ferry"),
    said("The ferry was lifted out in October by a crane, and half of the town came to watch it."),
    said("Its planks are rotten, and new ones of oak will be sawn at the mill for it in the winter."),
    said("Work parties are held on the first Saturday, 10am to 3pm. You'll be given gloves."),
  ]);
const told = async (seconds: number, rows?: string[]) =>
  (await paragraphsWritten(page(rows), seconds)).flat().join(" ");

it("tells a year's programme by its changes, its place and fee, and its dates [7.3]", async () => {
  const script = await told(75);
  for (const text of [
    "The March meeting has moved to the school",
    "Meetings are held on the first Thursday at 7.30pm in the hall, unless it says otherwise.",
    "On 6 February, Dr Ann Lea speaks on “Weirs, Wheels and Water: the dry summer of 1821”.",
    "On 6 March, Tom Ash speaks on “Thirty Years a Ferryman”.",
    "On 3 April, the programme has “Members' evening”. Bring a spoon and tell us about it.",
    "On 1 May, the programme has “The Old Road to Hay Ford”. Meet at the mill at 6.30pm.",
    "On 2 October, the programme has “Supper”.",
  ])
    expect(script).toContain(text);
  expect(script).not.toContain("Same time");
  expect(script).not.toContain("warm welcome");
});

it("tells no dated row whose columns do not say what they are [6.2]", async () => {
  const script = await told(75, ["Date / Runner / Time", ...ROWS.slice(1)]);
  expect(script).not.toContain("speaks on");
  expect(script).not.toContain("the programme has");
});

it("tells other days that are open behind the dates of a programme [7.3]", () => {
  const rows = withEnglishRows(page());
  const lines = proseLinesOf(rows, "polite", () => true, 99);
  const paragraphs = programmeTeller(lines, rows)(75) ?? [];
  expect(paragraphs.at(-1)?.map(({ text }) => text)).toEqual([
    "Work parties are held on the first Saturday, 10am to 3pm.",
  ]);
});
