import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { paragraphsWritten, saidBlock as said, textPage } from "#test/text-page";
import { isThread, postsOf } from "./threads.ts";

const headed = (text: string): Block => ({ kind: "heading", level: 2, text });
const ASKED =
  "古い家に住んでいます。木の雨戸が、半分ほど引いたところで止まってしまいます。油を差しても変わりません。父も祖父も直し方を知りませんでした。";
const BEGINNING = "止まる場所が同じなら敷居、ばらばらなら戸のほうです。";
const SILL =
  "敷居のまん中が上がっている家は、床下の石が沈んでいます。石は十年ほどかけて少しずつ沈み、家の重さで敷居が弓のように曲がります。これは大工さんに頼む仕事です。費用は家の大きさで変わります。";
const WHEELS = "ばらばらに止まるなら、戸車がすり減っています。戸車は、自分で取り替えられます。";
const OUTCOME = "ばらばらに止まったので、戸車でした。取り替えたら、指一本で動きます。";
const page = (...rest: Block[]): Page =>
  textPage(
    "雨戸が途中で止まります。自分で直せますか",
    [said(ASKED), headed("ベストアンサー"), said(BEGINNING), said(SILL), said(WHEELS), ...rest],
    { language: "ja", type: "other" },
  );
const OTHERS = said("うちは、縁側の下の石が沈んでいました。床を踏んで、沈むところがないか見てください。");
const written = async (of: Page, seconds: number) => (await paragraphsWritten(of, seconds, "news")).flat();

it("tells how a question ended, in the words of the one who asked, and the case that it was", async () => {
  const told = await written(page(said("質問者からのお礼コメント"), said(OUTCOME), OTHERS), 36);
  expect(told).toContain("ベストアンサーには、こうあります。");
  expect(told).toContain("戸車は、自分で取り替えられます。");
  expect(told).toContain("相談した方は、のちにこう書いています。");
  expect(told.at(-3)).toBe("ばらばらに止まったので、戸車でした。");
  expect(told.at(-2)).toBe("取り替えたら、指一本で動きます。");
  expect(told.join("")).not.toContain("費用は");
});

it("calls nobody the one who asked where the page does not", async () => {
  const told = (await written(page(OTHERS), 45)).join("");
  expect(told).not.toContain("相談した方");
  expect(told).toContain("ベストアンサーには、こうあります。");
});

it("knows on a board the one who asked by the number of the post", async () => {
  const item = (text: string): Block => ({ kind: "list_item", text });
  const board = (last: string) =>
    textPage(
      "水車の話をするスレ",
      [
        item("水車を買った人と作った人が話をするスレです。"),
        item("伯父の水車が回りません。何から確かめればいいでしょうか。"),
        item(
          "羽根は、冬のあいだに乾いて縮みます。軸との間にすきまが空くので、くさびを打ち足して締めてください。",
        ),
        item(last),
      ],
      { language: "ja", type: "other", url: "https://bbs.example/test/read.cgi/1/" },
    );
  const told = await written(board("2です。羽根がゆるんでいました。締めたら回りました。"), 60);
  expect(told).toContain("相談した方は、のちにこう書いています。");
  const other = await written(board("3です。羽根の話の続きを書きます。締めすぎると割れます。"), 60);
  expect(other).not.toContain("相談した方は、のちにこう書いています。");
});

it("says steps that are numbered in a row without their numbers, and keeps a number that counts", async () => {
  const steps = said(
    "1 戸を持ちあげて、下から外します。必ず二人で。 2 車を留めた釘を抜きます。 3 同じ幅の車を付けます。",
  );
  const told = await written(page(steps), 90);
  expect(told).toContain("車を留めた釘を抜きます。");
  expect(told).toContain("必ず二人でお願いします。");
  const counted = await written(
    page(said("釘は、町の金物店で買えます。2 枚の板に分けて売られています。")),
    90,
  );
  expect(counted.join("")).toContain("2 枚の板");
  const plates = said("1 枚目は、木で作られた雨戸です。2 枚目は、鉄で作られた雨戸です。");
  expect((await written(page(plates), 90)).join("")).toContain("2 枚目は、鉄で作られた雨戸です。");
});

