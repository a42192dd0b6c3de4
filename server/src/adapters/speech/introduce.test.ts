import { expect, it } from "vitest";
import { toneSpeech } from "#test/tone-speech";
import { composeSpeech } from "./compose.ts";
import { introduced } from "./introduce.ts";

const rows = (...texts: string[]) => {
  const heard = new Set<string>();
  return texts.map((text) => introduced(text, heard));
};

it("marks what is said for the first time, once", () => {
  expect(rows("北海道は広い。北海道へ。", "北海道だ。")).toEqual([
    "⸤北海道⸥は広い。北海道へ。",
    "北海道だ。",
  ]);
});

it("knows a name again inside another word", () => {
  expect(rows("東京都です。", "東京駅です。")).toEqual(["⸤東京都⸥です。", "東⸤京駅⸥です。"]);
});

it("leaves a word with its accent as it is told", () => {
  expect(rows("⸢ハꜜシモト⸣です。")).toEqual(["⸢ハꜜシモト⸣です。"]);
});

it("knows a name that another voice has said, which cannot say it slower", () => {
  const mei = { id: "mei", name: "Mei", language: "ja", sampleRate: 48_000, attribution: "" } as const;
  const slow = {
    ...toneSpeech(),
    voices: () => [{ ...mei, pace: 1 }],
    introduce: (text: string, _voice: string, heard: Set<string>) => introduced(text, heard),
  };
  const speech = composeSpeech([toneSpeech(), slow]);
  const heard = new Set<string>();
  const said = [
    ["北海道です。", "tone:ja"],
    ["北海道と青森です。", "mei"],
  ].map(([text = "", voice = ""]) => speech.introduce?.(text, voice, heard));
  expect(said).toEqual(["北海道です。", "北海道と⸤青森⸥です。"]);
});
