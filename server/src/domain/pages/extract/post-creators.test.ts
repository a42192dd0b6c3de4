import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withPosts } from "./forum-posts.ts";
import { withCreators } from "./post-creators.ts";

const read = (html: string) => {
  const document = parseDocument(`<html><body>${html}</body></html>`, "https://forum.example/");
  const all = blocksOf(document.body);
  return withCreators(withPosts(all, all)).map(({ text, by }) => `${text} | ${by ?? "–"}`);
};
const post = (at: number, name: string, text: string, when = "August 11, 2025, 8:40pm") =>
  `<div id="post_${at}"><div><span class="creator"><a href="/u">${name}</a></span> <time>${when}</time> <span>${at}</span></div><div><p>${text}</p></div></div>`;

it("knows by the line above each post who wrote it, and reads the line itself out of the text [6.2]", () => {
  const thread =
    post(1, "mia", "The mill shakes.") + post(2, "tarn", "Oil the wheel.") + post(3, "mia", "It did.");
  expect(read(thread)).toEqual(["The mill shakes. | mia", "Oil the wheel. | tarn", "It did. | mia"]);
});

it("leaves the line of a single writer, and one without the minute, as they are [6.2]", () => {
  expect(read(post(1, "mia", "The mill shakes.") + post(2, "mia", "It stopped."))).toHaveLength(4);
  const days = post(1, "mia", "The mill shakes.", "August") + post(2, "tarn", "Oil the wheel.", "August");
  expect(read(days)).toHaveLength(4);
});
