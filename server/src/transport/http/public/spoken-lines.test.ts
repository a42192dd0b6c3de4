import { expect, it } from "vitest";
import { spokenLines } from "./spoken-lines.ts";

type Said = [string | undefined, string];
const lines = (language: "ja" | "en", ...said: Said[]) =>
  spokenLines(
    said.map(([speaker, text], at) => ({ index: at, start: at, end: at + 1, text, speaker })) as never,
    language,
    ({ text }) => text,
  );

it("sets each turn of a speaker on a line of its own, with the name once", () => {
  expect(lines("ja", ["太郎", "軽いですね。"], ["太郎", "驚きました。"], ["花子", "はい。"])).toBe(
    "<b>太郎</b>：軽いですね。驚きました。<br><b>花子</b>：はい。",
  );
  expect(
    lines("en", ["Ann", "It is light."], ["Ann", "Look."], ["Bob", "Yes."], [undefined, "They left."]),
  ).toBe("<b>Ann</b>: It is light. Look.<br><b>Bob</b>: Yes.<br>They left.");
});

it("keeps sentences that nobody is named for in one line, with a space between English ones alone", () => {
  expect(lines("ja", [undefined, "軽いです。"], [undefined, "水に強いです。"])).toBe(
    "軽いです。水に強いです。",
  );
  expect(lines("en", [undefined, "It is light."], [undefined, "It floats."])).toBe("It is light. It floats.");
});

it("escapes a name", () => {
  expect(lines("en", ["<i>", "Hello."])).toBe("<b>&lt;i&gt;</b>: Hello.");
});
