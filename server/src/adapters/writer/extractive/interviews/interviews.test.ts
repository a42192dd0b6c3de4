import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { weightsOf } from "./choose.ts";
import { interviewOn } from "./interview.ts";
import { talksOf } from "./spoken.ts";

const lead = saidBlock(
  "Marta Lindqvist has run the ferry across the Odda since 2009. We talked to her on the quay about ropes, fog and the toll.",
);
const questions = [
  "How did you come to the ferry?",
  "What is the hardest part of the work?",
  "How much does a crossing cost?",
  "What happens when the bridge opens?",
];
const answers = [
  "My aunt fell ill in 2009 and somebody had to turn the crank. I was a baker then. I meant to stay for one summer.",
  "The fog in October is the hardest. You hear the bell on the far bank and steer by that, 140 metres of nothing.",
  "A crossing costs 3 crowns, as it did in 1988. The council pays the rest and has never once complained.",
  "I keep the small boat, because cyclists do not like the bridge. The big one goes to a museum in Tarn.",
];
const inTurn = (ask: (text: string) => Block[], answer: (text: string, at: number) => Block[]): Page =>
  textPage("The last crank: an interview with Marta Lindqvist", [
    lead,
    ...questions.flatMap((question, at) => [...ask(question), ...answer(answers[at] ?? "", at)]),
  ]);

const layouts: Record<string, Page> = {
  "names with colons and initials": inTurn(
    (text) => [saidBlock(`Tide Magazine: ${text}`)],
    (text, at) => [saidBlock(`${at === 0 ? "Marta Lindqvist" : "ML"}: ${text}`)],
  ),
  "Q. and A.": inTurn(
    (text) => [saidBlock(`Q. ${text}`)],
    (text) => [saidBlock(`A. ${text}`)],
  ),
  "questions in bold": inTurn(
    (text) => [saidBlock(text)],
    (text) => [saidBlock(text)],
  ),
  "questions as headings": inTurn(
    (text) => [headingBlock(text, 3)],
    (text) => [saidBlock(text)],
  ),
  "terms and definitions": inTurn(
    (text) => [itemBlock("Tide"), itemBlock(text)],
    (text) => [itemBlock("Marta Lindqvist"), itemBlock(text)],
  ),
};

for (const [name, page] of Object.entries(layouts))
  it(`tells an interview as one: ${name} [6.2]`, async () => {
    const found = interviewOn(page);
    expect(found?.exchanges.map(({ answers: all }) => all.map((one) => one.name))).toEqual(
      questions.map(() => ["Marta Lindqvist"]),
    );
    const paragraphs = await paragraphsWritten(page, 60);
    const told = paragraphs.map((sentences) => sentences.join(" "));
    const exchanges = told.filter((text) => text.includes("sked “") || text.includes("sked last “"));
    expect(told.join(" ")).toContain("has run the ferry");
    expect(exchanges.length).toBeGreaterThanOrEqual(2);
    expect(exchanges[0]).toMatch(/^Asked “[^”]+\?”, Marta Lindqvist says: “/u);
    for (const text of exchanges) {
      const at = questions.findIndex((question) => text.includes(question));
      expect(text).toContain(`: “${(answers[at] ?? "").slice(0, 30)}`);
    }
  });

it("never ends an answer before what turns it round [6.2]", async () => {
  const turned =
    "We never sold the tickets to strangers here. But since 2020 anybody may buy one, and most do.";
  const page = layouts["Q. and A."] as Page;
  const blocks = page.blocks.map((block) =>
    block.text.startsWith("A. A crossing") ? saidBlock(`A. ${turned}`) : block,
  );
  for (const seconds of [30, 40, 50, 60]) {
    const text = (await paragraphsWritten({ ...page, blocks }, seconds)).flat().join(" ");
    if (text.includes("We never sold")) expect(text).toContain("But since 2020");
  }
});

it("tells in a short script what is answered rather than of whom [6.2]", async () => {
  for (const page of Object.values(layouts))
    for (const style of ["narration", "talk"] as const)
      expect((await paragraphsWritten(page, 25, style)).flat().join(" ")).toContain("Asked “");
});

