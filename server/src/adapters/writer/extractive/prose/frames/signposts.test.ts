import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { withSignposts } from "./signposts.ts";

const FIRST = "The mill on the Arden was built in 1820 by two brothers.";
const SECOND = ["Larch stays hard in water for a century.", "Every blade is sawn along the grain."];

function told(
  heading: string,
  sentences = SECOND,
  language: "ja" | "en" = "en",
  isFit = () => true,
  isRoomy = true,
): string[] {
  const blocks = [saidBlock(FIRST), headingBlock(heading), saidBlock(sentences.join(" "))];
  const page = textPage("Mills", blocks, { language });
  const paragraphs = [[{ text: FIRST, blockIndex: 0 }], sentences.map((text) => ({ text, blockIndex: 2 }))];
  return withSignposts(paragraphs, page, isFit, isRoomy)
    .flat()
    .filter(({ isFrame }) => isFrame)
    .map(({ text }) => text);
}

it.each<[string, string[]]>([
  ["New blades for the wheel", []],
  ["3. New blades for the wheel:", []],
  ["Which wood lasts longest?", ["Which wood lasts longest?"]],
  ["Prefer your wheel without blades?", []],
  ["What are mills?", []],
  ["Turn the wheel by hand", []],
  ["Your wheel, your way", []],
  ["Mills everywhere", []],
  ["Separating fact from fiction", []],
  ["Why we chose larch", []],
  ["Why larch is chosen for the wheel", []],
  ["How to buy your wheel", []],
  ["Turning wheels by hand", []],
  ["Turning a wheel by hand", []],
  ["Ten times faster than by hand", []],
  ["If the wheel stands still", ["Next comes the case in which the wheel stands still."]],
  ["When to stop the wheel", ["Next, it tells when to stop the wheel."]],
  ["If you want to turn the wheel", []],
  ["What the miller told me", []],
  ["Evenings in the valley", []],
  ["Blades", []],
  ["Overview", []],
  ["Standard", []],
  ["Bladesobject", []],
  ["blade-turned", []],
  ["def turn(wheel)", []],
  ["News of March 2024", []],
])("says an English heading that asks or names a case, and no other: %s [7.3]", (heading, expected) => {
  const sentences = heading === "Blades" ? ["Blades of larch stay hard.", SECOND[1] ?? ""] : SECOND;
  expect(told(heading, sentences)).toEqual(expected);
});

it("says a Japanese heading without its number", () => {
  const sentences = ["唐松は、水の中で百年もちます。", "羽根は、木目に沿って挽きます。"];
  expect(told("二、羽根の木の種類", sentences, "ja")).toEqual(["続いて、羽根の木の種類についてです。"]);
  expect(told("「羽根が回りません」と出る", sentences, "ja")).toEqual([
    "続いて、「羽根が回りません」と出るときの話です。",
  ]);
  expect(told("手順 2: 羽根が止まったとき", sentences, "ja")).toEqual([
    "続いて、羽根が止まったときの話です。",
  ]);
  expect(told("「羽根が回りません", sentences, "ja")).toEqual([]);
});

it("spends no heading on a short sentence, and none that an editor would strike", () => {
  expect(told("羽根の木の種類", ["唐松は水に強いです。"], "ja")).toEqual([]);
  expect(told("If the wheel stands still", SECOND, "en", () => false)).toEqual([]);
});

it("asks no question before a story", () => {
  expect(told("Who owns the wheel?", ["At 2:14 on a February morning, the wheel began to turn."])).toEqual(
    [],
  );
  expect(told("Who owns the wheel?", ["In 1903 the wheel was sold to a weaver."])).toEqual([]);
});

it("asks a question before an answer of one short sentence, too", () => {
  expect(told("Which wood lasts longest?", ["Larch lasts long."])).toEqual(["Which wood lasts longest?"]);
});

it.each<[string, "ja" | "en", string[]]>([
  ["「番号が見つかりません」と出る", "ja", ["続いて、「番号が見つかりません」と出るときの話です。"]],
  ["紙がつまったとき", "ja", ["続いて、紙がつまったときの話です。"]],
  ["Which wood lasts longest?", "en", ["Which wood lasts longest?"]],
  ["If the wheel stands still", "en", ["Next comes the case in which the wheel stands still."]],
  ["羽根の木", "ja", []],
  ["New blades for the wheel", "en", []],
])("says in a short script only the headings of questions and cases: %s", (heading, language, posts) => {
  expect(told(heading, SECOND, language, () => true, false)).toEqual(posts);
});

