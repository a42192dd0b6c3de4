import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const written = async (title: string, blocks: Block[], seconds: number) => {
  const page = textPage(title, blocks, { language: "ja", type: "article" });
  return (await paragraphsWritten(page, seconds, "narration")).map((paragraph) => paragraph.join(""));
};

const LEAD = saidBlock(
  "粉屋の朝は、袋を数えることから始まります。町の粉屋では、四人が毎朝二時間をかけて、蔵の袋を端から端まで数えていました。",
);
const WAYS: [string, string, string][] = [
  [
    "一、全部を数えることをやめた",
    "蔵の袋は六百あります。重い袋はそのうちの九十だけでした。",
    "そこで、重い九十を毎朝数え、ほかは月に一度だけ数えます。粉の種類は問いません。",
  ],
  [
    "二、紙に書くことをやめた",
    "数えた人が紙に書き、別の人が帳面に写していました。写し間違いは月に十ありました。",
    "いまは、数えた人がその場で帳面に書きます。帳面は蔵の入り口に置きました。",
  ],
  [
    "三、探すことをやめた",
    "開いた袋は、蔵のあちこちに置かれていました。探す時間は毎朝三十分ありました。",
    "開いた袋は、入り口の棚の下の段だけに置きます。棚には黄色い札を掛けました。",
  ],
];
const SECTIONS = WAYS.flatMap(([heading, before, deed]) => [
  headingBlock(heading),
  saidBlock(before),
  saidBlock(deed),
]);

it("tells of each thing that a title counts what was done, and not only how it was before", async () => {
  const told = await written("数える前にやめた三つのこと", [LEAD, ...SECTIONS], 46);
  expect(told).toContain(
    "まずは、「全部を数えることをやめた」です。重い九十を毎朝数え、ほかは月に一度だけ数えます。粉の種類は問いません。",
  );
  expect(told.join("")).toContain(
    "次に、「紙に書くことをやめた」です。いまは、数えた人がその場で帳面に書きます。",
  );
  expect(told.join("")).toContain("最後に、「探すことをやめた」です。");
  expect(told.join("")).not.toContain("やめたのは、");
});

it("names the things where there is no time to tell what was done", async () => {
  const long = [
    "いまは、町の四人が朝の鐘の鳴る前に蔵へ入り、粉の種類ごとに決めた棚の前で、重い袋だけを二人で二度ずつ確かめています。",
    "いまは、入り口に置いた厚い帳面に、確かめた人が自分の名前と袋の数と粉の挽き方を、その場で残らず書きこんでいます。",
    "いまは、口の開いた袋を見つけた人が、黄色い札を掛けた入り口の棚の下の段へ、見つけたその足で運ぶことにしています。",
  ];
  const longer = WAYS.flatMap(([heading, before], at) => [
    headingBlock(heading),
    saidBlock(before),
    saidBlock(long[at] ?? ""),
  ]);
  const told = (await written("数える前にやめた三つのこと", [LEAD, ...longer], 40)).join("");
  expect(told).toContain("やめたのは、全部を数えること、");
  expect(told).not.toContain("まずは、「");
});

const FOUND = [
  saidBlock("二年ぶんの日記を一冊に写しました。週末を四つ使い、紙を百枚使いました。"),
  headingBlock("日記の並べ方"),
  saidBlock(
    "最初の年は、日付と天気だけを書いていました。二年目に、会った人の名前が増えました。三年目に、食べたものが増えました。",
  ),
  saidBlock(
    "紙の大きさも年ごとに違います。小さな紙は、大きな紙に貼ってから並べました。のりは米から作りました。",
  ),
  headingBlock("並べてわかったこと"),
  saidBlock("全部を床に広げて眺めました。わかったことは三つあります。"),
  saidBlock("ひとつ。雨の日のほうが長く書いていました。晴れの日は三行で終わっています。"),
  saidBlock("ふたつ。会った人の名前は、冬になると半分に減っていました。寒いと誰も川を渡らないからです。"),
  saidBlock("みっつ。いちばん多く出てくる食べものは、夏も冬も同じでした。焼いた芋です。"),
  saidBlock("日記は自分のために書くものだと思っていました。並べると、これは町の記録でした。"),
];

it("tells all findings that a text counts, before how it came to them", async () => {
  const told = (await written("二年ぶんの日記を写した話", FOUND, 50)).join("");
  expect(told).toContain("わかったことは三つあります。ひとつ目です。雨の日のほうが長く書いていました。");
  expect(told).toContain("冬になると半分に減っていました。");
  expect(told).toContain("夏も冬も同じでした。焼いた芋です。");
  expect(told).not.toContain("最初の年は、日付と天気だけ");
});

it("tells no such things by how they were before where what was done cannot be told", async () => {
  const [first, ...others] = WAYS;
  const blocks = [first, ...others].flatMap((way, at) => [
    headingBlock(way?.[0] ?? ""),
    saidBlock(way?.[1] ?? ""),
    saidBlock(at === 1 ? "そこで、帳面へ。" : (way?.[2] ?? "")),
  ]);
  const told = (await written("数える前にやめた三つのこと", [LEAD, ...blocks], 46)).join("");
  expect(told).not.toContain("次に、「紙に書くことをやめた」です。数えた人が紙に書き");
});

it("tells the points that a page numbers above them, each once, behind what announces them", async () => {
  const lead = saidBlock(
    "粉屋の朝は、袋を数えることから始まります。去年の春、粉屋は決まりを三つだけ決めました。",
  );
  const sections = WAYS.flatMap(([heading, before, deed], at) => [
    headingBlock(heading.replace(/^.、/u, `その${at + 1} `)),
    saidBlock(before),
    saidBlock(deed),
  ]);
  const told = await written("粉屋の朝が短くなった話", [lead, ...sections], 50);
  expect(told).toContain("去年の春、粉屋は決まりを三つだけ決めました。");
  expect(told.join("")).toContain("まずは、「全部を数えることをやめた」です。");
  expect(told.join("")).toContain("最後に、「探すことをやめた」です。");
  expect(told.join("")).not.toContain("つ目は、「");
});