it("knows the chosen answer and the asker of a signed thread, whatever stands between heading and name", async () => {
  const signed = textPage(
    "雨戸が途中で止まります。自分で直せますか",
    [
      ...[headed("mara7"), said(ASKED), headed("ひぐらし"), OTHERS],
      ...[
        headed("質問者からの補足"),
        headed("mara7"),
        said("言い忘れました。雨戸は、昭和三十年に作られた木の戸です。"),
      ],
      ...[headed("ベストアンサー"), headed("karin2"), said(BEGINNING + WHEELS)],
      ...[headed("mara7"), said(OUTCOME)],
    ],
    { language: "ja", type: "other" },
  );
  const told = await written(signed, 60);
  expect(told.indexOf("ベストアンサーには、こうあります。")).toBe(told.indexOf(BEGINNING) - 1);
  expect(told.indexOf("相談した方は、のちにこう書いています。")).toBe(
    told.indexOf("ばらばらに止まったので、戸車でした。") - 1,
  );
  expect(told.join("")).not.toContain("昭和三十年");
});

const YEAST =
  "それは産膜酵母で、体に害はありません。塩を小さじ二杯ほど足して、朝と晩に底から混ぜてください。三日で消えます。";
const ASKS_BELOW = "ぬか床の表面に、白い膜が広がりました。母にもらった床です。まだ使えるでしょうか。";

it("begins an answer with its first words, which the question above explains", async () => {
  const told = await written(
    textPage("ぬか床が白くなりました", [said(ASKS_BELOW), headed("ベストアンサー"), said(YEAST)], {
      language: "ja",
    }),
    60,
  );
  expect(told).toContain("産膜酵母で、体に害はありません。");
  const listed = [
    headed("質問"),
    said(ASKS_BELOW),
    headed("回答"),
    said(YEAST),
    headed("質問"),
    headed("回答"),
  ];
  expect(isThread(textPage("ぬか床の手引き", [...listed, said(SILL)], { language: "ja" }))).toBe(false);
});

it("takes no survey, no interview and no guide with a question and answers for a thread", () => {
  const japanese = (blocks: Block[], more: Partial<Page> = {}) =>
    textPage("水車のいま", blocks, { language: "ja", ...more });
  const surveyed = [said("水車を残したいですか。町は、そう住民に尋ねました。"), headed("回答"), said(SILL)];
  expect(isThread(japanese(surveyed))).toBe(false);
  expect(isThread(japanese([said("水車は自分で直せますか。"), headed("回答"), said(SILL)]))).toBe(false);
  const interview = [said("奥野さんに尋ねました。水車は残せますか。"), headed("ベストアンサー"), said(SILL)];
  expect(isThread(japanese(interview, { author: "奥野正樹", publishedAt: "2026-11-03" }))).toBe(false);
  // Somebody's name and date below the same heading tell that people answer.
  const signed = [said(ASKS_BELOW), headed("回答"), said("回答者：古道具や 2026/11/03 12:25"), said(YEAST)];
  expect(isThread(japanese(signed))).toBe(true);
  expect(isThread(japanese([said(ASKS_BELOW), headed("ベストアンサー"), said(YEAST)]))).toBe(true);
});

it("takes no essay that answers with a number for a thread, but one to which the asker returns", () => {
  const essay = [
    said("目標はいくつがよいですか？私の答えは一つです。"),
    said("1です。多すぎると、どれも続きません。"),
    said("朝に決めて、夜に確かめます。"),
  ];
  const thread = [
    said("雨の日に雨戸が止まります。自分で直せるものですか。"),
    said(WHEELS),
    said("1です。ろうを塗ったら、止まらなくなりました。"),
  ];
  expect(isThread(textPage("一日の目標は一つ", essay, { language: "ja" }))).toBe(false);
  expect(isThread(textPage("雨戸が雨の日だけ止まる", thread, { language: "ja" }))).toBe(true);
});

