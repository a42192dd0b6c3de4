import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { questionsOn } from "./questions-ja.ts";
import { withJapaneseRows } from "./told-rows-ja.ts";

const joined = (...texts: string[]) =>
  [...questionsOn(texts.map(itemBlock)).values()].map(({ text }) => text).filter(Boolean);

it("joins each question of a list with its answer [6.2]", () => {
  expect(
    joined(
      "Q. 当日でも借りられますか？",
      "A. はい。空きがあればお貸しします。",
      "Q2. サイズが合うか心配です。",
      "A2. 22cmからそろえています。",
    ),
  ).toEqual([
    "当日でも借りられますか？はい、空きがあればお貸しします。",
    "サイズが合うか心配です。22cmからそろえています。",
  ]);
  expect(
    joined(
      "結果はいつ届きますか。",
      "3週間ほどで郵送します。",
      "支払いの方法は。",
      "現金が使えます。",
      "予約はいりますか。",
      "いりません。そのままお越しください。",
    ),
  ).toEqual([
    "結果はいつ届きますか。3週間ほどで郵送します。",
    "予約はいりますか。いりません。そのままお越しください。",
    "支払いの方法は。現金が使えます。",
  ]);
});

it("takes no list of points, and no single question, for questions and answers [6.2]", () => {
  expect(joined("靴を脱ぎます。", "本は棚に戻します。", "声は小さくします。")).toEqual([]);
  expect(joined("忘れものはありませんか。", "鍵は受付に返します。")).toEqual([]);
  expect(joined("Quiet な部屋です。", "Aランチは人気です。", "Q&A は下にあります。", "A4の紙です。")).toEqual(
    [],
  );
});

const japanese = (...blocks: Block[]) => textPage("自転車を借りる方へ", blocks, { language: "ja" });

it("tells the table that an answer announces in the answer [6.2]", () => {
  const rows = ["3日前まで: 無料", "前日: 料金の30％", "当日: 料金の全額"];
  const page = japanese(
    saidBlock("取り消しの料金は次のとおりです。"),
    ...rows.map((text): Block => ({ kind: "table_row", text })),
  );
  expect(withJapaneseRows(page).blocks[0]?.text).toBe(
    "取り消しの料金は、3日前までが無料、前日が料金の30％、当日が料金の全額です。",
  );
});

it("tells no answer without its question, and no question without its answer [6.2]", async () => {
  const asked = [
    ["予約はいりますか？", "いりません。店の前にある自転車を、その場で選んで借りられます。"],
    ["雨の日も借りられますか？", "雨がっぱを無料でお貸しします。強い風の日は貸し出しを止めます。"],
    ["遅れて返してもよいですか？", "店の営業時間のうちに返してください。遅れた時間の料金をいただきます。"],
    ["子ども用はありますか？", "身長110cmから乗れる自転車があります。ヘルメットもお貸しします。"],
  ] as const;
  const page = japanese(
    saidBlock("貸し自転車のよくある質問をまとめました。"),
    ...asked.flatMap((pair) => pair.map(itemBlock)),
  );
  for (const seconds of [15, 20, 25, 30, 40]) {
    const said = (await paragraphsWritten(page, seconds)).flat();
    for (const [question, answer] of asked) {
      const at = said.indexOf(question ?? "");
      const begins = said.indexOf(`${answer.split("。")[0]}。`);
      expect(begins).toBe(at < 0 ? -1 : at + 1);
    }
  }
});

it("says of a question that only states something that it is one [6.2]", () => {
  const answer = "A. 油を一滴さしてください。";
  const page = japanese(
    ...["Q. 羽根が回りますか？", answer, "Q. 軸がきしんでいます。", answer, "Q. 油の量は。", answer].map(
      (text) => saidBlock(text),
    ),
  );
  expect(withJapaneseRows(page).blocks.flatMap(({ text }) => text.split("油を一滴")[0] || [])).toEqual([
    "羽根が回りますか？",
    "「軸がきしんでいます」という質問です。",
    "油の量は。",
  ]);
});

it("takes paragraphs below a heading of questions for questions and answers, and no others [6.2]", () => {
  const asked = [
    { kind: "paragraph" as const, text: "先生は選べますか。" },
    { kind: "paragraph" as const, text: "三人の授業を受けてから、選んでもらいます。" },
    { kind: "paragraph" as const, text: "やめるときに違約金はかかりますか。" },
    { kind: "paragraph" as const, text: "かかりません。月の末でやめられます。" },
  ];
  const below = (text: string) => questionsOn([{ kind: "heading", level: 2, text }, ...asked]).size;
  expect(below("よくあるご質問")).toBe(4);
  expect(below("教室のこと")).toBe(0);
});
