import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { authorsOn } from "./marked-posts-en.ts";

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
  const page = textPage("Wheel stands still", blocks, { url: "https://mills.example/forum/t/1" });
  return (await paragraphsWritten(page, 60)).flat().join(" ");
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

it("says of no post that it helped for which the opener thanks before the next question [7.3]", async () => {
  const [first, bearing, sluice] = posts as [[string, string], [string, string], [string, string]];
  const tried = (text: string) => told([], [first, bearing, sluice, ["reed_9", text]]);
  expect(await tried("m.tarn, thank you! The board was too wide by a finger.")).toContain("that helped");
  expect(await tried("m.tarn, thank you, but the mill was too old for it.")).not.toContain("that helped");
  expect(await tried("m.tarn, thank you! Where can one see the board?")).not.toContain("that helped");
});

it("hears at least one reply, were it only what somebody asks back [7.3]", async () => {
  const [first] = posts as [[string, string]];
  expect(await told([], [first, ["anvil", "Does it turn when the sluice is open?"]])).toContain(
    "One reply asks: “Does it turn when the sluice is open?”",
  );
  expect(await told([], [first, ["anvil", "Have the shaft greased."]])).toContain(
    "says: “Have the shaft greased.”",
  );
});

it("tells a question that somebody asks with the reply to it [7.3]", async () => {
  const [first] = posts as [[string, string]];
  const script = await told(
    [],
    [
      first,
      ["anvil", "Does the wheel stand still on the mornings after a night of frost in the valley?"],
      ["reed_9", "It is not the frost, for the mornings in July are no better than those in March."],
    ],
  );
  expect(script).toContain("One reply asks: “Does the wheel");
  expect(script).toContain("The reply to that says: “It is not the frost");
});

it("hears several rather than one who says much, and says of a whole thread that it was told [7.3]", async () => {
  const [first, bearing, sluice] = posts as [[string, string], [string, string], [string, string]];
  const more: [string, string] = [
    "anvil",
    "I found that my mill wheel stands still on a dry shaft in the morning, so I greased the other end of the shaft.",
  ];
  const blocks = [first, bearing, more, sluice].flatMap(([name, text], post): Block[] => [
    { ...saidBlock(stamp(name, post + 1)), post },
    { ...saidBlock(text), post },
  ]);
  const page = textPage("Wheel stands still", blocks, { url: "https://mills.example/forum/t/1" });
  const script = (await paragraphsWritten(page, 40)).flat().join(" ");
  expect(script).toContain("sluice board");
  expect(script).not.toContain("other end of the shaft");
  expect(await told([], [first, bearing])).toContain("That was the whole thread.");
  expect(
    await told(
      [],
      [first, bearing, ["m.tarn", "x = {wheel: 1, shaft: 2, bearing: 3, sluice: 4, board: 5, brass: 6}"]],
    ),
  ).not.toContain("That was");
});

it("says of nobody's post that it was all where no reply can be told [7.3]", async () => {
  const [first] = posts as [[string, string]];
  expect(await told([], [first, ["anvil", "Brass!"]])).not.toContain("That was");
});

it("takes the line on who edited a post for no name of its writer [7.3]", () => {
  const edited = { ...saidBlock("Last edited by reed_9 (2025-11-01 15:15:18)"), post: 0 };
  expect(authorsOn([edited]).get(0)).toBeUndefined();
  expect(authorsOn([{ ...saidBlock(stamp("reed_9", 1)), post: 0 }]).get(0)).toBe("reed_9");
});
