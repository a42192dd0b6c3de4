import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { withQuotesWhole } from "./quoted-on-en.ts";

const REST = "“I have never had people bring lawn chairs.”";

it.each([
  ["“I have certified two recalls,” said the county clerk, who oversaw the count.", true],
  ["“I have certified two recalls,” Whitt said.", true],
  ["“Two recalls!” she recalls.", true],
  ["“Who came?” the clerk asked.", true],
  ["The clerk oversaw the count.", false],
  ["He said the tower was “a disgrace.”", false],
  ["The sign reads “No chairs,” and nobody sat down.", false],
])("is the rest of what somebody says, behind %s: %s [7.3]", (text, isRest) => {
  expect(withQuotesWhole([text, REST])).toEqual(isRest ? [`${text} ${REST}`] : [text, REST]);
});

it("is the rest up to its end, unless that is long or somebody else's [7.3]", () => {
  const said = "“I have certified two recalls,” said the clerk.";
  const [first, last] = ["“I have never seen that.", "Not with chairs.”"] as const;
  expect(withQuotesWhole([said, first, last, "It rained."])).toEqual([
    `${said} ${first} ${last}`,
    "It rained.",
  ]);
  const other = "“We liked it,” said a neighbor.";
  expect(withQuotesWhole([said, other])).toEqual([said, other]);
  const long = [
    "“It began in May.",
    ..."abcdefgh".split("").map((one) => `We then went to the farm called ${one}.`),
    "So it ended.”",
  ];
  expect(withQuotesWhole([said, ...long])).toEqual([said, ...long]);
});

const NEWS = [
  saidBlock(
    "The plum is coming back to the tower. A hand recount on Thursday confirmed that voters approved the measure by 11 votes. On election night it had been seven.",
  ),
  saidBlock(
    `“I have certified school bonds and two recalls,” said County Clerk Dolores Whitt, who oversaw the count. ${REST}`,
  ),
  saidBlock(
    "About 30 residents watched, some wearing purple. Nobody challenged more than a handful of ballots. The count took four hours in the basement of the county annex.",
  ),
];

it("is told with its beginning, and nobody stops in between [7.3]", async () => {
  for (const seconds of [24, 26, 28, 30]) {
    const script = (await paragraphsWritten(textPage("Plum beats plain", NEWS), seconds, "narration"))
      .flat()
      .join(" ");
    expect(script.includes("two recalls,” said")).toBe(script.includes(REST));
  }
  const whole = await paragraphsWritten(textPage("Plum beats plain", NEWS), 36, "narration");
  expect(whole.flat()).toContain(REST);
});

it("whose words nobody signs is not told [7.3]", async () => {
  const own = [...NEWS.slice(0, 1), saidBlock(`The town hall was full of people. ${REST}`), ...NEWS.slice(2)];
  const script = await paragraphsWritten(textPage("Plum beats plain", own), 36, "narration");
  expect(script.flat()).not.toContain(REST);
});