it("asks no question of which only the rest of the answer is told [7.3]", () => {
  const blocks = [saidBlock(FIRST), headingBlock("Which wood lasts longest?"), saidBlock(SECOND.join(" "))];
  const rest = [[{ text: FIRST, blockIndex: 0 }], [{ text: SECOND[1] ?? "", blockIndex: 2 }]];
  expect(withSignposts(rest, textPage("Mills", blocks), () => true)).toEqual(rest);
});

it("asks the question that is answered, and names no heading of all questions [7.3]", () => {
  const question = headingBlock("Which wood lasts longest?", 3);
  const blocks = [saidBlock(FIRST), headingBlock("Wood and iron"), question, saidBlock(SECOND.join(" "))];
  const answer = [[{ text: FIRST, blockIndex: 0 }], SECOND.map((text) => ({ text, blockIndex: 3 }))];
  const told = withSignposts(answer, textPage("Mills", blocks), () => true);
  expect(told.flat().filter(({ isFrame }) => isFrame)).toEqual([
    expect.objectContaining({ text: "Which wood lasts longest?" }),
  ]);
});

it("announces a case, and what leans on its heading, before one sentence, too [7.3]", () => {
  expect(told("If you live by the river", ["A weaver pays nothing for the water."])).toEqual([
    "Next comes the case in which you live by the river.",
  ]);
  expect(told("The old guild", ["A weaver in such a house pays nothing."])).toEqual([
    "Next comes “The old guild”.",
  ]);
});

it("announces what leans on its heading by a plain name only [7.3]", () => {
  const leaning = ["A weaver in such a house pays nothing."];
  for (const heading of [
    "Your wheel, your way",
    "Separating fact from fiction",
    "Turning wheels by hand",
    "Overview",
    "Bladesobject",
    "News of March 2024",
  ])
    expect(told(heading, leaning)).toEqual([]);
  expect(told("Turning a wheel by hand", leaning)).toEqual(["Next comes “Turning a wheel by hand”."]);
  expect(told("The Great Wheel (1820)", leaning)).toEqual(["Next comes “The Great Wheel”."]);
});

it("calls no part the next one behind another that was passed over [7.3]", () => {
  const blocks = [
    saidBlock(FIRST),
    headingBlock("Wood and iron"),
    saidBlock("Oak is cut in winter."),
    headingBlock("The old guild"),
    saidBlock("A weaver in such a house pays nothing."),
  ];
  const paragraphs = [
    [{ text: FIRST, blockIndex: 0 }],
    [{ text: "A weaver in such a house pays nothing.", blockIndex: 4 }],
  ];
  expect(withSignposts(paragraphs, textPage("Mills", blocks), () => true)[1]?.[0]?.text).toBe(
    "Further on comes “The old guild”.",
  );
});

it("says a heading that is a sentence, or a point of a text, above however little of its part", () => {
  expect(told("説明会を開催します", ["申し込みは不要です。"], "ja")).toEqual(["説明会を開催します。"]);
  expect(told("その1 包む前に書く", ["これが効きました。"], "ja")).toEqual([
    "一つ目は、「包む前に書く」です。",
  ]);
  expect(told("申し込みの方法", ["申し込みは不要です。"], "ja")).toEqual([]);
});

it("says a point of a text above its first sentence where a paragraph comes to it", () => {
  const blocks = [
    saidBlock("粉屋の朝です。"),
    headingBlock("その1 包む前に書く"),
    saidBlock("これが効きました。"),
  ];
  const page = textPage("粉屋", blocks, { language: "ja" });
  const paragraph = [
    { text: "粉屋の朝です。", blockIndex: 0 },
    { text: "これが効きました。", blockIndex: 2 },
  ];
  expect(withSignposts([paragraph], page, () => true).map((some) => some.map(({ text }) => text))).toEqual([
    ["粉屋の朝です。"],
    ["一つ目は、「包む前に書く」です。", "これが効きました。"],
  ]);
});

it("announces fees only above an amount", () => {
  const why =
    "間が空くほど高いのは、罰金ではありません。粗く上げる作業と仕上げの作業で、二回分の手間をいただきます。";
  expect(told("基本料金", [why], "ja")).toEqual([]);
  expect(told("基本料金", [`縦型は14,300円です。${why}`], "ja")).toEqual(["続いて、基本料金についてです。"]);
});

it("asks no 「どんな…？」 whose answer says so itself [6.2]", () => {
  const kinds = ["欠けた器を、自分の手で直してみる会です。", "線を引くのは、いちばん最後です。"];
  expect(told("どんな講座？", kinds, "ja")).toEqual([]);
  expect(told("何を持っていけばよいですか", kinds, "ja")).toEqual(["何を持っていけばよいですか。"]);
});