it("tells who joins in, and calls nobody by a short name at first [6.2]", async () => {
  const page = textPage("Marta Lindqvist on ferries", [
    lead,
    saidBlock("Tide: How did you come to the ferry?"),
    saidBlock(`Marta Lindqvist: ${answers[0]}`),
    saidBlock("Tide: Who will follow you?"),
    saidBlock("ML: Jonas will have the rope from next spring. He has steered since May."),
    saidBlock("Jonas Tarn: I have steered since March, and Jonas Tarn never forgets a date."),
    saidBlock("Tide: What happens when the bridge opens?"),
    saidBlock(`ML: ${answers[3]}`),
    saidBlock("Jonas: And I shall paint it."),
  ]);
  const text = (await paragraphsWritten(page, 90)).flat().join(" ");
  expect(text).toContain("Jonas Tarn adds: “I have steered");
  expect(text).not.toContain("ML");
});

it("takes questions that buyers ask, and a list of labels, for no interview [6.2]", () => {
  const shop = textPage("Questions about the ferry", [
    saidBlock("Everything that our guests ask before they come to the quay in summer."),
    ...questions.flatMap((question, at) => [headingBlock(question, 3), saidBlock(answers[at] ?? "")]),
  ]);
  expect(interviewOn(shop)).toBeNull();
  const labels = textPage("The ferry", [
    lead,
    ...[
      "Hours: From six to nine.",
      "Hours: In winter from eight.",
      "Price: 3 crowns.",
      "Price: 2 for children.",
    ].map(saidBlock),
  ]);
  expect(interviewOn(labels)).toBeNull();
});

const opened = saidBlock(
  "渡し船の船頭、榊原ふみ江さんは、2009年から大井の渡しを守っている。元はパン職人だった。",
);
const asked = [
  "船頭になったきっかけは。",
  "いちばん難しい仕事は何ですか。",
  "つらくありませんか。",
  "橋が開通したら、渡しはどうなりますか。",
];
const said = [
  "叔母が倒れて、誰かが綱を引かなきゃならなくなったんです。ひと夏だけのつもりだったの（笑）。",
  "10月の霧ですね。対岸の鐘だけを頼りに、140メートルを渡る。",
  "つらいですよ。でも、鐘を鳴らしてくれる人がいるから。",
  "小さい舟は残します。自転車の人は橋を嫌がるから。大きい舟は博物館に行くことになりました。",
];
const talk = (ask: (text: string) => Block, answer = saidBlock) =>
  textPage(
    "霧の渡しを守る。榊原ふみ江さんに聞く",
    [opened, ...asked.flatMap((one, at) => [ask(one), answer(said[at] ?? "")])],
    {
      language: "ja",
    },
  );

it("knows who answers by the name before each answer to what is asked behind a dash [6.2]", () => {
  const named = (name: string) =>
    interviewOn(
      textPage(
        "霧の渡しを守る",
        asked.flatMap((one, at) => [saidBlock(`――${one}`), saidBlock(`${name} ${said[at] ?? ""}`)]),
        { language: "ja" },
      ),
    );
  expect(named("榊原")?.exchanges[0]?.answers[0]?.name).toBe("榊原");
  expect(named("店主")).toBeNull();
});

it("takes a page's own questions, which nobody answers, for no interview [6.2]", () => {
  const item = (text: string): Block => ({ kind: "list_item", text });
  const own = textPage(
    "渡し舟の乗り方を船頭が解説",
    [
      saidBlock("渡し舟は朝の六時から夕方の六時まで、川の両岸を結んでいる。お客さんも多い。"),
      ...asked.flatMap((one, at) => [item(`Q. ${one}`), item(`A. ${said[at]}`)]),
    ],
    { language: "ja" },
  );
  expect(interviewOn(own)).toBeNull();
});

it("takes what callers ask a house, which asks them to talk to it, for no interview [6.2]", () => {
  const questions = ["I feed a stray. Can you help?", "What does it cost?", "Where should I go?"];
  const clinic = textPage("Clinic", [
    saidBlock("The Arden Trust began in 1931. If neither fits, talk to us anyway. The Arden Trust helps."),
    saidBlock("The Arden Trust is paid by gifts, and the Arden Trust opens at nine."),
    ...questions.flatMap((text) => [headingBlock(text), saidBlock("The Trust will help. It costs nothing.")]),
  ]);
  expect(interviewOn(clinic)).toBeNull();
});

