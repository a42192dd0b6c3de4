import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

import { tellsOfTrouble } from "../prose/threads/opening-en.ts";
import { answerHeard, asksInWords, questionWithin } from "./question.ts";
import { postSentencesOf } from "./sentences.ts";
import { solvedOn } from "./solved.ts";
import { withTopic } from "./topic.ts";

const inPost = (post: number, ...blocks: Block[]): Block[] => blocks.map((block) => ({ ...block, post }));
const sign = (name: string, minute: number) => saidBlock(`by ${name} » Sun May 05, 2024 7:${minute} pm`);
const thread: Page = textPage(
  "Kettle Talk Forums",
  [
    ...inPost(
      0,
      headingBlock("Kettle drips only when cold"),
      sign("tinny_tom", 10),
      saidBlock("Hello all. My copper kettle drips from the spout seam, but only when it is cold."),
      saidBlock("I have checked:"),
      itemBlock("the lid is tight"),
      itemBlock("the handle does not rock"),
      saidBlock("What else can I try?"),
      saidBlock('"Solder on, solder off"'),
    ),
    ...inPost(1, sign("FluxFred", 15), saidBlock("Surely the washer. Buy a new washer and tighten it well.")),
    ...inPost(
      2,
      sign("mrs.seam", 20),
      saidBlock(
        "Look at the rivet below the spout. If the rivet has shrunk, the seam opens when the copper is cold.",
      ),
    ),
    ...inPost(
      3,
      sign("kettles4u", 25),
      saidBlock("Great offers on new kettles, visit our shop today for 20 off."),
    ),
    ...inPost(
      4,
      sign("tinny_tom", 40),
      saidBlock("mrs.seam you were right, thank you! The rivet was loose by 2 mm."),
      itemBlock("1. Drilled out the old rivet"),
      itemBlock("2. Set a new copper rivet of 6 mm"),
      saidBlock("It cost £1.20 and the spout has been dry for a week."),
    ),
  ],
  { url: "https://kettles.example/viewtopic/12" },
);

it("tells the problem, the answer that was thanked, and the outcome [6.2]", async () => {
  const told = (await paragraphsWritten(thread, 60)).map((sentences) => sentences.join(" "));
  const at = (text: string) => told.findIndex((one) => one.includes(text));
  expect(at("The question reads: “")).toBeGreaterThan(-1);
  expect(told[at("The question reads")]).toContain("drips from the spout seam");
  expect(told[at("The answer that helped says: “")]).toContain("If the rivet has shrunk");
  expect(told[at("In the end, the one who asked reports: “")]).toContain("£1.20");
  expect(told.join(" ")).not.toMatch(/washer|20 off|Solder on|kettles4u/u);
});

it("begins a question where something goes wrong first, whatever does not work besides [6.2]", async () => {
  const blocks = thread.blocks.map((block) =>
    block.text.startsWith("Hello all.")
      ? {
          ...block,
          text: "I know how that sounds. The spout is dry all day, and then it goes down to a drip a minute. The lid doesn't fit the other one.",
        }
      : block,
  );
  const script = (await paragraphsWritten({ ...thread, blocks }, 60)).flat().join(" ");
  expect(script).toContain(
    "The question reads: “The spout is dry all day, and then it goes down to a drip a minute.",
  );
});

it("calls a thread by its own heading and its board by the board's name [6.2]", async () => {
  expect(withTopic(thread)).toMatchObject({
    title: "Kettle drips only when cold",
    site: "Kettle Talk Forums",
  });
  const article = textPage("Our community", [
    headingBlock("A new hall"),
    saidBlock("The hall opens in May."),
  ]);
  expect(withTopic(article)).toBe(article);
  expect((await paragraphsWritten(thread, 60))[0]?.[0]).toContain("“Kettle drips only when cold”");
});

it("takes for the answer what speaks most of what the asker did, who thanks all at once [6.2]", async () => {
  const told = (text: string) => ({
    ...thread,
    blocks: [
      ...thread.blocks.filter(({ post }) => post !== 2 && post !== 4),
      ...inPost(2, sign("mrs.seam", 20), saidBlock("A tinner can set a new rivet with borax and a hammer.")),
      ...inPost(4, sign("tinny_tom", 40), saidBlock(text)),
    ],
  });
  const report = "Thank you all. A tinner set a new rivet with borax, and the drip went away.";
  expect(solvedOn(told(report))?.answer[0]?.block.post).toBe(2);
  const said = (await paragraphsWritten(told(report), 60)).flat().join(" ");
  expect(said).toContain("One answer says: “");
  expect(said).not.toContain("The answer that helped");
  expect(solvedOn(told("Thank you all. A tinner set a new rivet, and it still drips."))).toBeNull();
  expect(solvedOn(told("Thank you all. The drip went away."))).toBeNull();
});

