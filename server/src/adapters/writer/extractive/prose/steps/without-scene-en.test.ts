import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { proseLinesOf } from "../lines.ts";
import { withoutScene } from "./without-scene-en.ts";

const left = (...texts: string[]) => {
  const page = textPage("How to Strip a Door", texts.map(saidBlock));
  const lines = proseLinesOf(page, "polite", () => true, 99);
  return withoutScene(lines, page).map(({ sentences }) => sentences.join(" "));
};
const STORY = "The first door I stripped was a sorry sight. Never let the paste touch your skin.";

it("keeps the warning within a scene that it leaves out [6.2]", () =>
  expect(left(STORY, "Stripper is a paste that softens old paint.")).toEqual([
    "Never let the paste touch your skin.",
    "Stripper is a paste that softens old paint.",
  ]));

it("keeps a scene behind which another one stands [7.3]", () =>
  expect(left(STORY, "My aunt laughed at it, and I painted a second door.")[0]).toContain("sorry sight"));
