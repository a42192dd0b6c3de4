import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withPosts } from "./forum-posts.ts";

/** The ordinal of each paragraph's post, behind its text. */
const postsIn = (html: string, isKept: (text: string) => boolean = () => true) => {
  const all = blocksOf(parseDocument(html, "https://looms.example/t/1").body);
  const kept = all.filter(({ text }) => isKept(text));
  return withPosts(kept, all).map(({ text, post }) => `${text} ${post ?? "–"}`);
};

it("tells posts apart by their numbered boxes, whatever is nested in them", () => {
  expect(
    postsIn(`
      <div id="post-7" class="post"><div class="post-head">Oak?</div><div class="post-body"><p>Which oil?</p></div></div>
      <div id="post-9"><p>Linseed.</p><div class="message">Twice.</div></div>`),
  ).toEqual(["Oak? 0", "Which oil? 0", "Linseed. 1", "Twice. 1"]);
});

it("knows the boxes of sites that join the word with one of their own", () => {
  expect(
    postsIn(`
      <div class="LoomQuestionItem"><p>Which oil?</p></div>
      <div class="LoomAnswerItem -best"><div class="LoomAnswerItem_Text"><p>Linseed.</p></div><p>Thanks!</p></div>
      <div class="loom-answer_box"><p>Tung.</p></div>`),
  ).toEqual(["Which oil? 0", "Linseed. 1", "Thanks! 1", "Tung. 2"]);
  expect(
    postsIn(`<div class="unanswereditem"><p>Oak.</p></div><div class="faq-answers"><p>Ash.</p></div>`),
  ).toEqual(["Oak. –", "Ash. –"]);
});

it("knows the boxes of a question and of its answers by their short names", () => {
  expect(
    postsIn(`
      <section class="question"><p>Which oil?</p><p>It is oak.</p></section>
      <article class="ans best"><p>Linseed.</p></article>
      <article class="ans"><p>Tung.</p></article>`),
  ).toEqual(["Which oil? 0", "It is oak. 0", "Linseed. 1", "Tung. 2"]);
});

it("knows no post in the forum's own words and in the rows around a post's text", () => {
  expect(
    postsIn(`
      <p>The discussion revolves around oil.</p>
      <article class="message"><dl><dt>TL;DR</dt><dd>Oil?</dd></dl><p>Which oil?</p></article>
      <article class="message"><p>Linseed.</p></article>`),
  ).toEqual(["The discussion revolves around oil. –", "TL;DR –", "Oil? –", "Which oil? 0", "Linseed. 1"]);
});

it("takes a story above its comments for the first post", () => {
  expect(
    postsIn(`<p>A loom was found.</p><li class="comment">Where?</li><li class="comment">In Tarn.</li>`),
  ).toEqual(["A loom was found. 0", "Where? 1", "In Tarn. 2"]);
});

it("opens no thread with a reply", () => {
  const reply = `itemscope itemtype="https://schema.org/Comment"`;
  const second = `<div id="post-21" ${reply}><p>Linseed.</p></div><div id="post-22" ${reply}><p>Tung.</p></div>`;
  expect(postsIn(`<p>Not open for further replies.</p>${second}`)).toEqual([
    "Not open for further replies. –",
    "Linseed. 1",
    "Tung. 2",
  ]);
  const thread = `<div id="post-1"><p>Which oil?</p></div>${second}`;
  expect(postsIn(thread, (text) => text !== "Which oil?")).toEqual(["Linseed. 1", "Tung. 2"]);
});

it("finds the first post by the mark on its text", () => {
  expect(
    postsIn(`
      <div itemscope itemtype="https://schema.org/DiscussionForumPosting"><p>2 replies</p>
      <article itemprop="text"><p>Which oil?</p></article>
      <div id="post-2"><p>Linseed.</p></div><div id="post-3"><p>Tung.</p></div></div>`),
  ).toEqual(["2 replies –", "Which oil? 0", "Linseed. 1", "Tung. 2"]);
});

it("leaves a page of one person alone", () => {
  expect(postsIn(`<article id="post-7"><p>Oil it.</p></article><p>By Ida.</p>`)).toEqual([
    "Oil it. –",
    "By Ida. –",
  ]);
});

it("knows a box by its name without the signs that a program adds", () => {
  expect(
    postsIn(`
      <div class="Loom-QuestionItem__H3kOa"><p>Which oil?</p></div>
      <div class="Loom-AnswerItem__4GYMK"><p>Linseed.</p></div>`),
  ).toEqual(["Which oil? 0", "Linseed. 1"]);
});

it("takes the motto below somebody's posts for no text", () => {
  expect(
    postsIn(`
      <div id="p1" class="post"><p>Which oil?</p><div class="signature">If it leaks it is full.</div></div>
      <div id="p2" class="post"><p>Linseed.</p><p class="signature-move">Twice.</p></div>`),
  ).toEqual(["Which oil? 0", "Linseed. 1", "Twice. 1"]);
});
