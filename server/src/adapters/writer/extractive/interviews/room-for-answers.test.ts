import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { interviewOn } from "./interview.ts";
import { exchangeTold } from "./phrases.ts";

const DECK =
  "Anna Tarn is fifty-one and mends looms in a shed by the river. We talked to her about treadles and eggs.";
const SCENE = [
  "The shed is as long as a barge and smells of tar and wet wool.",
  "There is one window on the river side, one stove, and a bench with nine jars of pegs on it.",
  "A heron stands on the weir below and does not move all morning.",
  "Tarn drinks her tea out of a tin that has lost its handle, and puts it down without looking.",
].join(" ");
const TALK = [
  [
    "How did you come to looms?",
    "I was a nurse, and a patient left me one. It stood in my kitchen for a year.",
  ],
  ["Tell me about the treadles.", "They are of ash, all nine of them. I turn them in my loft when it rains."],
  ["What do you charge?", "I take 40 crowns an hour. My neighbours pay me in eggs, as they always have."],
  ["When will you stop?", "I stop when my eyes do. I have told my doctor so, and he laughed."],
];
const asked = (text: string): Block => ({ ...saidBlock(text), isAsked: true });
const page = textPage("Forty crowns an hour", [
  ...[DECK, SCENE].map((text) => saidBlock(text)),
  ...TALK.flatMap(([question = "", answer = ""]) => [asked(question), saidBlock(answer)]),
]);

it("leaves the most of the time to the answers, however long the scene before them is [6.2]", async () => {
  const told = (await paragraphsWritten(page, 45)).map((sentences) => sentences.join(" "));
  const at = told.findIndex((text) => text.includes("Tarn says: “"));
  expect(at).toBeGreaterThan(0);
  const lead = told.slice(1, at).join(" ");
  expect(sentenceSeconds(lead, "en")).toBeLessThan(0.25 * 45);
  expect(lead).toContain("Anna Tarn is fifty-one");
});

it("takes a line that the page marks as asked for no part of the answer above it [6.2]", () => {
  const exchanges = interviewOn(page)?.exchanges ?? [];
  expect(exchanges.map(({ question }) => question[0]?.text)).toEqual(TALK.map(([question]) => question));
  expect(exchanges.map(({ answers }) => answers[0]?.parts.length)).toEqual([1, 1, 1, 1]);
});

it("hears nothing of an interviewer whom nobody has introduced [7.3]", async () => {
  const japanese = textPage(
    "織機を直す・樽見あんなさんの話",
    [
      "樽見あんなさんは、川べりの小屋で三十年、織機を直してきた。小屋に着くと、樽見さんは私の手を見た。話を聞いた。",
      "――手をご覧になりましたね。",
      "癖なんです。糸を切る手かどうかは、爪を見ればわかります。",
      "――どこがいちばん傷みますか。",
      "踏み木です。九本とも、樫から削り直します。",
      "――お代はいくらですか。",
      "一時間で四千円です。近所の人は、卵でくれます。",
    ].map((text) => saidBlock(text)),
    { language: "ja" },
  );
  const told = (await paragraphsWritten(japanese, 60)).flat().join("");
  expect(told).toContain("織機を直してきました。");
  expect(told).not.toContain("私の手");
});

it("says in turn that somebody was asked, and a remark was put [6.2]", () => {
  const said = [{ text: "卵です。", blockIndex: 1, name: "樽見", seconds: 2 }];
  const frameOf = (question: string, turn: number) =>
    exchangeTold.ja({ asked: [question], isFollowUp: false, isLast: false, said }, said, {
      turn,
      isEnd: false,
      isOneOfSeveral: false,
      called: (name) => name,
    })[0]?.text;
  expect(frameOf("お代は何ですか。", 0)).toBe("「お代は何ですか」という問いに、樽見さんはこう答えます。");
  expect(frameOf("手をご覧になりましたね。", 0)).toBe(
    "「手をご覧になりましたね」と聞かれて、樽見さんはこう答えます。",
  );
  expect(frameOf("お代は何ですか。", 1)).toBe("「お代は何ですか」と聞かれて、こう話します。");
  expect(frameOf("手をご覧になりましたね。", 1)).toBe(
    "「手をご覧になりましたね」という言葉には、こう話します。",
  );
});
