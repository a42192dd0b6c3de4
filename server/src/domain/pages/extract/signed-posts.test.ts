import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withPosts } from "./forum-posts.ts";
import { withSigners } from "./signed-posts.ts";

/** Text, ordinal and writer of each block that is kept. */
const signedIn = (html: string, isKept: (text: string) => boolean = () => true) => {
  const all = blocksOf(parseDocument(html, "https://bikes.example/questions/1").body);
  const kept = withPosts(
    all.filter(({ text }) => isKept(text)),
    all,
  );
  return withSigners(kept, all).map(({ text, post, by }) => `${text} | ${post ?? "–"} ${by ?? "–"}`);
};

const PAGE = `
  <p>Asked 5 months ago · Modified 4 months ago · Viewed 6k times</p>
  <div class="question"><p>Is it the battery?</p><div>asked Nov 19 at 18:02 hill_rider 241 ●3 ●9</div>
    <ul><li>Does it die at once? – wattson Nov 19 at 18:40</li></ul></div>
  <div class="answer"><span>This answer is accepted</span><p>Measure both sides.</p>
    <div>answered Nov 19, 2021 at 21:17 Marit S 8,814 2 gold badges</div>
    <ul><li>That was it – a pin was green. – hill_rider Dec 6 at 9:12</li></ul></div>
  <div class="answer"><p>Charge it for a day.</p></div>`;

it("makes each comment a post of whoever signed it, and takes cards for no text", () => {
  expect(signedIn(PAGE)).toEqual([
    "Is it the battery? | 0 hill_rider",
    "Does it die at once? | 1 wattson",
    "Measure both sides. | 2 Marit S",
    "That was it – a pin was green. | 3 hill_rider",
    "Charge it for a day. | 4 –",
  ]);
});

it("knows who asked by a card that is no part of the text", () => {
  expect(signedIn(PAGE, (text) => !text.startsWith("asked"))[0]).toBe("Is it the battery? | 0 hill_rider");
});

it("leaves a page alone where nobody has a box, or nobody signs", () => {
  expect(signedIn("<p>It broke. – Ann Nov 19 at 18:40</p><p>So it goes.</p>")).toEqual([
    "It broke. – Ann Nov 19 at 18:40 | – –",
    "So it goes. | – –",
  ]);
  const plain = `<div class="question"><p>Oak – or ash?</p></div><div class="answer"><p>Ash – it bends.</p></div>`;
  expect(signedIn(plain)).toEqual(["Oak – or ash? | 0 –", "Ash – it bends. | 1 –"]);
});

it("keeps a comment on the answer that was chosen out of that answer", () => {
  const all = blocksOf(parseDocument(PAGE, "https://bikes.example/questions/1").body);
  const accepted = withPosts(all, all).map((block) => ({ ...block, isAccepted: block.post === 1 }));
  const chosen = withSigners(accepted, all).filter(({ isAccepted }) => isAccepted);
  expect(chosen.map(({ text }) => text)).toEqual(["Measure both sides."]);
});
