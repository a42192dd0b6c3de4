import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const row = (text: string): Block => ({ kind: "table_row", text });
const COLOUR =
  "わたしは港の近くで12年、包丁を研いでいます。父は鋸の目立てをしていました。研ぎ場の窓からは船の出入りが見えて、仕事の手が止まることもあります。";
const PAGE = [
  saidBlock(`${COLOUR}朝は4時に起きます。`),
  ...["春", "夏", "秋"].map((season) => saidBlock(`${season}の港は、わたしには静かすぎます。${COLOUR}`)),
  headingBlock("家庭の包丁"),
  row("三徳包丁 / 880円 / 当日"),
  row("出刃包丁 / 1,320円 / 翌日"),
  row("鋏 / 990円 / 翌日"),
];

it("tells the prices of a page that is called a list of them, and not the colour of it alone [6.2]", async () => {
  const page = textPage("包丁研ぎの料金表", PAGE, { language: "ja", type: "article" });
  const text = (await paragraphsWritten(page, 45)).flat().join("");
  expect(text).toContain("家庭の包丁の料金は、三徳包丁が880円、出刃包丁が1,320円、鋏が990円です。");
});
