import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import type { ProseLine } from "../lines.ts";
import { fromWhereTheyStand, type Post } from "./post.ts";

const url = "https://mills.example/forum/threads/12/";
const REPLY =
  "The oak is wider in wet weather, so you can plane the axle a little. Grease with tallow every month keeps the water out.";
const told = async (...texts: string[]) => {
  const blocks = [...texts, "Anna Mar 3, 2024", REPLY].map(saidBlock);
  return (await paragraphsWritten(textPage("Looking after a wheel", blocks, { url }), 60)).flat().join(" ");
};

it("tells of a first post its matter, and not how its writer comes to post it [7.3]", async () => {
  const script = await told(
    "Millers often ask me what they should look for in an old wheel. I'll get us started here, and others may go on. Please feel free to add your own points.",
    "Look at the paddles for cracks along the grain before you oil them.",
  );
  expect(script).toContain("Millers often ask me what they should look for in an old wheel.");
  expect(script).toContain("Look at the paddles for cracks");
  expect(script).not.toMatch(/get us started|feel free/);
});

it("tells what one does at a mill, in whatever words it begins [7.3]", async () => {
  const script = await told(
    "I start the wheel at six each morning. I was thinking of larch for the new axle.",
  );
  expect(script).toContain("I start the wheel at six each morning.");
  expect(script).toContain("I was thinking of larch for the new axle.");
});

it("tells a paragraph without the number before it, and a number that counts something with its noun [7.3]", async () => {
  const script = await told(
    "1) Look at the paddles for cracks along the grain before you oil them.",
    "12 paddles of our wheel were new in spring.",
  );
  expect(script).toContain("“Look at the paddles for cracks");
  expect(script).toContain("12 paddles of our wheel were new in spring.");
});

it("calls the one who asks so where a chosen Japanese answer asks something back by the handle [6.2]", () => {
  const line = (text: string) => ({ sentences: [text], begins: true, gap: false }) as ProseLine;
  const lines = [
    "nantenさんは、一寸を3センチとして計算なさったのではありませんか。",
    "物差しのことは、waraさんの書いたとおりです。",
  ].map(line);
  const toldAs = (role: Post["role"]) =>
    fromWhereTheyStand([{ lines, isFirst: false, goesOn: false, author: null, role }], "ja")
      .flatMap((post) => post.lines)
      .flatMap(({ sentences }) => sentences);
  expect(toldAs("best")).toEqual([
    "質問者さんは、一寸を3センチとして計算なさったのではありませんか。",
    "物差しのことは、waraさんの書いたとおりです。",
  ]);
  expect(toldAs("supplement").join("")).toContain("nantenさんは");
});
