import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { tieChecker, untiedIn } from "./check.ts";

const fields = textPage(
  "市民農園の募集",
  [
    ...["農園 / 区画数 / 年間利用料", "上の原農園 / 24区画 / 9,000円", "桜沢農園 / 11区画 / 6,000円"].map(
      (text) => ({
        kind: "table_row" as const,
        text,
      }),
    ),
    { kind: "paragraph", text: "昨年度の倍率は、上の原農園が1.6倍、桜沢農園が3.2倍でした。" },
  ],
  { language: "ja" },
);
const untied = (sentence: string) => untiedIn(sentence, tieChecker(fields)(sentence));

it("has a number of the row that begins with the name before it, whatever of another kind the page says in those words [7.3]", () => {
  expect(untied("年間利用料は、上の原農園が9,000円、桜沢農園が6,000円です。")).toEqual([]);
  expect(untied("年間利用料は、上の原農園が6,000円、桜沢農園が9,000円です。")).toEqual([
    "6,000円",
    "9,000円",
  ]);
});

it("takes a number of the same kind in those words for another one all the same [7.3]", () => {
  expect(untied("昨年度の倍率は、上の原農園が3.2倍、桜沢農園が1.6倍でした。")).toEqual(["3.2倍", "1.6倍"]);
});
