import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { withCasesJoined } from "./joined-cases-ja.ts";

it("says the cases above 「そんなときは」 in its sentence, where they are no facts [7.3]", () => {
  expect(withCasesJoined("羽根に苔が付く。軸の音がうるさい。そんなときは、油が切れています。")).toBe(
    "羽根に苔が付く、軸の音がうるさい、そんなときは、油が切れています。",
  );
  expect(withCasesJoined("水車は谷にあります。羽根が回らない。そんな場合は、水門を開けてください。")).toBe(
    "水車は谷にあります。羽根が回らない、そんな場合は、水門を開けてください。",
  );
});

it.each([
  "夜になって羽根が止まった。そんなときは、粉屋が歌います。",
  "羽根に苔が付きます。そんなときは、布でふきます。",
  "羽根に苔が付く。春は水が多い。布でふきます。",
  "粉がこぼれる。そんなとき、犬が来た。",
  "「粉がこぼれる。」そんなときは、袋を替えます。",
])("joins no sentences that are so, were so, or are somebody's: %s [7.3]", (text) => {
  expect(withCasesJoined(text)).toBe(text);
});

it("tells a reader's case as a case [7.3]", async () => {
  const page = textPage(
    "水車の手入れ",
    [
      saidBlock(
        "羽根に厚い苔が付く。軸がきしんだ音を立てる。そんなときは、軸の油が切れているかもしれません。",
      ),
      saidBlock("水車の油は、谷の菜種からしぼったものを使います。春と秋に、軸の両端へたっぷり差します。"),
    ],
    { language: "ja" },
  );
  const told = (await paragraphsWritten(page, 60, "narration")).flat().join("");
  expect(told).toContain("苔が付く、軸がきしんだ音を立てる、そんなときは、");
});