it("takes no thread for solved whose asker never comes back [6.2]", () => {
  const open = thread.blocks.filter(({ post }) => post !== 4);
  expect(solvedOn({ ...thread, blocks: open })).toBeNull();
});

it("takes no thread for solved whose asker thanks nobody by name, or thanks and was not helped [6.2]", () => {
  const saying = (text: string) => ({
    ...thread,
    blocks: thread.blocks.map((block) =>
      block.text.startsWith("mrs.seam you") ? { ...block, text } : block,
    ),
  });
  expect(solvedOn(saying("mrs.seam, thank you! The rivet it was."))).not.toBeNull();
  expect(solvedOn(saying("Thank you, all! The rivet it was."))).toBeNull();
  expect(solvedOn(saying("mrs.seam, thank you, but that did not help."))).toBeNull();
  expect(
    solvedOn(saying("mrs.seam, thank you! The rivet was loose. Thanks all, but the seam was bad, too.")),
  ).toBeNull();
});

it("tells the answer that the page says was chosen, whoever is thanked, with or without an end [6.2]", async () => {
  const chosen = (until: number) => ({
    ...thread,
    blocks: thread.blocks
      .filter(({ post = 0 }) => post <= until)
      .map((block) => (block.post === 1 ? { ...block, isAccepted: true } : block)),
  });
  const told = async (until: number) => (await paragraphsWritten(chosen(until), 60)).flat().join(" ");
  expect(await told(3)).toContain("The answer that helped says: “Surely the washer.");
  expect(await told(3)).not.toContain("In the end");
  expect(await told(4)).toContain("In the end, the one who asked reports");
});

it("tells points that are whole sentences each by itself, without asides and the number of a post [6.2]", async () => {
  const answer = [
    saidBlock("For all who find this later:"),
    itemBlock("Drill out the rivet when the copper is cold. It breaks otherwise."),
    itemBlock("Set a new one of the same width. (I was lucky with mine.)"),
  ];
  const blocks = [
    ...inPost(0, saidBlock("1"), saidBlock("My copper kettle drips from the spout seam. What can I try?")),
    ...inPost(1, ...answer).map((block) => ({ ...block, isAccepted: true })),
  ];
  const told = (await paragraphsWritten({ ...thread, blocks }, 60)).flat().join(" ");
  expect(told).toContain("Drill out the rivet when the copper is cold. It breaks otherwise.");
  const nice = inPost(1, saidBlock("Very nice. Measure it."), ...answer).map((block) => ({
    ...block,
    isAccepted: true,
  }));
  const short = (await paragraphsWritten({ ...thread, blocks: [...blocks.slice(0, 2), ...nice] }, 40)).flat();
  expect(short.join(" ")).not.toContain("Very nice");
  expect(short.join(" ")).toContain("Measure it.");
  expect(told).not.toMatch(/“1\.|I was lucky|find this later/u);
});

it("knows whom the asker thanks by a part of the name, and tells no farewell [6.2]", async () => {
  const renamed = (text: string) => ({
    ...thread,
    blocks: thread.blocks.map((block) => ({
      ...block,
      text: block.text
        .replace("by mrs.seam", "by lockside_jo")
        .replace("mrs.seam you were right, thank you!", "It works now. Marking as solved.")
        .replace("It cost £1.20", `${text} It cost £1.20`),
    })),
  });
  const told = (await paragraphsWritten(renamed("Thank you, Jo."), 60)).flat().join(" ");
  expect(told).toContain("The answer that helped says: “Look at the rivet");
  expect(told).not.toContain("Marking as solved");
  expect(solvedOn(renamed("Thank you, Joe."))).toBeNull();
});

it("tells each post from its beginning, with nothing left out between its sentences [6.2]", async () => {
  const answer =
    "I have mended a dozen of them. The seam is too thin for tin. No flux will help. A cooper has the rivets.";
  const blocks = [
    ...inPost(0, saidBlock("My copper kettle drips from the spout seam. What can I try?")),
    ...inPost(1, saidBlock(answer)).map((block) => ({ ...block, isAccepted: true })),
  ];
  const told = (await paragraphsWritten({ ...thread, blocks }, 40)).flat().join(" ");
  expect(told).toContain("I have mended a dozen of them. The seam is too thin for tin. No flux will help.");
});