it("tells of a thread whose names are lost the question and one answer", async () => {
  const lost = textPage(
    "雨戸が雨の日だけ止まる",
    [
      said("雨の日に雨戸を引くと、途中で止まります。晴れの日は動きます。自分で直せるものですか。"),
      said("うちの雨戸もそうです。困りますよね。"),
      said(`戸の下が白くなっていませんか。${WHEELS}まず車を外して、ろうを塗ってください。`),
      said("1です。ろうを塗ったら、雨の日でも止まらなくなりました。"),
    ],
    { language: "ja" },
  );
  const told = await written(lost, 60);
  expect(told.join("")).not.toContain("困りますよね");
  expect(told).toContain("まず車を外して、ろうを塗ってください。");
  expect(told.at(told.indexOf("相談した方は、のちにこう書いています。") + 1)).toContain(
    "止まらなくなりました",
  );
});

it("takes a board of thousands of short lines in its stride", () => {
  const lines = Array.from({ length: 12_000 }, (_, at) => said(`${at}枚の羽根`));
  const started = performance.now();
  postsOf([], textPage("水車の話をするスレ", lines, { language: "ja", type: "other" }));
  expect(performance.now() - started).toBeLessThan(5000);
});

it("takes thanks for the asker's only where they tell what came of it", async () => {
  const thanked = async (text: string) => (await written(page(OTHERS, said(text)), 90)).join("");
  expect(await thanked("ありがとうございました。教わった戸車を替えたら、雨戸が直りました。")).toContain(
    "相談した方は、のちにこう書いています。",
  );
  for (const text of [
    "おかげさまで私どもの店では、年に百台の雨戸を直しています。菜種の油を差してください。",
    "助かりました、と母も言っていた方法です。ろうを塗れば、雨戸は軽く動きます。",
    "ありがとうございます、そう言っていただけると嬉しいです。羽根も替えるとよいです。",
    "ありがとうございます。うちの雨戸も、ろうを塗ったら直りました。",
  ])
    expect(await thanked(text), text).not.toContain("相談した方");
});

it("tells an answer rather than how it ended, where there is no time for both", async () => {
  const told = await written(page(said("質問者からのお礼コメント"), said(OUTCOME), OTHERS), 20);
  expect(told).toContain("ベストアンサーには、こうあります。");
  expect(told).toContain(BEGINNING);
  expect(told).not.toContain("相談した方は、のちにこう書いています。");
});

const item = (text: string): Block => ({ kind: "list_item", text });
const BOARD = textPage(
  "水車の話をするスレ",
  [
    item("水車を買った人と作った人が話をするスレです。指をはさまないように、止めてから触ってください。"),
    item("伯父の家の水車が回りません。何から確かめればいいでしょうか。三十年は止まったままです。"),
    item("羽根は、冬のあいだに乾いて縮みます。軸とのすきまに、くさびを打ち足して締めてください。"),
    item("便乗で質問です。片方だけ音が大きいのは軸のせいでしょうか。"),
    item("左右の羽根を入れかえて、音が移れば羽根です。移らなければ、軸の端の汚れを拭いてください。"),
  ],
  { language: "ja", type: "other", url: "https://bbs.example/test/read.cgi/2/" },
);

it("tells the answers of a board with the questions right above them", async () => {
  const told = await written(BOARD, 60);
  const answer = told.indexOf("これに答えて、こう書かれています。");
  expect(answer).toBeGreaterThan(0);
  expect(told[answer - 1]).toMatch(/でしょうか。$/);
  expect(["羽根は、冬のあいだに乾いて縮みます。", "左右の羽根を入れかえて、音が移れば羽根です。"]).toContain(
    told[answer + 1],
  );
});

it("tells what stands below 「この回答へのお礼」 as the asker's, and the rest of an answer as nobody else's", async () => {
  const torn = said(
    "それを見ると、敷居かもしれません。戸を外して、敷居に水をたらし、水がたまる所を探してください。",
  );
  const told = await written(
    page(
      torn,
      headed("この回答へのお礼"),
      said("水をたらしたら、まん中にたまりました。大工さんに頼みます。"),
    ),
    70,
  );
  expect(told[told.indexOf("水をたらしたら、まん中にたまりました。") - 1]).toBe(
    "相談した方は、のちにこう書いています。",
  );
  expect(told.join("")).not.toContain("こんな書きこみも");
});

