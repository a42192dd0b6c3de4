import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { headingBlock as headed, saidBlock as said, textPage } from "#test/text-page";
import { proseLinesOf } from "../lines.ts";
import { withoutLeftovers } from "./leftovers-en.ts";

const MATTER = [
  "The reed of a loom keeps the threads of the warp apart.",
  "Steel reeds were made in a dry house for sixty years.",
  "Cane reeds were bound by hand in the winter months.",
  "The wires of a reed have to be free of rust.",
].map((text) => said(text));

/** The sentences that are left of some blocks in front of others. */
function left(blocks: Block[], more: Partial<Page> = {}, title = "How a reed is kept") {
  const page = textPage(title, [...MATTER, ...blocks], more);
  const lines = proseLinesOf(page, "polite", () => true, 80);
  return withoutLeftovers(lines, page)
    .map(({ sentences }) => sentences.join(" "))
    .slice(MATTER.length);
}
const quoted = (text: string): Block => ({ kind: "quote", text });

it("tells no “we” of those whom a text quotes [7.3]", () => {
  const theirs = "We asked a hundred weavers to bind a reed of cane.";
  expect(left([quoted(theirs)])).toEqual([]);
  expect(left([said(theirs)])).toEqual([theirs]);
  for (const callout of [
    "We will delete all old accounts on May 8.",
    "We cannot take back a reed that was opened.",
    "I never open the lid while the wheel turns.",
  ])
    expect(left([quoted(callout)])).toEqual([callout]);
  const plain = "A reed of cane is bound within a day by most weavers.";
  expect(left([quoted(plain)])).toEqual([plain]);
});

it.each([
  ["Eliminate double entry of warps for good.", false],
  ["Stop counting your threads and do more with less.", false],
  ["Get a quick and easy loom for the house!", false],
  ["Get help before you lift the beam!", true],
  ["Get vaccinated before the fair begins!", true],
  ["Stop the wheel before the shuttle is changed.", true],
  ["Grow flax in full sun and cut it in the summer.", true],
  ["Keep your hands away from the reed of the loom!", true],
  ["Start the wheel by hand and let it run for an hour.", true],
])("leaves out an advert's call, and no instruction: %s [7.3]", (text, isTold) => {
  expect(left([said(text)])).toEqual(isTold ? [text] : []);
});

it("leaves calls to those who give advice [7.3]", () => {
  const call = "Stop counting your threads and do more with less.";
  expect(left([said(call)], {}, "Seven Tips for Weavers")).toEqual([call]);
});

const RUN = "Type the name of the loom and wait until it stands still.";
const MUST = "A loom whose lamp is red must be replaced at once.";
const PARTS = [
  headed("Installation"),
  said(RUN),
  headed("License"),
  said("The loom is under the licence of the guild."),
];
it("tells of a manual's subject, and not of its set-up, unless that is what it is about [7.3]", () => {
  expect(left(PARTS)).toEqual([]);
  expect(left(PARTS, {}, "Installing a loom")).toHaveLength(2);
  expect(left([headed("Installation"), said(RUN)])).toEqual([RUN]);
  expect(left([headed("Testing"), said(RUN), headed("Authors")])).toEqual([RUN]);
  expect(left([headed("Installation"), said(RUN), headed("Testing"), said(MUST)])).toEqual([RUN, MUST]);
  expect(left([...PARTS, said(MUST)])).toEqual([MUST]);
  expect(left([headed("Testing", 2), headed("By hand", 3), said(RUN), headed("License", 2)])).toEqual([]);
});

it.each([
  ["As the recommended loom (v10.22.1) is a bit old now, it is rare.", {}, false],
  ["Looms before 10.22.1 lose threads when the wheel stands still.", {}, true],
  ["The looms were tested with version 10.22.1 of the reed.", {}, false],
  ["Warps made by version 3.2.1 are lost without a trace, so update to 3.2.2 at once.", {}, true],
  ["Weavers who installed 5.6.0 or 5.6.1 should take the loom off the network now.", {}, true],
  ["It is recommended to stay on 5.6.0, as 5.6.1 is unsafe.", {}, true],
  ["You need version 10.22.1 of the loom to bind a reed.", { publishedAt: "2024-05-01" }, true],
])("leaves out which version to install, and no flaw of one: %s [7.3]", (text, more, isTold) => {
  expect(left([said(text)], more)).toEqual(isTold ? [text] : []);
});

it("tells the story of no single customer on the page of a house [7.3]", () => {
  const story = "Fabio is a designer from the coast. After a long search he found a loom.";
  const ours = said("We build looms of oak for the weavers of the coast.");
  const told = (...texts: string[]) => left([ours, ...texts.map((text) => said(text))]).slice(1);
  expect(told(story)).toEqual([]);
  expect(left([said(story)])).toHaveLength(2);
  expect(told("Lincoln was born in 1809. He left the valley as a child.")).toHaveLength(2);
  const others = ["Anna", "Mia"].map((name) => story.replace("Fabio", name));
  expect(told(story, ...others).length).toBeGreaterThan(2);
  expect(left([ours, said(story)], { author: "Anna Reed" })).toHaveLength(3);
  expect(left([ours, said(story)], {}, "The looms of Fabio")).toHaveLength(3);
  for (const use of [
    "Payment is due by May 8. Each customer gets his or her ticket by mail.",
    "Registration is open until April 2, and every team names his or her captain.",
    "Breakfast is a meal for customers. Many a guest brings his or her cup.",
    "Payment is a matter of trust. A customer says when he comes.",
    "Maria runs the front desk and is the owner. She checks guests in until 9 pm.",
    "Maria is a manager of the mill. She is in the hall on Mondays.",
    "Maria is our manager. She shows the looms of the house.",
    "Maria is a designer from the coast. Ask for the key when she is there.",
  ])
    expect(told(use).join(" ")).toBe(use);
  const house = "Tarnloom is a maker of looms from the coast, and it sells reeds.";
  expect(left([said(house)])).toEqual([house]);
});
