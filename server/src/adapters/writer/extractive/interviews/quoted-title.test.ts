import { expect, it } from "vitest";
import { chosenTalks, weightsOf } from "./choose.ts";
import { asksOfTitle, tellsOfTitle } from "./quoted-title.ts";
import type { Talk } from "./spoken.ts";

const TITLE = "「急ぐ糸は、二度切れる」――機を織って四十年、桐原さんに聞く";
const talkOf = (asked: string, ...paragraphs: string[][]): Talk => ({
  asked: [asked],
  isFollowUp: false,
  isLast: false,
  said: paragraphs.flatMap((sentences, blockIndex) =>
    sentences.map((text) => ({ text, blockIndex, name: "桐原", seconds: 5 })),
  ),
});
const FIRST = talkOf("朝は何から始めますか。", ["糸を日に当てます。", "湿りを飛ばすんです。"]);
const POINT = talkOf(
  "「急ぐ糸は、二度切れる」とは、どういう意味でしょうか。",
  ["切れた糸は結びます。", "結び目は太い。", "だから次もそこで切れるんです。"],
  ["ただ、待てない人は多い。", "若い人は特に。"],
);
const LAST = talkOf("これから織りたいものは。", ["帯です。", "母の帯を、もう一度。"]);
const costs = {
  secondsOf: (_: number, said: readonly { seconds: number }[]) =>
    said.reduce((sum, { seconds }) => sum + seconds, 3),
  mayEnd: (said: readonly { text: string }[], count: number) => !/^ただ/u.test(said[count]?.text ?? ""),
};

it("tells the answer that explains what the title quotes, to the end of its explanation [7.3]", () => {
  const talks = [FIRST, POINT, LAST];
  const weights = weightsOf(talks, TITLE, "", "ja");
  const chosen = chosenTalks(talks, weights, 20, costs, (talk) => asksOfTitle(talk, TITLE));
  expect(chosen.map(({ at, said }) => [at, said.length])).toEqual([[1, 3]]);
});

it("knows no such question where the title quotes nothing, or something else [7.3]", () => {
  expect(asksOfTitle(POINT, "機を織って四十年、桐原さんに聞く")).toBe(false);
  expect(asksOfTitle(FIRST, TITLE)).toBe(false);
});

it("knows the answer in which somebody says what the title quotes, give or take a particle [7.3]", () => {
  const title = "「湯がぬるい」と言われた日のことは、今でも覚えています";
  const told = talkOf("前の仕事とは違いますか。", ["常連の方に「今日の湯はぬるい」と言われました。"]);
  expect(tellsOfTitle(told, title)).toBe(true);
  expect(tellsOfTitle(FIRST, title)).toBe(false);
  expect(tellsOfTitle(told, "湯屋を継いだ人に聞く")).toBe(false);
  const unlike = talkOf("前の仕事とは違いますか。", ["常連の方に「今日の湯はあつい」と言われました。"]);
  const weightOf = (one: Talk) => weightsOf([FIRST, one, LAST], title, "", "ja")[1] ?? 0;
  expect(weightOf(told)).toBeGreaterThan(weightOf(unlike) + 1);
});