it("tells a Japanese interview whose answers stand without a name [6.2]", async () => {
  for (const page of [
    talk((text) => saidBlock(`――${text}`)),
    talk(
      (text) => saidBlock(`Q. ${text}`),
      (text) => saidBlock(`A. ${text}`),
    ),
    talk((text) => headingBlock(text.replace("きっかけは。", "きっかけは何ですか？"))),
  ]) {
    const told = (await paragraphsWritten(page, 60)).map((sentences) => sentences.join(""));
    const exchanges = told.filter((text) => text.includes("という問いに"));
    expect(exchanges.length).toBeGreaterThanOrEqual(2);
    expect(exchanges[0]).toMatch(/^「[^」]+」という問いに、榊原ふみ江さんはこう答えます。「/u);
    // The words of the answer stay as they were spoken.
    for (const text of exchanges)
      expect(text).toMatch(/(?:つもりだったの。|140メートルを渡る。|いるから。|なりました。)」$/u);
    expect(told.join("")).toContain("2009年から大井の渡しを守っています。");
  }
});

it("ends a talk at a drawn rule, behind which the page says where it was [6.2]", () => {
  const page = talk((text) => saidBlock(`──${text}`));
  const place = saidBlock("大井の渡し 大井町川端4-7 営業7:00から13:00。木曜は休みです。");
  const behind = { ...page, blocks: [...page.blocks, saidBlock("────"), place] };
  expect(interviewOn(behind)?.exchanges.map(({ answers }) => answers[0]?.name)).toEqual(
    Array.from({ length: 4 }, () => "榊原ふみ江"),
  );
});

it("tells what asks on only behind what it goes on from [6.2]", async () => {
  for (const seconds of [25, 30, 40, 50, 60]) {
    const text = (
      await paragraphsWritten(
        talk((one) => saidBlock(`――${one}`)),
        seconds,
      )
    )
      .flat()
      .join("");
    if (text.includes("つらくありませんか")) expect(text).toContain("いちばん難しい仕事");
  }
});

it("chooses among the answers of a long interview as fast as among those of a short one", async () => {
  const answer = Array.from({ length: 30 }, (_, at) => `機の${at}番は、冬に楢でつくったものです。`).join("");
  const blocks = Array.from({ length: 30 }, (_, at) => [
    saidBlock(`――機${at}を始めたきっかけは何ですか。`),
    saidBlock(`${at}台目です。${answer}`),
  ]).flat();
  // Processor time: other tests run beside this one.
  const began = process.cpuUsage();
  const told = await paragraphsWritten(
    textPage("機の話 帆村とし江さんに聞く", blocks, { language: "ja" }),
    60,
  );
  expect(told.flat().join("")).toContain("帆村とし江さんはこう答えます");
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(4_000);
});

it("tells what is asked on about the title's matter before other questions [6.2]", () => {
  const talkOf = (asked: string, said: string, isFollowUp = false) => ({
    asked: [asked],
    isFollowUp,
    isLast: false,
    said: [{ text: said, blockIndex: 0, name: "谷川", seconds: 5 }],
  });
  const talks = [
    talkOf("きっかけは何ですか", "春でした。"),
    talkOf("残さないことは目標ですか", "目標にしたことがあります。"),
    talkOf("でも、それでは困る", "出会いが減りました。", true),
    talkOf("道具は変わりましたか", "鍋が軽くなりました。"),
    talkOf("これからは", "店を開きます。"),
  ];
  const weights = weightsOf(talks, "残さないことを目標にしない", "", "ja");
  expect(weights[2]).toBeGreaterThan(weights[3] ?? 0);
  expect(weights[2]).toBe(weights[1]);
});

it("takes a question of a word or two for one that goes on from the answer before [6.2]", () => {
  const isAskedOn = (question: string, said: string, language: "ja" | "en") => {
    const answers = [{ name: "Marta", parts: [{ text: said, blockIndex: 1 }] }];
    return talksOf([{ question: [{ text: question, blockIndex: 0 }], answers }], language)[0]?.isFollowUp;
  };
  const [minutes, long] = ["They cost two minutes a day.", "長いまま煮ると、箸でつかめません。"];
  expect(isAskedOn("Standing times?", minutes, "en")).toBe(true);
  expect(isAskedOn("How much does a crossing cost?", minutes, "en")).toBe(false);
  expect(isAskedOn("味ではなかった。", long, "ja")).toBe(true);
  expect(isAskedOn("味つけを変えたのですか。", long, "ja")).toBe(false);
});