it("reads the names above posts whose month is written out, with or without a badge [6.2]", () => {
  const signed = {
    ...thread,
    blocks: thread.blocks.map((block) => ({
      ...block,
      text: block.text
        .replace("by tinny_tom » Sun May 05, 2024", "tinny_tom September 4, 2026,")
        .replace("by mrs.seam » Sun May 05, 2024", "mrs.seam Leader September 4, 2026,"),
    })),
  };
  expect(solvedOn(signed)?.answer[0]?.block.text).toMatch(/^Look at the rivet/);
});

it("knows by the page's own cards who asks, and tells first how the trouble looks [6.2]", async () => {
  const by = (post: number, name: string, ...texts: string[]): Block[] =>
    texts.map((text) => ({ ...saidBlock(text), post, by: name }));
  const page = textPage(
    "Kettle drips on the hob",
    [
      ...by(
        0,
        "tom",
        "I bought the kettle in 2019 and it has always stood on a gas hob in the kitchen at home.",
        "Since the end of March it does this: cold, it drips from the seam, and once it is hot it stops.",
        "The kettle holds 1.4 litres. Is it done for?",
      ),
      ...by(
        1,
        "seam",
        "Look at the rivet below the spout. If the rivet has shrunk, the seam opens when cold.",
      ).map((block) => ({ ...block, isAccepted: true })),
      ...by(2, "tom", "That was it! The rivet was loose by 2 mm, and a new one cost £1.20."),
      ...by(3, "fred", "Buy a new washer."),
    ],
    { url: "https://kettles.example/questions/12" },
  );
  const told = (await paragraphsWritten(page, 38)).flat().join(" ");
  expect(told).toContain("The question reads: “Since the end of March it does this");
  expect(told).toContain("In the end, the one who asked reports: “That was it!");
  expect(told).not.toContain("washer");
});

it("tells question and answer where the asker comes back with nothing but thanks [6.2]", async () => {
  const blocks = thread.blocks
    .filter(({ post = 0 }) => post < 3)
    .map((block) => (block.post === 2 ? { ...block, isAccepted: true } : block));
  const thanked = {
    ...thread,
    blocks: [...blocks, ...inPost(4, sign("tinny_tom", 40), saidBlock("Thanks a lot!"))],
  };
  const told = (await paragraphsWritten(thanked, 60)).flat().join(" ");
  expect(told).toContain("The answer that helped says: “Look at the rivet");
  expect(told).not.toContain("In the end");
});

it("calls a thread by the heading that its replies repeat, and an article by its title [6.2]", () => {
  const topic = (reply: string) => {
    const blocks = [
      ...inPost(0, headingBlock("The spout drips"), saidBlock("My kettle drips from the seam.")),
      ...inPost(1, headingBlock(reply), saidBlock("Look at the rivet below the spout.")),
    ];
    return withTopic(textPage("Kettles", blocks, { url: "https://kettles.example/viewtopic/12" })).title;
  };
  expect(topic("Re: The spout drips")).toBe("The spout drips");
  expect(topic("The rivet")).toBe("Kettles");
});

it("takes no reply that only asks back for the answer, in English and in Japanese [6.2]", () => {
  const asked = inPost(0, saidBlock("My copper kettle drips from the spout seam. What can I try?"));
  const answer =
    "Look at the rivet below the spout. If it has shrunk, the seam opens when the copper is cold.";
  const page = {
    ...thread,
    title: "Why does my kettle drip only when it is cold?",
    blocks: [...asked, ...inPost(1, saidBlock("Do you fill it warm?")), ...inPost(2, saidBlock(answer))],
  };
  expect(solvedOn(page)?.answer[0]?.block.post).toBe(2);
  const japanese = textPage(
    "銅のやかんが漏れます。直せますか",
    [
      ...inPost(0, saidBlock("銅のやかんの注ぎ口から、水が漏れます。自分で直せますか。")),
      ...inPost(1, saidBlock("どのくらい古いやかんですか。")),
      ...inPost(2, saidBlock("注ぎ口の下の鋲を見てください。縮んでいれば、冷えたときに継ぎ目が開きます。")),
    ],
    { language: "ja", url: "https://kettles.example/questions/12" },
  );
  expect(solvedOn(japanese)?.answer[0]?.block.post).toBe(2);
});

