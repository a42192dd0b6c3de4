import { describe, expect, it } from "vitest";
import { mayEndAt } from "./answer-ends.ts";
import { chosenTalks } from "./choose.ts";
import type { Talk } from "./spoken.ts";

const talkOf = (asked: string, ...seconds: number[]): Talk => ({
  asked: [asked],
  isFollowUp: false,
  isLast: false,
  said: seconds.map((one, at) => ({ text: `${asked}${at}。`, blockIndex: at, name: "榊原", seconds: one })),
});
const costs = {
  secondsOf: (_: number, said: Talk["said"]) => said.reduce((sum, { seconds }) => sum + seconds, 4),
  mayEnd: () => true,
};

describe("the answers of an interview", () => {
  it("rather two of them to the end than three cut [6.2]", () => {
    const talks = [
      talkOf("きっかけ", 6, 6),
      talkOf("仕事", 6, 6),
      talkOf("つらさ", 6, 6, 6),
      talkOf("これから", 9, 9, 9, 9),
    ];
    const chosen = chosenTalks(talks, [1, 1, 1, 1], 34, costs);
    expect(chosen.map(({ at, said }) => [at, said.length])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it("of long ones rather two at some length than three that are hardly begun [6.2]", () => {
    const long = Array.from({ length: 8 }, () => 5);
    const talks = [talkOf("きっかけ", ...long), talkOf("仕事", ...long), talkOf("つらさ", ...long)];
    const chosen = chosenTalks([...talks, talkOf("これから", ...long)], [1, 1, 1, 1], 30, costs);
    expect(chosen.map(({ said }) => said.length)).toEqual([2, 2]);
  });

  it("the last of the page whole, or not at all [6.2]", () => {
    const talks = [talkOf("きっかけ", 6, 6, 6), talkOf("これから", 6, 6, 6, 6)];
    for (const budget of [20, 30, 40, 60])
      for (const { at, said } of chosenTalks(talks, [1, 2], budget, costs))
        if (at === 1) expect(said).toHaveLength(4);
  });
});

it.each([
  ["ふたりとも、また会えると思っていた顔をしているんです。", false],
  ["鐘の音が、霧の中でいちばん遠くまで届くからです。", false],
  ["昔は、鐘で時刻も知らせていたのですよ。", false],
  ["舟を急に止めないためです。", false],
  ["霧の日は綱を二本にします。", true],
  ["母が来たのは五月からでした。", true],
])("ends no Japanese answer before the sentence that explains it: %s [6.2]", (next, isEnd) => {
  expect(mayEndAt("いまなら、先に鐘を鳴らします。", next, "ja")).toBe(isEnd);
});
