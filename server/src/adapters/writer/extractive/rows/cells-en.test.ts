import { expect, it } from "vitest";
import { cellKindOf, cellSaid, inSentence, whenSaid } from "./cells-en.ts";

it.each([
  ["10am – 5.30pm", "10am to 5.30pm"],
  ["Mon–Fri", "Monday to Friday"],
  ["£120–£180", "£120 to £180"],
  ["one workshop (max. 40 people)", "one workshop (at most 40 people)"],
  ["01632 960-417", "01632 960-417"],
  ["a wheel-thrown bowl", "a wheel-thrown bowl"],
  ["Max Holt", "Max Holt"],
  ["4 min read", "4 min read"],
  ["Sun Life Choir", "Sun Life Choir"],
  ["Sun", "Sun"],
  ["Sat nav", "Sat nav"],
  ["Sat 21 June", "Saturday 21 June"],
  ["Sat & Sun", "Saturday & Sunday"],
  ["12-4", "12-4"],
  ["03-05-1921", "03-05-1921"],
  ["10-30", "10 to 30"],
])("says a cell for the ear: %s [7.3]", (cell, said) => {
  expect(cellSaid(cell)).toBe(said);
});

it.each([
  ["£8", "price"],
  ["£6 if places left", "price"],
  ["Free", "price"],
  ["10:00 to 16:00", "time"],
  ["17 April 2026, noon", "date"],
  ["Tuesday to Sunday", "day"],
  ["12 l", "number"],
  ["-", "none"],
  ["Marching band", "words"],
  ["May-tree honey", "words"],
  ["Freehold land", "words"],
  ["April Jones", "words"],
  ["Winter wheat", "words"],
  ["Sunday roast", "words"],
  ["Sunday mornings", "day"],
  ["31.72", "number"],
])("knows what a cell holds: %s [7.3]", (cell, kind) => {
  expect(cellKindOf(cell)).toBe(kind);
});

it.each([
  ["1 March to 31 October", "from 1 March to 31 October"],
  ["5 May", "on 5 May"],
  ["Saturday", "on Saturday"],
  ["July and August", "in July and August"],
  ["10:30", "at 10:30"],
  ["by 29 May", "by 29 May"],
])("puts the word before a time that belongs there: %s [7.3]", (cell, said) => {
  expect(whenSaid(cell)).toBe(said);
});

it.each([
  ["Not needed", "not needed"],
  ["Tidewell Halt", "Tidewell Halt"],
  ["Tanebridge station", "Tanebridge station"],
  ["Monday", "Monday"],
  ["UK only", "UK only"],
  ["Millbrook", "Millbrook"],
  ["Anyone over 16", "anyone over 16"],
])("keeps the capitals of names within a sentence: %s [7.3]", (cell, said) => {
  expect(inSentence(cell)).toBe(said);
});
