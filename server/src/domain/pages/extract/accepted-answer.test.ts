import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { linkedDataOf } from "../html/json-ld.ts";
import { withAccepted } from "./accepted-answer.ts";
import { blocksOf } from "./blocks.ts";
import { withPosts } from "./forum-posts.ts";

/** The texts of the answer that the page marks as chosen. */
const acceptedIn = (html: string) => {
  const document = parseDocument(html, "https://looms.example/q/1");
  const all = blocksOf(document.body);
  const { accepted } = linkedDataOf(document);
  return withAccepted(withPosts(all, all), accepted).flatMap((block) =>
    block.isAccepted ? [block.text] : [],
  );
};
const QUESTION = `<div class="question"><p>Which oil keeps a loom of oak from going dark?</p></div>`;
const LINSEED = "<p>Linseed oil darkens it.</p><p>Take walnut oil, twice a year.</p>";
const TUNG = `<div class="answer"><p>Tung oil has always done for me.</p></div>`;

it.each([
  ["its property", `<div class="answer" itemprop="acceptedAnswer">${LINSEED}</div>`],
  ["a class of a box", `<div class="answer accepted-answer">${LINSEED}</div>`],
  ["a class of a program", `<div class="answer BestAnswer_wrap__x3Yk">${LINSEED}</div>`],
  ["a class of a message", `<div class="message message--solution">${LINSEED}</div>`],
])("knows the answer that was chosen by %s [7.3]", (_, answer) => {
  expect(acceptedIn(QUESTION + TUNG + answer)).toEqual([
    "Linseed oil darkens it.",
    "Take walnut oil, twice a year.",
  ]);
});

it("knows it with the comments that stand in its box, and takes none of them for it [7.3]", () => {
  const comments = `<ul class="comments"><li class="comment">It did darken mine.</li><li class="comment">Then it was boiled.</li></ul>`;
  const box = `<div class="answer accepted-answer"><div class="answer-text">${LINSEED}</div>${comments}</div>`;
  const found = acceptedIn(QUESTION + TUNG + box);
  expect(found.slice(0, 2)).toEqual(["Linseed oil darkens it.", "Take walnut oil, twice a year."]);
  expect(found).not.toContain("It did darken mine.");
});

const dataOf = (type: string, ...questions: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": type, mainEntity: questions })}</script>`;
const question = (text: string) => ({
  "@type": "Question",
  name: "Which oil?",
  acceptedAnswer: { "@type": "Answer", text },
});

it("knows it by the page's data, with the rest of its post [7.3]", () => {
  const data = dataOf("QAPage", question("Linseed oil darkens it. Take walnut oil …"));
  expect(acceptedIn(`${data}${QUESTION}${TUNG}<div class="answer">${LINSEED}</div>`)).toEqual([
    "Linseed oil darkens it.",
    "Take walnut oil, twice a year.",
  ]);
});

it("takes no answer of a list of questions for one that was chosen [7.3]", () => {
  const item = (text: string) => `<div class="answer" itemprop="acceptedAnswer"><p>${text}</p></div>`;
  expect(acceptedIn(QUESTION + item("Walnut oil is best for it.") + item("Tung oil dries hard."))).toEqual(
    [],
  );
  const data = dataOf("FAQPage", question("Walnut oil is best for it."), question("Tung oil dries hard."));
  expect(acceptedIn(`${data}${QUESTION}<div class="answer"><p>Walnut oil is best for it.</p></div>`)).toEqual(
    [],
  );
});

it.each([
  ["a part of a page that sells", `<section class="solution">${LINSEED}</section>`],
  ["the best of a shop", `<section class="best-solution">${LINSEED}</section>`],
  ["the solution of an exercise", `<div class="question-solution">${LINSEED}</div>`],
  [
    "what a house answers to one question",
    `<div itemtype="https://schema.org/FAQPage"><div itemprop="acceptedAnswer">${LINSEED}</div></div>`,
  ],
])("takes %s for no answer that was chosen [7.3]", (_, part) => {
  expect(acceptedIn(`<p>Oak goes dark within a year.</p>${part}<p>Write to us.</p>`)).toEqual([]);
});

it("takes no boxes without a post for one answer, and no short word for a part of it [7.3]", () => {
  const box = (text: string) => `<section itemprop="acceptedAnswer"><p>${text}</p></section>`;
  expect(
    acceptedIn(`<p>Two questions.</p>${box("Walnut oil is best for it.")}${box("Tung oil dries hard.")}`),
  ).toEqual([]);
  const data = dataOf("QAPage", question("Linseed oil darkens it. Take walnut oil, twice a year."));
  const short = `<div class="answer"><p>Oil.</p></div>`;
  expect(acceptedIn(`${data}${QUESTION}${short}<div class="answer">${LINSEED}</div>`)).toHaveLength(2);
  const two = dataOf("QAPage", question("Linseed oil darkens it."), question("Tung oil dries hard."));
  expect(acceptedIn(`${two}${QUESTION}${short}<div class="answer">${LINSEED}</div>`)).toEqual([]);
});

it("never takes the question for its answer, and ends where the asker thanks [7.3]", () => {
  expect(
    acceptedIn(`<div class="question accepted"><p>Which oil keeps it from going dark?</p></div>${TUNG}`),
  ).toEqual([]);
  const answer =
    "<p>くるみ油を年に二回、薄く塗ってください。</p><h3>質問者からのお礼コメント</h3><p>ありがとうございました。</p>";
  expect(
    acceptedIn(`<p>織り機の油は何がよいですか。</p><section class="best-answer">${answer}</section>`),
  ).toEqual(["くるみ油を年に二回、薄く塗ってください。"]);
});

const signed = (id: number, name: string, text: string) =>
  `<div class="post" id="post_${id}"><div><b>${name}</b><span>Oct ${id}</span></div>${text}</div>`;
const thread = (line: string) =>
  [
    signed(1, "weaver_v", "<p>Which oil keeps a loom of oak from going dark?</p>"),
    `<div class="map">${line}</div>`,
    signed(2, "tunglover", "<p>Tung oil has always done for me.</p>"),
    signed(3, "oilpress", LINSEED),
  ].join("");

it.each([
  "Solved by <b>oilpress</b> in post #3",
  "✓ Solved by oilpress, post 3",
  "Accepted answer by @oilpress (#3)",
  "Best answer: by oilpress",
  "Answered by oilpress",
])("knows the answer that a line of the page names: %s [7.3]", (line) => {
  expect(acceptedIn(thread(line))).toEqual([
    "oilpress Oct 3",
    "Linseed oil darkens it.",
    "Take walnut oil, twice a year.",
  ]);
});

it.each([
  "Solved by oilpress in post #2",
  "Solved by millstone in post #3",
  "Solved by weaver_v in post #1",
  "Solved by oil in post #3",
  "The riddle was solved by oilpress in 1903",
])("takes no answer for chosen by a line that names another, or none: %s [7.3]", (line) => {
  expect(acceptedIn(thread(line))).toEqual([]);
});
