import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { countOfThings } from "../../prose/points/count-of-things-en.ts";
import { thingsToldOn } from "./told-things-en.ts";

const card = (name: string, ...rows: string[]) => [headingBlock(name), ...rows.map(itemBlock)];
const pageOf = (...blocks: Parameters<typeof textPage>[1]) => textPage("The best fairs of the north", blocks);
const told = (...blocks: Parameters<typeof textPage>[1]) =>
  thingsToldOn(pageOf(...blocks), () => true)?.told.map(({ text }) => text);
const fair = (name: string, date: string, place: string, ...more: string[]) =>
  card(name, `Date: ${date}`, `Location: ${place}`, ...more);

it("tells events in frames that take turns, with what they are for and in one style of dates [7.3]", () => {
  expect(
    told(
      ...fair("1. Loom Fair (LF)", "May 5-7, 2026", "Tarn, Ashby", "Focus: Looms, reeds, A/B testing"),
      saidBlock("The looms of the fair are old, and so are its reeds and its wool."),
      ...fair("2. Wool Days", "June 9, 2026 (tentative)", "Corby, Ashby", "Focus: Wool, dyes"),
      ...fair("3. Reed Week", "3 to 9 July 2026", "The Old Mill, Corby"),
      ...fair("4. Weft Week", "August 1, 2026", "Tarn"),
    ),
  ).toEqual([
    "Loom Fair takes place in Tarn, Ashby, from May 5 to 7, 2026, with a focus on looms and reeds.",
    "Corby, Ashby, hosts Wool Days, provisionally on June 9, 2026, and the focus is on wool and dyes.",
    "From July 3 to 9, 2026, Reed Week is held at the Old Mill, Corby.",
    "Weft Week takes place in Tarn on August 1, 2026.",
  ]);
});

it.each<[string, string[], string[]]>([
  [
    "films",
    ["Director: Ada Finch", "Year: 1961", "Running time: 94 min"],
    [
      "“Tarn”, directed by Ada Finch, came out in 1961 and runs for 94 minutes.",
      "Ada Finch made “Corby” in 1961, and it runs for 94 minutes.",
    ],
  ],
  [
    "jobs",
    ["Company: Oak Loom", "Location: Ashby", "Salary: £30,000"],
    [
      "Oak Loom is looking for a Tarn in Ashby, and the pay is £30,000.",
      "There is a post as Corby at Oak Loom in Ashby, which pays £30,000.",
    ],
  ],
  [
    "programs",
    ["Version: 2.1", "License: MIT", "Platform: Linux, Windows"],
    [
      "Tarn runs on Linux and Windows, is at version 2.1, and comes with the MIT licence.",
      "Corby, now at version 2.1, runs on Linux and Windows under the MIT licence.",
    ],
  ],
  [
    "courses",
    ["Duration: 6 weeks", "Level: Beginner", "Price: £120"],
    [
      "“Tarn” is for beginners, takes 6 weeks, and costs £120.",
      "“Corby”, for beginners, lasts 6 weeks and costs £120.",
    ],
  ],
  [
    "houses",
    ["Bedrooms: 3", "Bathrooms: 1", "Price: £900"],
    [
      "Tarn has 3 bedrooms and 1 bathroom, and costs £900.",
      "With 3 bedrooms and 1 bathroom, Corby costs £900.",
    ],
  ],
  ["people", ["Role: Head of Design", "Location: Ashby"], []],
  [
    "places",
    ["Address: 8 Paper Street, Ashby", "Phone: 01632 960417"],
    [
      "Tarn is at 8 Paper Street, Ashby, and its phone number is 01632 960417.",
      "Corby is at 8 Paper Street, Ashby, and its phone number is 01632 960417.",
    ],
  ],
])("tells %s with verbs of their own [7.3]", (_, rows, sentences) => {
  expect(told(...card("Tarn", ...rows), ...card("Corby", ...rows)) ?? []).toEqual(sentences);
});

it("leaves labels of no known kind, and one thing by itself, as they are [7.3]", () => {
  const looms = (name: string) => card(name, "Maker: Oak Loom", "Wood: larch");
  expect(told(...looms("Tarn"), ...looms("Corby"))).toBeUndefined();
  expect(told(...fair("Loom Fair", "5 May 2026", "Tarn"))).toBeUndefined();
});

it("says how many there are where the page counts them, unless the title says it [7.3]", () => {
  const count = (title: string, ...names: string[]) => {
    const page = textPage(
      title,
      names.flatMap((name) => fair(name, "5 May 2026", "Tarn")),
    );
    const things = thingsToldOn(page, () => true);
    return (things && countOfThings(page, things)) ?? null;
  };
  expect(count("The best fairs of 2026", "1. Loom Fair", "2. Wool Days", "3. Reed Week")).toEqual({
    text: "It lists three fairs.",
    ties: [{ text: "three", blockIndex: 6, factId: null }],
  });
  expect(count("Dates for weavers", "1. Loom Fair", "2. Wool Days")?.text).toBe("It lists two events.");
  expect(count("Dates for weavers", "Loom Fair", "Wool Days")).toBeNull();
  expect(count("Three fairs", "1. Loom Fair", "2. Wool Days", "3. Reed Week")).toBeNull();
});
