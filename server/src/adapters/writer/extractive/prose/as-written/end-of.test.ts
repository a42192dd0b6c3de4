import { expect, it } from "vitest";
import { countWithin } from "./end-of.ts";

const of = (blockIndex: number, seconds: number, text: string) => ({
  blockIndex,
  seconds,
  sentences: [text],
});
const TEXT = [
  of(0, 10, "The mill stopped in March."),
  of(0, 10, "Nobody had been asked."),
  of(1, 10, "Do the owners want to sell?"),
  of(1, 10, "They do not say."),
];

it("ends where the time ends, and behind a paragraph rather than within it [7.3]", () => {
  expect(countWithin(TEXT, "en", 20, false)).toBe(2);
  expect(countWithin(TEXT, "en", 40, false)).toBe(4);
});

it("ends behind no question, unless it has to be exact [7.3]", () => {
  const long = [of(0, 27, "The mill stopped in March."), of(0, 3, "Do the owners want to sell?")];
  const behind = [...long, of(0, 10, "They do not say.")];
  expect(countWithin(behind, "en", 30, false)).toBe(1);
  expect(countWithin(behind, "en", 30, true)).toBe(2);
});

it("ends behind no sentence that only counts a thing [7.3]", () => {
  const chair = [
    of(0, 28, "Hers were short, and mine run four inches longer behind."),
    of(1, 2, "The second is the back."),
    of(1, 10, "I weave it by hand in the old pattern."),
  ];
  expect(countWithin(chair, "en", 30, false)).toBe(1);
});

it("ends behind no heading that hardly says what it heads [7.3]", () => {
  const below = (seconds: number, text: string) => ({ ...of(3, seconds, text), isHeaded: true });
  const mill = [
    of(0, 26, "The mill stopped in March."),
    below(6, "Eight farms brought their grain."),
    below(9, "Two of them keep no animals."),
  ];
  expect(countWithin([...mill, below(9, "The rest moved on.")], "en", 30, false)).toBe(1);
  expect(countWithin([...mill, below(9, "The rest moved on.")], "en", 41, false)).toBe(3);
  const vise = [of(0, 29, "He kept one."), of(1, 1, "Condition."), of(1, 9, "The screw is straight.")];
  expect(countWithin(vise, "en", 30, false)).toBe(1);
});

it("goes on to the last of what was counted [7.3]", () => {
  const counted = [
    of(0, 19, "二つの理由があります。"),
    of(0, 11, "一つめは、水です。"),
    of(0, 2.6, "二つめは、人です。"),
    of(0, 10, "それは、祖父の口ぐせでした。"),
  ];
  expect(countWithin(counted, "ja", 30, false)).toBe(3);
});

const PAIR = [
  of(0, 20, "水車は、川の音まで変えました。"),
  of(1, 2.6, "回し方は二つあります。"),
  of(1, 5, "ひとつは上から水を落とす方式で、力が強く出ます。"),
  of(1, 4, "山の村に多い形です。"),
  of(1, 6, "もうひとつは下の流れで回す方式です。"),
  of(1, 9, "夏には涸れる川でも、これで粉を挽きました。"),
];

it("tells both of two things that were counted, or begins with neither [7.3]", () => {
  expect(countWithin(PAIR, "ja", 38, false)).toBe(5);
  expect(countWithin(PAIR, "ja", 25, false)).toBe(1);
  expect(countWithin(PAIR, "ja", 28, true)).toBe(1);
});

it("begins no paragraph for its first sentence alone, where it may end behind the one before [7.3]", () => {
  const text = [
    of(0, 15, "刃ではなく、臼で挽きます。"),
    of(0, 11, "豆が熱くならず、香りが残ります。"),
    of(1, 3.5, "上の臼は左に回すと外れます。"),
    of(1, 9, "付属のはけで粉を払ってください。"),
  ];
  expect(countWithin(text, "ja", 29.5, false)).toBe(2);
});

it("goes on from what is found to what is done about it [7.3]", () => {
  const text = [
    of(0, 20, "板は、水を吸うと重くなります。"),
    of(1, 6, "平らな所に置いてください。"),
    of(1, 4, "真ん中を押してへこめば、空気不足です。"),
    of(1, 4, "押し返すくらいまで空気を入れます。"),
    of(1, 9, "板の向きは、いつでも構いません。"),
  ];
  expect(countWithin(text, "ja", 31, false)).toBe(4);
});

it("begins no paragraph of English goods for a sentence or two short ones [7.3]", () => {
  const text = [
    of(0, 15, "The dial turns from fifteen to a hundred and thirty."),
    of(0, 12, "After a few evenings you will know them all."),
    of(1, 2, "The first model hissed."),
    of(1, 2, "Many of you told us."),
    of(1, 9, "The new one has a second board, and it is as quiet as an attic."),
  ];
  expect(countWithin(text, "en", 30, false, true)).toBe(2);
  expect(countWithin(text, "en", 40, false, true)).toBe(5);
  const long = [
    ...text.slice(0, 2),
    of(1, 9, "Ninety species are painted life size by one hand, each beside a coin."),
  ];
  expect(countWithin([...long, of(1, 9, "The rest are drawn.")], "en", 36, false, true)).toBe(3);
});

it("ends behind no heading that is read aloud [7.3]", () => {
  const headed = [
    of(0, 24, "円盤は枕の下でふるえます。"),
    { ...of(1, 5, "光でも知らせます。"), leadsOn: true },
    of(2, 12, "本体の上の帯が白く点滅します。"),
  ];
  expect(countWithin(headed, "ja", 30, false)).toBe(1);
});

it("ends before no turn behind which stands what is meant [7.3]", () => {
  const told = (behind: string) =>
    [
      ...Array.from({ length: 10 }, (_, at) => `${"東西南北上下左右内外"[at]}の畑では芋が育ちます。`),
      behind,
      "煮ると粘ります。",
    ].map((text) => of(0, 4, text));
  expect(countWithin(told("親父は種を切らしませんでした。"), "ja", 40, false)).toBe(10);
  expect(countWithin(told("それでも親父は種を切らしませんでした。"), "ja", 40, false)).not.toBe(10);
});
