import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const standfirst =
  "Drivers face a 19-mile detour from September after members backed a full closure by seven votes to four.";
const lead = [
  "Drivers in Harrow Bay face a 19-mile detour for more than a year after councillors agreed to close the town's swing bridge to all motor traffic from 8 September.",
  "Members of the county's highways committee voted seven to four on Tuesday night in favour of a full closure, rejecting a longer scheme which would have kept one lane open with traffic lights.",
  "The work will replace the bridge's turning machinery and 41 corroded cross-girders, and is expected to cost £11.6 million.",
];
const told = async (first: string) =>
  (
    await paragraphsWritten(
      textPage(
        "Councillors vote to shut swing bridge to cars for 14 months",
        [first, ...lead].map(saidBlock),
      ),
      60,
    )
  )
    .flat()
    .join(" ");

it("tells no standfirst that the first sentences say again with more [7.3]", async () => {
  expect(await told(standfirst)).not.toContain("backed a full closure");
  expect(await told(standfirst)).toContain("Drivers in Harrow Bay face");
  const own =
    "The last ferry over the Harrow sank in the winter of 1922, and nobody has built another since.";
  expect(await told(own)).toContain("The last ferry");
});

it("tells of two first sentences that differ in a day the later one [7.3]", async () => {
  const earlier = lead[0]?.replace("agreed to close", "agreed Tuesday to close") ?? "";
  const words = await told(earlier);
  expect(words).not.toContain("agreed Tuesday");
  expect(words).toContain("councillors agreed to close");
});

it("tells no points above a text that its paragraphs say again [7.3]", async () => {
  const points = [
    "Drivers face a long detour for a year after councillors agreed to close the town's swing bridge.",
    `Note that ${lead[1]?.replace("Members", "members")}`,
  ];
  const page = textPage("Swing bridge to be shut to cars", [
    ...points.map((text) => ({ kind: "list_item" as const, text })),
    ...lead.map(saidBlock),
  ]);
  const words = (await paragraphsWritten(page, 60)).flat().join(" ");
  expect(words).not.toContain("Note that");
  expect(words).toContain("Members of the county's highways committee");
});

it("tells no standfirst that begins as the first sentence does and says half of it [7.3]", async () => {
  const notice =
    "Drivers in Harrow Bay face a long detour for most of the year from 8 September, and buses change.";
  expect(await told(notice)).not.toContain("face a long detour");
  expect(await told(notice.replace("Drivers in Harrow Bay", "From now on people"))).toContain(
    "a long detour",
  );
});
