import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { headedPricesOn } from "./headed-prices.ts";
import { type Mention, mentionsIn } from "./mentions.ts";

const PRICES = { Tuning: "£64", "Concert tuning": "£92", "Pitch raise": "from £40" };
const page = textPage(
  "Organs",
  Object.entries(PRICES).flatMap(([name, price]) => [
    { kind: "heading" as const, level: 3, text: name },
    { kind: "paragraph" as const, text: price },
  ]),
);
/** Which heading a sentence's last sum is tied to. */
function namedBy(sentence: string): string | undefined {
  const mention = mentionsIn(sentence).at(-1) as Mention;
  return headedPricesOn(page)(mention, sentence.slice(0, mention.index))[0]?.excerpt;
}

it("ties a sum to the heading right above it [7.3]", () => {
  expect(namedBy("Tuning is £64.")).toBe("tuning");
  expect(namedBy("Pitch raise is from £40.")).toBe("pitch raise");
  expect(namedBy("Tuning is £92.")).toBeUndefined();
});

it("ties it to the name that stands last before it, and to no shorter one within that [7.3]", () => {
  expect(namedBy("Concert tuning is £92.")).toBe("concert tuning");
  expect(namedBy("Concert tuning is £64.")).toBeUndefined();
  expect(namedBy("Concert tuning is £92 and pitch raise is £92.")).toBeUndefined();
  expect(namedBy("Concert tuning is £92 and tuning is £64.")).toBe("tuning");
});
