import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
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

it("takes no thread for solved whose asker never comes back [6.2]", () => {
  const open = thread.blocks.filter(({ post }) => post !== 4);
  expect(solvedOn({ ...thread, blocks: open })).toBeNull();
});

const chosen = textPage(
  "やかんの注ぎ口から水が垂れます。",
  [
    headingBlock("やかんの注ぎ口から水が垂れます。", 1),
    saidBlock(
      "祖父の銅のやかんを使っています。冷たいときだけ、注ぎ口の付け根から水が垂れます。買い替えるしかないでしょうか？",
    ),
    saidBlock("補足 ふたを外しても同じでした。"),
    headingBlock("ベストアンサー"),
    saidBlock("原因はおそらく鋲のゆるみです。冷えると銅が縮んで、すき間が開きます。"),
    itemBlock("① 必ず水を抜く"),
    itemBlock("② 鋲を裏から木槌で軽くたたく"),
    saidBlock("質問者からのお礼コメント"),
    saidBlock("鋲をたたいたら、一度も垂れませんでした😭 部品代も0円です。本当にありがとうございました。"),
    headingBlock("その他の回答（1件）"),
    saidBlock("古いものは買い替えたほうが早いですよ。銅は高く売れますし、新しいやかんは軽いです。"),
  ],
  { language: "ja" },
);

it("tells a Japanese question with the chosen answer, and what the asker wrote of it [6.2]", async () => {
  const told = (await paragraphsWritten(chosen, 60)).map((sentences) => sentences.join(""));
  const text = told.join("\n");
  expect(text).toMatch(/質問した方は、こう書いています。「[^\n]*垂れます。/u);
  expect(text).toMatch(/役に立った回答は、こうでした。「原因はおそらく鋲のゆるみです。/u);
  expect(text).toMatch(/のちにこう書いています。「鋲をたたいたら、一度も垂れませんでした。/u);
  expect(text).not.toContain("高く売れます");
  for (const seconds of [30, 40, 50]) {
    const short = (await paragraphsWritten(chosen, seconds)).flat().join("");
    if (short.includes("木槌で軽くたたく")) expect(short).toContain("必ず水を抜く");
  }
  // A supplement is the asker's.
  expect(told.findIndex((one) => one.includes("役に立った"))).toBeGreaterThan(
    told.findIndex((one) => one.includes("ふたを外しても")),
  );
});
