import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock as headed, itemBlock as item, saidBlock as said, textPage } from "#test/text-page";
import { proseLinesOf } from "../lines.ts";
import { withoutFiller } from "./without-filler-en.ts";

const MATTER = said("The reed of a loom keeps the threads of the warp apart.");
function left(...blocks: Block[]) {
  const page = textPage("How a reed is kept", [MATTER, ...blocks]);
  return withoutFiller(
    proseLinesOf(page, "polite", () => true, 80),
    page,
  )
    .map(({ sentences }) => sentences.join(" "))
    .slice(1);
}

it("tells what goes on from praise of the thing that was praised [7.3]", () => {
  const praise = "The Oak Loom Course is the perfect gateway for exploring cloth.";
  expect(left(said(`${praise} It provides lessons on the warp and the weft.`))).toEqual([
    "The Oak Loom Course provides lessons on the warp and the weft.",
  ]);
  expect(left(said(`${praise} Lessons on the warp are held in May.`))).toEqual([
    "Lessons on the warp are held in May.",
  ]);
});

it("leaves what a house says of all others to its page [7.3]", () => {
  const items = [
    item("Endure endless calls and letters from all the mills."),
    item("Bring the wool to the mill on your own."),
  ];
  expect(left(headed("The Traditional Way"), ...items)).toEqual([]);
  expect(left(headed("The Oak Loom Way"), ...items)).toHaveLength(2);
  const craft = item("Soak the flax in a pond for two weeks.");
  expect(left(headed("The Traditional Way"), craft)).toHaveLength(1);
});
