import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { itemBlock, saidBlock, textPage } from "#test/text-page";
import { textOfLine } from "../measure.ts";
import { postLinesOf } from "./post-lines-en.ts";

const inPost = (post: number, ...blocks: Block[]): Block[] => blocks.map((block) => ({ ...block, post }));
const saidIn = (...blocks: Block[]) =>
  postLinesOf(textPage("Wheel turns too slowly", inPost(0, ...blocks)), () => true);
const textsIn = (...blocks: Block[]) => saidIn(...blocks).map(textOfLine);

it("keeps a sentence that its writer has not ended, and no greeting, label or line of the board", () => {
  expect(
    textsIn(
      saidBlock("Members"),
      saidBlock("Posted March 5, 2024"),
      saidBlock("Hi to all,"),
      saidBlock("I have put in a new wheel and it turns with 23.9 rounds where the old one had 24"),
      saidBlock("Thanks in advance for any help!"),
      saidBlock("Last edited by reed_9 (2025-11-01 15:15:18)"),
      saidBlock("weaver_tarn Oct 30"),
    ),
  ).toEqual(["I have put in a new wheel and it turns with 23.9 rounds where the old one had 24."]);
});

it("keeps what somebody tells of himself behind the words that lead to it [7.3]", () => {
  const told = "After paying at the gate we soon get a letter from the miller about the wheel.";
  expect(textsIn(saidBlock(told), saidBlock("The letter we soon get from the miller"))).toEqual([told]);
});

it("joins points to the line above them, and leaves that line out where nothing that is heard follows", () => {
  expect(
    textsIn(saidBlock("I have checked:"), itemBlock("the shaft"), itemBlock("the sluice board")),
  ).toEqual(["I have checked: the shaft; the sluice board."]);
  const quote: Block = { kind: "quote", text: "Wheels of oak turn slowly in their first year." };
  expect(textsIn(saidBlock("The maker says:"), quote, saidBlock("I can't wait for a year."))).toEqual([
    "I can't wait for a year.",
  ]);
});

it("tells nothing that a machine puts out, and of the sentence before it what is whole", () => {
  const log = "6:58:36 AM: Start wheel 6:58:37 AM: Wheel stopped";
  const broken = saidBlock("The wheel has stopped since Sunday, the sluice opens but then the board shows");
  expect(textsIn(broken, saidBlock(log))).toEqual(["The wheel has stopped since Sunday."]);
  expect(
    textsIn(saidBlock("The wheel has stopped since Sunday, the sluice opens but the wheel waits")),
  ).toEqual(["The wheel has stopped since Sunday, the sluice opens but the wheel waits."]);
});

it("knows behind which sentence something is missing, and that a post begins anew", () => {
  const lines = postLinesOf(
    textPage("Wheel turns too slowly", [
      ...inPost(0, saidBlock("My wheel turns too slowly."), saidBlock("x = {a: 1, b: 2, c: 3, d: 4, e: 5};")),
      ...inPost(1, saidBlock("Plane the board of the sluice."), saidBlock("My wheel turns too slowly.")),
    ]),
    () => true,
  );
  expect(lines.map(({ gap }) => gap)).toEqual([false, false]);
  expect(lines.map(textOfLine)).toEqual(["My wheel turns too slowly.", "Plane the board of the sluice."]);
});
