import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withTold } from "./told-headings.ts";

const kindsIn = (html: string) =>
  withTold(blocksOf(parseDocument(html, "https://looms.example/").body)).map(
    ({ kind, text }) => `${kind} ${text.slice(0, 12)}`,
  );

it("reads sentences below an empty line of a heading as the paragraph that they are [7.3]", () => {
  const whole =
    "隣の柿の木を切ってもよいですか。<br><br>枝が塀を越えています。落ち葉で雨どいが詰まりました。";
  expect(kindsIn(`<h1>${whole}</h1><p>切れます。</p>`)).toEqual([
    "heading 隣の柿の木を切ってもよい",
    "paragraph 枝が塀を越えています。落",
    "paragraph 切れます。",
  ]);
});

it("reads a long paragraph that is marked up as a heading, and no long question [7.3]", () => {
  const long = "The wheel of the mill turns where the water falls on its blades. ".repeat(3).trim();
  expect(kindsIn(`<h2>${long}</h2>`)).toEqual(["paragraph The wheel of"]);
  const asked = `${long.slice(0, -1)}, and the weir is older. Who has to mend it?`;
  expect(kindsIn(`<h2>${asked}</h2><h2>Old and cold. So what?</h2>`)).toEqual([
    "heading The wheel of",
    "heading Old and cold",
  ]);
});

it("reads the sentence below a title as the text's first, and no heading below that [7.3]", () => {
  const standfirst = "On the coast of Tarn, an old man keeps eleven machines in working order.";
  expect(
    kindsIn(`<h1>The last tuner</h1><h3>${standfirst}</h3><p>He is old.</p><h3>${standfirst}</h3>`),
  ).toEqual([
    "heading The last tun",
    "paragraph On the coast",
    "paragraph He is old.",
    "heading On the coast",
  ]);
});
