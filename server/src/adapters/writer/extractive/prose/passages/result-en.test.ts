import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { tellsResult } from "./result-en.ts";

it.each([
  ["The Herons beat Tarn Valley 61-58 in overtime on Tuesday night.", true],
  ["Holm lost to the Herons 2–1 after the break.", true],
  ["Her second throw made it 31-16 with 2:40 left.", false],
  ["The Herons won the title in 1998.", false],
])("knows who won a match, and how: %s [6.2]", (text, expected) => {
  expect(tellsResult(text)).toBe(expected);
});

const BOARD =
  "Mia Tarn had one pause left, a board with no pen and a rower who told her that she needed neither one.";
const WON =
  "The Herons beat Tarn Valley 61-58 in overtime on Tuesday night before 1,840 people to win the title of the valley.";
const LATE = "Ines Holm took the ball with eleven seconds to go and threw it over two others to draw level.";
const report = (...texts: string[]) =>
  textPage("Herons come back from fifteen behind", texts.map(saidBlock), { publishedAt: "2025-03-04" });

it("begins the report of a match with who won, wherever it stands, before the box on the next one [6.2]", async () => {
  const page = report(
    BOARD,
    "“So I put the board down and let her speak,” Tarn said after the match.",
    `${LATE} Half an hour later the Herons lifted the cup. ${WON}`,
    "Tarn Valley, which had won 17 in a row and beaten the Herons twice this winter, said that it was tired.",
    "“They threw better than we did all night long,” its coach Iain Reed said in the hall.",
    "Where: Mill Hall, 400 Weir Road, Holm",
    "Tickets: $10 adults, $6 students, online only",
  );
  const told = (await paragraphsWritten(page, 32)).flat();
  expect(told.find((text) => [BOARD, LATE, WON].includes(text))).toBe(WON);
  expect(told.join(" ")).not.toMatch(/Mill Hall|\$10/);
});
