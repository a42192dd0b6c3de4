import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock } from "#test/text-page";
import { listsTold } from "./lists-en.ts";

const below = (head: string, items: string[]) =>
  listsTold([saidBlock(head), ...items.map(itemBlock)])[0]?.text;
const under = (head: string, items: string[]) =>
  listsTold([headingBlock(head), ...items.map(itemBlock)])[0]?.text;

it.each<[string, string[], string]>([
  [
    "You can join if you:",
    ["live in the valley", "can stand by 6.30am (or later)"],
    "You can join if you live in the valley; can stand by 6.30am (or later).",
  ],
  [
    "You can join if you:",
    ["live in the valley; or", "work in the valley"],
    "You can join if you live in the valley or work in the valley.",
  ],
  [
    "You must have:",
    ["good eyesight", "a licence", "the strength to lift 15 kg"],
    "You must have good eyesight; a licence; and the strength to lift 15 kg.",
  ],
  [
    "Grants are available for the following:",
    ["Raised beds and soil", "Tools and storage", "Training for volunteers"],
    "Grants are available for raised beds and soil; tools and storage; and training for volunteers.",
  ],
  [
    "Ring us at once if you notice any of the following:",
    ["Fingers that turn blue", "A bad smell from the cast"],
    "Ring us at once if you notice fingers that turn blue or a bad smell from the cast.",
  ],
  [
    "It takes two days to dry. During this time:",
    ["rest the limb", "do not put weight on it"],
    "It takes two days to dry. During this time, rest the limb and do not put weight on it.",
  ],
])("says a list in the line that announces it: %s %s [7.3]", (head, items, whole) => {
  expect(below(head, items)).toBe(whole);
});

it.each<[string, string[], string]>([
  ["What to bring", ["Steel-toed boots", "Gloves"], "Bring steel-toed boots and gloves."],
  [
    "What do I need to send?",
    ["A photo of both sides", "A code"],
    "You need to send a photo of both sides and a code.",
  ],
  ["What's included", ["Lunch and tea", "A map"], "It includes lunch and tea and a map."],
  [
    "What you'll learn",
    ["How to dress stone", "How to lay it"],
    "You will learn how to dress stone and how to lay it.",
  ],
  ["Facilities", ["Café", "Picnic area"], "The facilities include café and picnic area."],
])("says the things below a heading that asks for them: %s %s [7.3]", (head, items, whole) => {
  expect(under(head, items)).toBe(whole);
});

it.each<[string, string[]]>([
  ["Advance tickets until Friday:", ["in person at the mill", "by telephone"]],
  ["Nobody may:", ["Feed the ducks.", "Swim in the race."]],
  ["Follow these steps:", ["Open the gate.", "Close the gate."]],
  ["You cannot join if any of the following:", ["It rains", "It snows"]],
  ["You can join if you:", ["live here", "work at www.mill.example"]],
])("leaves a list that makes no sentence with its line as it is: %s %s [7.3]", (head, items) => {
  expect(below(head, items)).toBeUndefined();
});

it.each<[string, string[]]>([
  ["What to bring", ["Bring a coat", "You need boots"]],
  ["Related articles", ["The wheel", "The stones"]],
  ["What do you think?", ["A good mill", "A bad mill"]],
  ["News", ["A new wheel", "An old stone"]],
  ["Our visitors say", ["A lovely mill", "A fine day"]],
])(
  "leaves sentences, orders and lists of the site below a heading as they are: %s %s [7.3]",
  (head, items) => {
    expect(under(head, items)).toBeUndefined();
  },
);
