import { expect, it } from "vitest";
import { fromItsMatter } from "./detours.ts";
import type { Talk } from "./spoken.ts";
import { talksOf } from "./spoken.ts";

const LUNCH = "その前に、お弁当の話をしていいですか。先輩は怖い人で、私の卵焼きをよくのぞきました。";
const MATTER = "それまでの迷子の放送は、名前から呼ぶ順でした。いまは服の色から呼び、名前は最後に呼びます。";
const TITLE = "迷子の名前は、最後に呼びます";
const talkOf = (...answers: string[]): Talk => {
  const [talk] = talksOf(
    [
      {
        question: [{ text: "今日は迷子の放送のことを伺いたいのですが。", blockIndex: 0 }],
        answers: [{ name: "谷川みつ江", parts: answers.map((text, at) => ({ text, blockIndex: at + 1 })) }],
      },
    ],
    "ja",
  );
  if (!talk) throw new Error("no talk");
  return talk;
};
const first = (...answers: string[]) => fromItsMatter(talkOf(...answers), TITLE, "ja").said[0]?.text;

it("begins an answer where it comes to the title's matter [6.2]", () => {
  expect(first(LUNCH, MATTER)).toBe("それまでの迷子の放送は、名前から呼ぶ順でした。");
});

it("tells an answer whole that is on the matter from its beginning, or leans on what stands before [6.2]", () => {
  expect(first(MATTER, LUNCH)).toBe("それまでの迷子の放送は、名前から呼ぶ順でした。");
  expect(first(LUNCH, `だから、${MATTER}`)).toBe("その前に、お弁当の話をしていいですか。");
});

it.each([
  ["[Laughs.] No. So I typed [silence].", "No. So I typed silence."],
  ["[He stops.] No. I said [laughs] that I would not.", "No. I said that I would not."],
  ["The loom[1] was my mother's.", "The loom was my mother's."],
])("keeps words in brackets that somebody wrote, and no stage direction or mark: %s [6.2]", (text, said) => {
  const answers = [{ name: "Anna Tarn", parts: [{ text, blockIndex: 1 }] }];
  const question = [{ text: "Are you allowed to do that?", blockIndex: 0 }];
  const [talk] = talksOf([{ question, answers }], "en");
  expect(talk?.said.map((one) => one.text).join(" ")).toBe(said);
});

it("takes a note of the editors for no part of an answer [6.2]", () => {
  const talk = talkOf(MATTER, "(編集部注：店の名は変えました)");
  expect(new Set(talk.said.map(({ blockIndex }) => blockIndex))).toEqual(new Set([1]));
});

it("takes a short answer before the matter for no detour [6.2]", () => {
  expect(first("三回、あります。", MATTER)).toBe("三回、あります。");
});

it("knows a remark that goes on from the answer before [6.2]", () => {
  const isFollowUp = (text: string) =>
    talksOf(
      [
        {
          question: [{ text, blockIndex: 0 }],
          answers: [{ name: "Walt Brisbin", parts: [{ text: "I have placed nineteen.", blockIndex: 1 }] }],
        },
      ],
      "en",
    )[0]?.isFollowUp;
  expect(isFollowUp("So you run a kind of adoption agency.")).toBe(true);
  expect(isFollowUp("You run a kind of adoption agency.")).toBe(false);
});
