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

it.each([
  { text: "1980円です。1980円と2000円です。", marked: "⸤1980円⸥です。1980円と⸤2000円⸥です。" },
  { text: "2024年に3万5000人が来た。", marked: "⸤2024年⸥に⸤3万5000人⸥が来た。" },
  { text: "20.5ドルで、12キログラムです。", marked: "⸤20.5ドル⸥で、⸤12キログラム⸥です。" },
  { text: "3時間30分かかる。30分かかる。", marked: "3⸤時間⸥⸤30分⸥かかる。30分かかる。" },
  { text: "15分発で、15分です。", marked: "15⸤分発⸥で、⸤15分⸥です。" },
  { text: "2024年東京へ、35人と。", marked: "⸤2024年⸥⸤東京⸥へ、⸤35人⸥と。" },
])("marks figures with what they count once: $text", ({ text, marked }) => {
  expect(introduced(text, new Set())).toBe(marked);
});

it.each([
  "5人と3個です。",
  "12.りんご",
  "10時30分に出る。",
  "12時、30分に出る。",
  "10時 30分に出る。",
  "第12回です。",
  "03-1234-5678です。",
  "A12個です。",
  "35から40です。",
  "12番です。",
])("marks no short figure, time of day, number in a list or bare number: %s", (text) => {
  expect(introduced(text, new Set())).toBe(text);
});

it.each(["1万", "1.1", "11", "万1", "百"])(
  "looks through 25,000 times %s in a time that grows with it",
  (part) => {
    const from = process.cpuUsage();
    introduced(part.repeat(25_000), new Set());
    expect(process.cpuUsage(from).user).toBeLessThan(2_500_000);
  },
);

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
