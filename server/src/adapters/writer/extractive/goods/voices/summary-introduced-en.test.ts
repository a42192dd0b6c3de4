import { expect, it } from "vitest";
import { plain } from "../../draft.ts";
import { withSummaryIntroduced } from "./summary-introduced-en.ts";

const introduction = plain("This is how Tarn describes it.");
const below = [
  [introduction, plain("The pedals are of oak, and you fold them up.")],
  [plain("It costs $90.")],
];

it("names those who praise a thing before the page's summary, where that praises it [6.2]", () => {
  const praise = plain("It is the world's most beautiful loom for a shelf.");
  expect(withSummaryIntroduced([praise], below)).toEqual([
    [introduction, praise],
    [plain("The pedals are of oak, and you fold them up.")],
    [plain("It costs $90.")],
  ]);
});

it("says by itself what a thing is, where the page's summary tells no more than that [6.2]", () => {
  const kind = plain("It is a folding loom of oak with two pedals.");
  expect(withSummaryIntroduced([kind], below)).toEqual([[kind], ...below]);
});
