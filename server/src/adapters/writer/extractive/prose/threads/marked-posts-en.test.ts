import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const stamp = (name: string, day: number) => `by ${name} » Sun Mar 0${day}, 2024 7:4${day} pm`;
const posts: [string, string][] = [
  [
    "reed_9",
    "My mill wheel stands still on every second morning. The shaft is dry and the water is high enough for it.",
  ],
  [
    "anvil",
    "The bearing of the wheel is worn out after so many years. Take the bearing out of its box with a long lever and put in a new one made of brass.",
  ],
  [
    "m.tarn",
    "The sluice board swells in the night and holds the water back. Plane the edge of the board until it slides with one hand.",
  ],
  ["reed_9", "m.tarn, thank you! The board was too wide by a finger."],
];
const told = async (further: [string, string][] = [], some = posts) => {
  const blocks = [...some, ...further].flatMap(([name, text], post): Block[] => [
    { ...saidBlock(stamp(name, post + 1)), post },
    { ...saidBlock(text), post },
  ]);
  return (await paragraphsWritten(textPage("Wheel stands still", blocks), 60)).flat().join(" ");
};

it("takes a page for a thread whose posts each have a name and the minute above them [7.3]", async () => {
  expect(await told()).toContain("a thread");
});

it("says of a post that it helped for which the opener thanks by name [7.3]", async () => {
  expect(await told()).toContain("The answer that helped says: “The sluice board swells");
});

it("tells no post that its own writer takes back [7.3]", async () => {
  const unsolved = posts.slice(0, 3);
  expect(await told([], unsolved)).toContain("bearing");
  expect(
    await told(
      [["anvil", "I stand corrected. The board it was, and mine swells in the same way."]],
      unsolved,
    ),
  ).not.toContain("bearing");
});

it("knows whom the opener owes a cake, by the first name, too [7.3]", async () => {
  const some = posts.map(([name, text]): [string, string] => [name === "m.tarn" ? "Wilma K" : name, text]);
  some[3] = ["reed_9", "Solved, and I owe Wilma a cake. The board was too wide by a finger."];
  expect(await told([], some)).toContain("The answer that helped says: “The sluice board swells");
});

it("tells no post that the opener cites only to say that it was not so [7.3]", async () => {
  const blocks = [
    ...posts.slice(0, 3),
    ["reed_9", "Took it out, and it is like new. So not the bearing."],
  ].flatMap(([name = "", text = ""], post): Block[] => [
    { ...saidBlock(stamp(name, post + 1)), post },
    ...(post === 3 ? [{ kind: "quote" as const, text: "anvil wrote: Take the bearing out", post }] : []),
    { ...saidBlock(text), post },
  ]);
  const script = (await paragraphsWritten(textPage("Wheel stands still", blocks), 60)).flat().join(" ");
  expect(script).not.toContain("worn out");
  expect(script).toContain("sluice board");
});

it("tells how it was solved, by the opener's own post below a heading that says so [7.3]", async () => {
  const lines: [string, string][] = [
    ...posts.slice(0, 3),
    ["reed_9", "A stone had fallen into the sluice of the upper mill. I lifted the stone out on Sunday."],
  ];
  const blocks = lines.flatMap(([name, text], post): Block[] => [
    ...(post === 3
      ? [{ kind: "heading" as const, level: 3, text: "Re: Wheel stands still, SOLVED", post }]
      : []),
    { ...saidBlock(stamp(name, post + 1)), post },
    { ...saidBlock(text), post },
  ]);
  const said = (await paragraphsWritten(textPage("Wheel stands still", blocks), 60)).flat().join(" ");
  expect(said).toContain("In the end, the first writer reports: “A stone had fallen into the sluice");
});

it("says of a post that it helped to which the question points since [7.3]", async () => {
  const [[name, question] = ["", ""], ...others] = posts.slice(0, 3);
  const last: [string, string] = [name, "It was too wide by a finger, and slides again since yesterday."];
  const solved = (note: string) => told([], [[name, `${note} ${question}`], ...others, last]);
  expect(await solved("EDIT: SOLVED, see m.tarn's post further down.")).toContain(
    "The post that helped reads: “The sluice board swells",
  );
  expect(await solved("I have seen m.tarn's post on wheels.")).not.toContain("that helped");
});