it("gives thanks below their own heading to nobody whose name stands above", () => {
  const signed = textPage(
    "雨戸が途中で止まります。自分で直せますか",
    [
      ...[said("mara7さん 2026/9/3 8:20"), said(ASKED), headed("ベストアンサー")],
      ...[said("karin2さん 2026/9/3 9:10"), said(BEGINNING), headed("質問者からのお礼"), said(OUTCOME)],
    ],
    { language: "ja", type: "other" },
  );
  const lines = signed.blocks.flatMap(({ kind, text }, blockIndex) =>
    kind === "heading" || /\d{4}/.test(text)
      ? []
      : [
          {
            sentences: [text],
            blockIndex,
            kind,
            section: -1,
            begins: true,
            gap: false,
            leans: false,
            seconds: 5,
          },
        ],
  );
  expect(postsOf(lines as never, signed).map(({ role, author }) => [role, author])).toEqual([
    [null, "mara7"],
    ["best", "karin2"],
    ["asker", null],
  ]);
});

it("tells how it ended without a sentence of mere thanks, and a chosen answer however short", async () => {
  const told = await written(
    page(
      said("質問者からのお礼コメント"),
      said("戸車でした。取り替えたら、指一本で動きます。本当にありがとうございました。"),
    ),
    70,
  );
  expect(told.join("")).toContain("取り替えたら、指一本で動きます。");
  expect(told.join("")).not.toContain("ありがとう");
});

it("takes what the asker adds about those who answer for no answer, and tells the best one past what is unsaid", async () => {
  const added = said("補足 敷居のまん中に板があったので、回答者様の言うとおり外しましたが、止まります。");
  const best = [
    headed("ベストアンサー"),
    said("まず、戸車を見ましょう。戸車は、自分で取り替えられます。"),
    { kind: "list_item", text: "戸車の型番 → 裏側の刻印" } as Block,
    said("取り替えるときは、敷居に油を差さないでください。"),
  ];
  const asked = textPage("雨戸が途中で止まります。自分で直せますか", [said(ASKED), added, ...best, OTHERS], {
    language: "ja",
    type: "other",
  });
  const told = (await written(asked, 45)).join("");
  expect(told).not.toMatch(/書いています。敷居のまん中/u);
  expect(told).toContain("ベストアンサーには、こうあります。まず、戸車を見ましょう。");
  expect(told).toContain("敷居に油を差さないでください。");
});

it("knows the chosen answer by the page's mark, and lets the asker go on behind what cannot be said", async () => {
  const marked = page(
    said("質問者からのお礼コメント"),
    said(`ありがとうございました！詳しくはこちらのページをご覧ください。${OUTCOME}`),
    OTHERS,
  );
  const blocks = marked.blocks
    .filter(({ text }) => text !== "ベストアンサー")
    .map((block) =>
      [BEGINNING, SILL, WHEELS].includes(block.text) ? { ...block, isAccepted: true } : block,
    );
  const told = await written({ ...marked, blocks }, 45);
  expect(told).toContain("ベストアンサーには、こうあります。");
  expect(told[told.indexOf("相談した方は、のちにこう書いています。") + 1]).toBe(
    "ばらばらに止まったので、戸車でした。",
  );
});

it("takes a title that asks with its full stop for a question [7.3]", () => {
  const titled = (title: string) =>
    textPage(
      title,
      [
        said("井戸の水が先月から濁ります。"),
        headed("その他の回答（2件）"),
        said("底の砂を汲み出してください。"),
      ],
      { language: "ja", type: "other" },
    );
  expect(isThread(titled("井戸の水が濁ります。どうすればよいでしょうか。"))).toBe(true);
  expect(isThread(titled("井戸の水が澄みました。"))).toBe(false);
});
