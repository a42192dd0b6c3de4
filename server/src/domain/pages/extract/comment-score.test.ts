import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withPosts } from "./forum-posts.ts";
import { withSigners } from "./signed-posts.ts";

const comment = (html: string) => {
  const page = `<div class="question"><p>Is it the reed?</p><ul><li>${html} – <a>anvil</a> <i>Nov 19 at 18:40</i></li></ul></div>
    <div class="answer"><p>Grease the shaft.</p></div>`;
  const all = blocksOf(parseDocument(page, "https://looms.example/questions/1").body);
  return withSigners(withPosts(all, all), all)[1]?.text;
};

it("takes the votes on a comment for none of its words [4.1]", () => {
  expect(comment("<span>14</span><span>Grease did it.</span>")).toBe("Grease did it.");
  expect(comment("<span><b>3</b> It was the reed.</span>")).toBe("It was the reed.");
});

it("keeps a number that a comment begins with itself [4.1]", () => {
  expect(comment("<span>14 looms have it.</span>")).toBe("14 looms have it.");
  expect(comment("14 looms have it.")).toBe("14 looms have it.");
});