it("takes who reports to all for the asker, where no post has a name, and the first answer for the matter [6.2]", () => {
  const first = "床との縁を切ることです。いちばん下にゴムのマット、その上に厚めの合板を置きます。";
  const further = "ペダルも合板に載せましょう。マットからはみ出すと、床に触れます。";
  const thread = (...report: string[]) =>
    textPage(
      "ピアノの音が下の階に響きます。どうすればいいですか",
      [
        ...inPost(0, saidBlock("下の階の方から、夜に音がすると言われました。何ができますか。")),
        ...inPost(1, saidBlock(first)),
        ...inPost(2, saidBlock(further)),
        ...inPost(3, ...report.map((text) => saidBlock(text))),
      ],
      { language: "ja", url: "https://keys.example/questions/12" },
    );
  const end = "ゴムのマットと合板を敷き、ペダルも載せました。もう聞こえないそうです。";
  const solved = solvedOn(thread(`報告です。${end}`, "みなさん、ありがとうございました。"));
  expect(solved?.answer[0]?.block.post).toBe(1);
  expect(solved?.outcome[0]?.block.post).toBe(3);
  expect(solvedOn(thread(end))?.outcome).toEqual([]);
});

it("knows a deed by the beginning of its word, and an end that counts no more faults [6.2]", () => {
  const page = {
    ...thread,
    blocks: [
      ...inPost(
        0,
        sign("fern", 10),
        saidBlock("My glaze crawls inside mugs only. What is different about mugs?"),
      ),
      ...inPost(
        1,
        sign("marisol", 15),
        saidBlock("It was hand lotion on mine. Ask how much kaolin is in the bucket."),
      ),
      ...inPost(
        2,
        sign("bill", 20),
        saidBlock("Thin the bucket to 145. Calcine half of the kaolin. Use your old rib."),
      ),
      ...inPost(
        3,
        sign("fern", 40),
        saidBlock(
          "Update. Thinned the bucket to 146, calcined half the kaolin, took my old rib. 31 mugs and not one bald ring. Thank you both.",
        ),
      ),
    ],
  };
  expect(solvedOn(page)?.answer[0]?.block.post).toBe(2);
  expect(solvedOn(page)?.outcome[0]?.block.post).toBe(3);
});

const line = (text: string, at: number, seconds: number, blockIndex = at) =>
  ({ text, at, seconds, blockIndex, name: "", leans: false }) as const;

it("tells a question to the end of the paragraph that says what is wrong, as far as there is time [6.2]", () => {
  const question = [
    line("I am drawing three kettles on my aunt’s old lathe.", 0, 5, 0),
    line("On the plain sides of the copper it runs well.", 1, 5, 0),
    line("At the spout, where there are two sheets, it chatters.", 2, 4, 0),
    line("I have tried a slow speed and more grease.", 3, 5, 1),
  ];
  expect(questionWithin(question, 34, "en", false).told.map(({ at }) => at)).toEqual([0, 1, 2]);
  expect(questionWithin(question, 30, "en", false).told.map(({ at }) => at)).toEqual([0, 1]);
  const wrong = question.map((one) =>
    one.at === 1 ? { ...one, text: "It won’t run on the plain sides." } : one,
  );
  expect(questionWithin(wrong, 34, "en", false).told.map(({ at }) => at)).toEqual([0, 1]);
});

it("tells what is asked behind the trouble, or else no answer to it [6.2]", () => {
  const question = [
    line("The lathe leaves marks.", 0, 4),
    line("I have a steel tool and the grease of the shop.", 1, 6),
    line("Is the lathe simply not strong enough?", 2, 3),
  ];
  const settled = line("I draw twenty a week on one like it, so it’s strong enough.", 0, 4);
  const cause = line("Two sheets push the tool off the metal.", 1, 4);
  const withTime = questionWithin(question, 16, "en", false);
  expect(withTime.told.map(({ at }) => at)).toEqual([0, 2]);
  expect(answerHeard([settled, cause], withTime, "en")).toEqual([settled, cause]);
  const titled = questionWithin(question, 16, "en", true);
  expect(titled.told.map(({ at }) => at)).toEqual([0]);
  expect(answerHeard([settled, cause], titled, "en")).toEqual([cause]);
  const plain = line("I draw twenty a week on one that is strong enough.", 0, 4);
  expect(answerHeard([plain, cause], titled, "en")).toEqual([plain, cause]);
});

