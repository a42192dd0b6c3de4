import { it } from "vitest";
import { expectNames, expectRead, withReader } from "#test/reading-sets";

withReader();

it("reads at least 90 % of the Japanese and 95 % of the English items of the fresh sets", () =>
  expectRead("fresh", 0.9, 0.95));

it("reads at least 95 % of the fifteenth set, whose words of two readings alone were mended by their kind", () =>
  expectRead("fifteenth", 0.95));

it.each(["second", "third", "fourth", "classes"])(
  "reads at least 97 in 100 of the set %s in both languages",
  (name) => expectRead(name, 0.97),
);

it.each(["fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh"])(
  "reads at least 95 in 100 of the set %s, which was first read blind",
  (name) => expectRead(name, 0.95),
);

it("reads at least 98 % of the sixteenth set, which was tuned on", () => expectRead("sixteenth", 0.98));

it.each(["seventeenth", "eighteenth", "nineteenth", "twentieth", "twenty-first", "twenty-second"])(
  "reads at least 99 in 100 of the set %s, which was first read blind and then tuned on",
  (name) => expectRead(name, 0.99),
);

it.each([
  ["ja-place-names", 1_000],
  ["ja-family-names", 800],
] as const)("reads nearly every word of %s in a sentence, of %d at least", expectNames);
