import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { saidBlock, textPage } from "#test/text-page";
import { textOfLine } from "../measure.ts";
import { markedPosts } from "./marked-posts-en.ts";
import { postLinesOf } from "./post-lines-en.ts";
import { understoodPosts } from "./post-stands-en.ts";

const OPENING = "The wheel of our mill turns too slowly since the oak shaft was put in. What can I do?";
const postsOf = (...texts: (string | Block)[][]) => signedBy([], ...texts);
const signedBy = (names: readonly string[], ...texts: (string | Block)[][]) => {
  const blocks = texts.flatMap((own, post): Block[] =>
    own.map((one) => ({
      ...(typeof one === "string" ? saidBlock(one) : one),
      post,
      ...(names[post] && { by: names[post] }),
    })),
  );
  const page = textPage("Wheel turns too slowly", blocks);
  return understoodPosts(
    markedPosts(
      postLinesOf(page, () => true),
      page,
    ),
    blocks,
  );
};
const toldOf = (...texts: (string | Block)[][]) =>
  postsOf(...texts).map(({ lines }) => lines.map(textOfLine).join(" "));
const quote = (text: string): Block => ({ kind: "quote", text });

it("begins the first reply with its first words, which answer those that everybody has heard", () => {
  expect(toldOf([OPENING], ["It needs grease, and it will turn again."])[1]).toBe(
    "It needs grease, and it will turn again.",
  );
  expect(toldOf([OPENING], ["Well, take the board out of the sluice."])[1]).toBe(
    "Take the board out of the sluice.",
  );
});

it("begins no later reply with what another one has said", () => {
  const first = ["Take the board out of the sluice."];
  expect(toldOf([OPENING], first, ["It needs grease, and all will be well."])[2]).toBe("");
  expect(toldOf([OPENING], first, ["I don't have that problem at home. Larch wheels turn fast."])[2]).toBe(
    "Larch wheels turn fast.",
  );
  expect(toldOf([OPENING], first, ["I agree with you. Larch wheels turn fast."])[2]).toBe(
    "Larch wheels turn fast.",
  );
  expect(toldOf([OPENING], first, ["I agree that larch wheels turn fast."])[2]).toBe(
    "I agree that larch wheels turn fast.",
  );
});

it("takes a post that cites another reply for none to the one who opened the thread", () => {
  const first = ["Take the board out of the sluice where it swells in the night."];
  const reply = "Our mill turns slowly on its oak shaft, and so does the one of my neighbour.";
  const isDirect = (...cited: Block[]) => postsOf([OPENING], first, [...cited, reply])[2]?.isDirect;
  expect(isDirect()).toBe(true);
  expect(isDirect(quote("The wheel of our mill turns too slowly"))).toBe(true);
  expect(isDirect(quote("Take the board out of the sluice"))).toBe(false);
});

it("opens with the matter, and not with what is said of the title", () => {
  expect(toldOf(["Yes, I know how the title sounds.", OPENING], ["Grease it."])[0]).toBe(OPENING);
  expect(toldOf(["Yes, I know how the mill sounds.", OPENING], ["Grease it."])[0]).toContain(
    "how the mill sounds",
  );
});

it("leaves out what goes on from words that could not be said, up to the next that stands by itself", () => {
  const code: Block = saidBlock("wheel = {shaft: 1, bearing: 2, sluice: 3, board: 4};");
  const opening = toldOf(
    [OPENING, code, "Another example has no shaft.", "Our mill has two wheels."],
    ["Grease it."],
  )[0];
  expect(opening).toBe(`${OPENING} Our mill has two wheels.`);
});

const TOLD = "The wheel of our mill turns too slowly since the oak shaft was put in.";
const FIRST = ["Take the board out of the sluice."];

it("begins no reply with a yes to what the opening does not ask [7.3]", () => {
  const yes = "Yes we speak of the new wheel of the mill, and it is too slow.";
  expect(toldOf([TOLD], FIRST, [yes])[2]).toBe("");
  expect(toldOf([OPENING], FIRST, [yes])[2]).toBe(yes);
});

it("tells no reply that limits what another one has praised, or speaks of how others behave [7.3]", () => {
  expect(
    toldOf([OPENING], FIRST, [
      "The one issue I had with the larch wheel was its weight. Larch splits, too.",
    ])[2],
  ).toBe("");
  expect(toldOf([OPENING], FIRST, ["You should read posts more carefully. Larch wheels split."])[2]).toBe("");
});

it("tells of the opener no answer to somebody whom nobody has heard, but how it ended [7.3]", () => {
  const opener = (...between: [string, string]) =>
    signedBy(["ann", "bert", "ann"], [OPENING], [between[0]], [between[1]])[2]
      ?.lines.map(textOfLine)
      .join(" ");
  const still = "The sluice board of the mill has been out since Sunday.";
  expect(opener("Take the board out.", still)).toBe(still);
  expect(opener("Is the board of the sluice out?", still)).toBe("");
  expect(opener("Take the board out.", "You would have to lift the whole mill for that.")).toBe("");
  expect(opener("Is the board out?", "The oak shaft is fixed now.")).toBe("The oak shaft is fixed now.");
});

it("ends no reply with a question that somebody has put elsewhere [7.3]", () => {
  expect(
    toldOf([OPENING], FIRST, ["Larch wheels turn fast. I asked the miller if others use larch."])[2],
  ).toBe("Larch wheels turn fast.");
});
