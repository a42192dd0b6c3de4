import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withPosts } from "./forum-posts.ts";
import { withWriters } from "./post-writers.ts";

const writersIn = (html: string) => {
  const all = blocksOf(parseDocument(html, "https://mills.example/t/1").body);
  return withWriters(withPosts(all, all)).map(({ text, by }) => `${text} | ${by ?? "–"}`);
};

it("knows who wrote a post by the data of its box", () => {
  expect(
    writersIn(`
      <article class="post" data-author="reed_9"><p>The wheel sticks.</p></article>
      <article class="post" data-author="Wilma K"><p>Grease the shaft.</p></article>`),
  ).toEqual(["The wheel sticks. | reed_9", "Grease the shaft. | Wilma K"]);
});

it("takes of a box within which others answer the first writer for its own", () => {
  const person = (name: string) =>
    `<span itemprop="author" itemscope><meta itemprop="name" content="${name}"></span>`;
  expect(
    writersIn(`
      <div itemscope itemtype="https://schema.org/DiscussionForumPosting">
        ${person("reed_9")}<div id="post_1"><p>The wheel sticks.</p></div>
        <div id="post_2" itemscope itemtype="https://schema.org/Comment">${person("anvil")}<p>Grease the shaft.</p></div>
      </div>`),
  ).toEqual(["The wheel sticks. | reed_9", "Grease the shaft. | anvil"]);
});

it("gives nobody's name to a text without posts, or to a post whose box names none", () => {
  expect(writersIn(`<article data-author="reed_9"><p>The wheel sticks.</p></article>`)).toEqual([
    "The wheel sticks. | –",
  ]);
  expect(
    writersIn(`<div class="post"><p>The wheel sticks.</p></div><div class="post"><p>Grease it.</p></div>`),
  ).toEqual(["The wheel sticks. | –", "Grease it. | –"]);
});
