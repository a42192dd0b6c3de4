import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { testedOn } from "./tested-ja.ts";

const pageOf = (title: string, last = "結論") =>
  textPage(
    title,
    [
      saidBlock(
        "雨の日の洗濯物には、毎年悩まされてきた。部屋に干せば匂い、外に出せば濡れる。春の長雨の前に、何か手を打っておきたい。そこで、軒下に竹の竿を一本渡した。竿は裏山から切ってきたものだ。",
      ),
      headingBlock("乾くまでの時間"),
      saidBlock(
        "乾くまでの時間を測ると、綿のシャツは平均で7時間だった。部屋に干したときより2時間短い。風の通る夜はさらに早い。",
      ),
      headingBlock("竿の置き場"),
      saidBlock("竿は玄関の脇に立てている。通る人にはよく笑われる。犬は最初の日だけ吠えた。"),
      headingBlock(last),
      saidBlock("軒の深い家なら、雨の日でも干せる。風の来ない北側の軒には勧めない。"),
    ],
    { language: "ja", publishedAt: "2026-04-01" },
  );

it("takes a text without a conclusion, or that tries nothing out, for no test [6.2]", () => {
  expect(testedOn(pageOf("雨の日に、軒下で洗濯物は乾くのか", "竿の手入れ")).measured).toEqual([]);
  expect(testedOn(pageOf("軒下の竿")).verdict.size).toBe(0);
});
