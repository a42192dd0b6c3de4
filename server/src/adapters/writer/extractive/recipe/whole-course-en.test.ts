import { expect, it } from "vitest";
import { wholeCourse } from "./whole-course-en.ts";

/** The sentences of a method that are told besides those given. */
function toldOf(steps: string[][], things: string[], told: string[]): string[] {
  const taken = steps.map((sentences) => sentences.map((text) => told.includes(text)));
  const whole = wholeCourse(steps, taken, things);
  return steps.flatMap((sentences, step) => sentences.filter((_, at) => whole[step]?.[at]));
}

it("tells how a main thing comes into the dish, and not only how it is cut [6.2]", () => {
  const steps = [
    ["Slice the leeks.", "Wash them."],
    ["Heat the butter.", "It foams soon.", "Add the leeks and a ladle of stock."],
  ];
  expect(toldOf(steps, ["medium leeks"], ["Slice the leeks.", "Heat the butter."])).toEqual([
    "Slice the leeks.",
    "Heat the butter.",
    "Add the leeks and a ladle of stock.",
  ]);
});

it("uses what was mixed: in the next sentence, or where it goes by its name [6.2]", () => {
  const steps = [
    ["Stir together the honey and the mustard.", "Brush it over the squash.", "The colour will be dark."],
    ["Bake the squash for 40 minutes."],
    ["Whisk the yogurt with the lemon."],
    ["Let the squash rest.", "Pour the dressing over it."],
  ];
  const firsts = steps.map(([first = ""]) => first);
  expect(toldOf(steps, [], firsts)).toEqual([
    "Stir together the honey and the mustard.",
    "Brush it over the squash.",
    "Bake the squash for 40 minutes.",
    "Whisk the yogurt with the lemon.",
    "Let the squash rest.",
    "Pour the dressing over it.",
  ]);
});

it("tells the first part of a thing whose rest is used, and takes no rest of time for one [6.2]", () => {
  const steps = [
    ["Warm the milk.", "Melt half of the butter in it."],
    ["Fry the bread in the remaining butter for the last 2 minutes."],
  ];
  expect(toldOf(steps, [], ["Warm the milk.", steps[1]?.[0] ?? ""])).toEqual(steps.flat());
  const last = [["Warm the milk.", "It needs two minutes."], ["Stir for the last 2 minutes."]];
  expect(toldOf(last, [], ["Warm the milk.", "Stir for the last 2 minutes."])).not.toContain(
    "It needs two minutes.",
  );
});

it("goes on with what a sentence leaves unsaid [6.2]", () => {
  const steps = [["Cut the squash into wedges.", "Arrange on a tray.", "You can leave the skin on."]];
  expect(toldOf(steps, [], ["Cut the squash into wedges."])).toEqual([
    "Cut the squash into wedges.",
    "Arrange on a tray.",
  ]);
});
