import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { withInterview } from "./interviews-ja.ts";

const talk = [
  saidBlock("港町で自転車便を営む波多野航さんは、五年前から荷物を運んでいる。坂の上の事務所で話を聞いた。"),
  saidBlock("――宅配の会社で働いていたそうですね。"),
  saidBlock("波多野　十二年いました。一日に百八十個を配っていた時期もあります。"),
  saidBlock("――料金はいくらですか。"),
  saidBlock("波多野　町の中なら、大きさにかかわらず一個三百円です。二十キロまでの荷物に限ります。"),
  saidBlock("――「遅くていい」と、よくおっしゃいますね。"),
  saidBlock("波多野　条件は一つです。「その日のうちに届けること」。急ぐものは、ほかの会社が上手です。"),
];
const page = (blocks: Block[]) => textPage("海沿いの町の自転車便", blocks, { language: "ja" });

it("says who answers, and to which question [6.2]", () => {
  const told = withInterview(page(talk)).blocks.map(({ text }) => text);
  expect(told[4]).toBe(
    "「料金はいくらですか」という問いに、波多野さんはこう答えました。町の中なら、大きさにかかわらず一個三百円です。二十キロまでの荷物に限ります。",
  );
  expect(told[3]).toBe("");
  expect(told[6]).toContain("「『遅くていい』と、よくおっしゃいますね」という問いに");
  expect(told[6]).toContain("条件は一つです。「その日のうちに届けること」です。");
});

it("knows who answers by a given name in hiragana, too [6.2]", () => {
  const named = talk.map(({ text }) => saidBlock(text.replace("波多野航さん", "波多野さゆりさん")));
  expect(withInterview(page(named)).blocks[4]?.text).toContain("波多野さんはこう答えました。");
});

it("never tells the question without its answer [6.2]", async () => {
  for (const seconds of [20, 30, 45]) {
    const said = (await paragraphsWritten(page(talk), seconds)).flat();
    if (seconds === 45) expect(said.join("")).toContain("と聞かれて");
    for (const [at, text] of said.entries())
      if (text.includes("と聞かれて")) expect(said[at + 1]).toMatch(/十二年|三百円|条件/u);
  }
});

it("tells each answer from its beginning, in the words in which it was given [6.2]", async () => {
  const broken = saidBlock(
    "波多野　朝の八時に、倉庫の前まで来てくだされば。急ぐものは、ほかの会社が上手です。",
  );
  const end = saidBlock("話の途中で、向かいの魚屋から声がかかった。波多野さんは笑って帽子をかぶった。");
  const said = (await paragraphsWritten(page([...talk.slice(0, 6), broken, end]), 90)).flat();
  expect(said.filter((text) => /と聞かれて|という(?:問い|言葉)に/u.test(text))).toHaveLength(3);
  expect(said.join("")).toContain("「朝の八時に、倉庫の前まで来てくだされば。急ぐものは");
  expect(said.join("")).toContain("魚屋から声がかかりました");
});

it("tells an assent with what follows it [6.2]", () => {
  const yes = talk.with(4, saidBlock("波多野　はい。町の中なら、大きさにかかわらず一個三百円です。"));
  expect(withInterview(page(yes)).blocks[4]?.text).toContain("こう答えました。はい、町の中なら、");
});

it("hears no mark of a question [6.2]", () => {
  const marked = talk.map(({ text }) => saidBlock(text.replace(/^――/u, "Q ")));
  expect(withInterview(page(marked)).blocks[4]?.text).toMatch(/^「料金はいくらですか」/u);
});

it("leaves a talk of several people, a list of names and a dialogue of nobody known as they are [6.2]", () => {
  const others = [
    talk.with(6, saidBlock("三宅　条件は一つです。その日のうちに届けます。")),
    talk.with(0, saidBlock("港町の自転車便を訪ねた。坂の上の事務所で話を聞いた。")),
    talk.map(({ text }) =>
      saidBlock(text.replace(/^――.*/u, "自転車が坂をのぼっていった。風の強い日だった。")),
    ),
  ].map(page);
  for (const one of others) expect(withInterview(one)).toBe(one);
});

it("takes a narrator's sentence above an answer for no question [6.2]", () => {
  const narrated = talk.with(3, saidBlock("波多野さんは当時をこう振り返ります。"));
  const plain = narrated.map(({ text }) => saidBlock(text.replace(/^――/u, "")));
  expect(
    withInterview(page(plain))
      .blocks.map(({ text }) => text)
      .join(""),
  ).not.toContain("「波多野さんは当時を");
  const marked = withInterview(page(talk.with(3, saidBlock("――料金が安いと聞きました。")))).blocks[4]?.text;
  expect(marked).toMatch(/^「料金が安いと聞きました」という問いに/u);
});

it("leaves a talk as it is where only the one who asks is named, or a part and no person [6.2]", () => {
  const asked = [
    saidBlock("波多野さんに、坂の上の事務所で話を聞いてもらった。"),
    ...[
      "苦労したことは何ですか。",
      "収入はどのくらいですか。",
      "休みはありますか。",
      "町は好きですか。",
    ].flatMap((question) => [
      saidBlock(`波多野：${question}`),
      saidBlock("最初の三年は、一匹も売れない日がありました。いまは町の店が買います。"),
    ]),
  ];
  const shifted = asked.map(({ text }) =>
    saidBlock(text.replace(/^最初の.*$/u, "いまは町の店が買いますね。")),
  );
  for (const one of [page(asked), page(shifted)]) expect(withInterview(one)).toBe(one);
  const roles = talk.map(({ text }) =>
    saidBlock(text.replace(/^波多野/u, "先生").replace("波多野航さん", "先生さん")),
  );
  const teacher = page(roles);
  expect(withInterview(teacher)).toBe(teacher);
});

it("tells whose words an interview has at each answer, and never as the site's [6.2]", async () => {
  const ours = talk.map(({ text }) => saidBlock(text.replace("一日に百八十個", "私たちは一日に百八十個")));
  const said = (await paragraphsWritten({ ...page(ours), site: "坂の町だより" }, 60)).flat();
  expect(said.join("")).toContain("と聞かれて");
  expect(said.join("")).not.toContain("言葉で、お伝えします");
  expect(said.join("")).toContain("私たちは一日に百八十個");
});

it("does not end an answer with a bare word, nor read laughter [6.2]", async () => {
  const bare = talk.with(
    4,
    saidBlock("波多野　坂です。登りで荷が後ろへ寄ると、前の車輪が浮いてしまうんですよ（笑）。"),
  );
  for (const seconds of [20, 25, 30, 35, 40]) {
    const said = (await paragraphsWritten(page(bare), seconds)).flat();
    expect(said.join("")).not.toContain("笑）");
    const at = said.indexOf("坂です。");
    if (at !== -1) expect(said[at + 1]).toContain("登りで荷が");
  }
});
