import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withAnswersKept } from "./kept-voices.ts";

/** The texts that are read where only these were chosen. */
const read = (html: string, ...chosen: string[]) => {
  const all = blocksOf(parseDocument(`<html><body>${html}</body></html>`, "https://pages.example/").body, {
    controls: true,
  });
  const kept = withAnswersKept(
    all,
    all.map(({ text }) => chosen.some((one) => text.startsWith(one))),
  );
  return all.filter((_, index) => kept[index]).map(({ text }) => text);
};

it("reads with the words of others the heading that says so", () => {
  const html =
    "<p>鍋は水から温めてください。</p><h2>その他の回答（2件）</h2><div>kuri</div><p>弱火がこつです。</p>";
  expect(read(html, "鍋は", "弱火")).toEqual([
    "鍋は水から温めてください。",
    "その他の回答（2件）",
    "弱火がこつです。",
  ]);
  expect(read(html, "鍋は")).toEqual(["鍋は水から温めてください。"]);
});

it("reads with a chosen answer the heading that says so, and the names of those who go on below it", () => {
  const html =
    "<p>鍋が割れます。</p><h2>ベストアンサー</h2><div>kuri</div><p>弱火がこつです。</p>" +
    "<p>質問者 10/27 07:52</p><p>弱火にしてみます。</p><p>kuriさん 10/27 12:20</p><p>水からどうぞ。</p>";
  expect(read(html, "鍋が", "弱火", "水から")).toEqual([
    "鍋が割れます。",
    "ベストアンサー",
    "弱火がこつです。",
    "質問者 10/27 07:52",
    "弱火にしてみます。",
    "kuriさん 10/27 12:20",
    "水からどうぞ。",
  ]);
  expect(read(html, "鍋が")).toEqual(["鍋が割れます。"]);
});

it.each(["質問者からのお礼", "この回答へのお礼", "お礼コメント"])(
  "reads thanks below %s with their heading",
  (heading) => {
    const html = `<p>鍋は水から温めてください。</p><h3>${heading}</h3><p>水からにしたら割れませんでした。</p>`;
    expect(read(html, "鍋は")).toEqual([
      "鍋は水から温めてください。",
      heading,
      "水からにしたら割れませんでした。",
    ]);
  },
);

it("leaves out thanks of the site, of links and above all answers", () => {
  const thanks = "<h3>お礼</h3><p>水からにしたら割れませんでした。</p>";
  expect(read(`${thanks}<p>鍋は水から温めてください。</p>`, "鍋は")).toHaveLength(1);
  expect(
    read(`<p>鍋は水から。</p><h3>お礼</h3><p><a href="/x">ほかの質問も見てみましょう。</a></p>`, "鍋は"),
  ).toHaveLength(1);
  expect(read(`<p>鍋は水から。</p><footer>${thanks}</footer>`, "鍋は")).toHaveLength(1);
  expect(
    read("<p>鍋は水から。</p><h3>ご来店のお礼</h3><p>ありがとうございました。</p>", "鍋は"),
  ).toHaveLength(1);
});

it("reads the heading above questions that are read, and above nothing else", () => {
  const html = "<p>鍋を直します。</p><h2>よくあるご質問</h2><h3>穴もふさげますか。</h3><p>ふさげます。</p>";
  expect(read(html, "鍋を", "穴も", "ふさげます")).toContain("よくあるご質問");
  expect(read(html, "鍋を")).toEqual(["鍋を直します。"]);
});

it("reads all questions of a list of which it reads one, but none of links", () => {
  const html = (answer: string) =>
    `<p>鍋を直します。</p><h2>よくあるご質問</h2><dl><dt>穴もふさげますか。</dt><dd>ふさげます。</dd><dt>送れますか。</dt><dd>${answer}</dd></dl>`;
  expect(read(html("箱に入れて送ってください。"), "鍋を", "穴も", "ふさげます").at(-1)).toBe(
    "箱に入れて送ってください。",
  );
  expect(
    read(html('<a href="/send">送り方の頁をご覧ください。</a>'), "鍋を", "穴も", "ふさげます"),
  ).not.toContain("送れますか。");
});

it("reads with an answer the question above it in the same item of a list [7.3]", () => {
  const item = (question: string, answer: string) =>
    `<li><h4><button>${question}</button></h4><div><p>${answer}</p></div></li>`;
  const html = `<ul>${item("Can I oil it?", "It is raw wood.")}${item("Who made it?", "Anna did.")}</ul>`;
  expect(read(html, "It is raw")).toEqual(["Can I oil it?", "It is raw wood."]);
  expect(read("<h4>Can I oil it?</h4><p>It is raw wood.</p>", "It is raw")).toEqual(["It is raw wood."]);
});