it("hears a question from where its trouble begins, if there is no time up to that [6.2]", () => {
  const question = [
    line("I came back to the loom after twenty years in the south.", 0, 6),
    line("I bought it from my teacher, and love it but for one thing.", 1, 6),
    line("On the left side it creaks.", 2, 3),
    { ...line("Once I lean in, it won’t turn.", 3, 3), leans: true },
  ];
  expect(questionWithin(question, 30, "en", false).told.map(({ at }) => at)).toEqual([2, 3]);
});

it("ends a paragraph of a Japanese answer before its program text [7.3]", () => {
  const post = [
    "先頭に見えない文字があります。",
    '読みこむときに名前を変えます。あわせて newline="" も付けてください。付けないと、行が崩れます。',
  ].map((text, blockIndex) => ({ block: saidBlock(text), blockIndex }));
  expect(postSentencesOf(post, "ja").map(({ text }) => text)).toEqual([
    "先頭に見えない文字があります。",
    "読みこむときに名前を変えます。",
  ]);
});

it("asks in the words of the title only where that asks [6.2]", () => {
  expect(asksInWords("How should I warp it?", "en")).toBe(true);
  expect(asksInWords("Any tips for a first loom?", "en")).toBe(true);
  expect(asksInWords("2024: the year of the loom?", "en")).toBe(false);
  expect(asksInWords("I prepare for the worst?", "en")).toBe(false);
});

it("tells what a thread was opened for before all that led to it [6.2]", () => {
  const parts = [
    "I am about to write on looms for a paper of the valley, from the view of one who has only begun to weave.",
    "When I got my used loom, I wanted to try it out for a week, and now I weave on it every evening of the winter.",
    "I would be interested in hearing why people do or do not weave.",
    "Do you weave on two looms, for example?",
  ].map((text, blockIndex) => ({ block: saidBlock(text), blockIndex }));
  const { told } = questionWithin(postSentencesOf(parts, "en"), 40, "en", false);
  expect(told.map(({ text }) => text).at(-1)).toBe(
    "I would be interested in hearing why people do or do not weave.",
  );
});

it("takes a question what is missing for no trouble [6.2]", () => {
  expect(tellsOfTrouble("What am I missing?")).toBe(false);
  expect(tellsOfTrouble("A bolt is missing.")).toBe(true);
});

it("hears the other answers where the chosen one is short, and nobody tells how it ended [6.2]", async () => {
  const long = (name: string) =>
    [
      `${name} says that a loom of oak stands firm on a floor of boards.`,
      "It takes two people to carry it up a stair, and a third to hold the door.",
      "The warp is best taken off before, since a thread that was pulled askew never lies straight again.",
    ].join(" ");
  const blocks = [
    ...inPost(
      0,
      saidBlock("Why does a loom stand firm on boards? Mine walks over the floor when I beat the weft."),
    ),
    ...inPost(1, { ...saidBlock("Boards give a little. There are two ways to hold it."), isAccepted: true }),
    ...inPost(1, itemBlock("Felt below the feet"), itemBlock("A rail of ash")),
    ...inPost(2, saidBlock(long("My father"))),
    ...inPost(3, saidBlock(long("The carpenter of the mill"))),
  ];
  const script = (await paragraphsWritten(textPage("Why does a loom walk?", blocks), 100)).flat().join(" ");
  expect(script).toContain("There are two ways to hold it: Felt below the feet; A rail of ash");
  expect(script).toContain("It takes two people to carry it up a stair");
});

it("begins a Japanese question with its bill, and takes no mere denial for the trouble [6.2]", () => {
  const texts = [
    "先月末に、8年住んだ部屋を退去しました。",
    "今日、壁紙の張り替え代として68,000円が、全額こちらの負担になっていました。",
    "心当たりは、長さ20センチほどの傷が一か所だけです。",
    "たばこは吸いません。",
    "どう話を進めたらよいでしょうか。",
  ];
  const lines = texts.map((text, at) => ({
    text,
    at,
    blockIndex: at,
    isStep: false,
    name: "",
    seconds: 6,
    leans: false,
  }));
  expect(questionWithin(lines, 40, "ja", false).told[0]?.text).toBe(texts[0]);
});

it("tells no greeting of a report, but the report [6.2]", () => {
  const report = saidBlock("その後の報告です。五日後に返事が来て、敷金が戻ってきました。");
  const told = postSentencesOf([{ block: report, blockIndex: 0 }], "ja").map(({ text }) => text);
  expect(told).toEqual(["五日後に返事が来て、敷金が戻ってきました。"]);
});
