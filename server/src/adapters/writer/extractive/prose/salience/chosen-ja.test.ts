import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const LANTERN = [
  "灯籠流しの朝は、川べりに霧が出ます。橋の上には、早くから人が並びます。",
  "灯籠は、町の三つの工房が作ります。紙は一枚ずつ手で漉き、骨には竹を使います。竹は前の年の秋に切っておきます。",
  "「一つ作るのに、二日かかります」と、工房の湊谷みつ子さんは話します。湊谷さんは、この道に入って四十年になります。",
  "昼には、屋台が出ます。焼きそばの列は、駅まで延びました。かき氷は三時に売り切れました。",
  "灯籠流しは今年、紙の灯籠を水に溶けるものに替えました。川に残る骨が、魚の産む場所をふさいでいたからです。溶ける灯籠は、二時間で水に消えます。",
  "夜九時に、川は静かになります。屋台の灯が一つずつ消えます。",
];
const page = (texts: string[]) =>
  textPage("灯籠流しが、溶ける灯籠に替わった", [headingBlock("川の一日"), ...texts.map(saidBlock)], {
    language: "ja",
  });
const script = async (texts: string[], seconds = 40) =>
  (await paragraphsWritten(page(texts), seconds, "narration")).flat().join("");

it("tells of a long text what its title speaks of, wherever that stands, and why [7.3]", async () => {
  const said = await script(LANTERN);
  expect(said).toContain("灯籠流しは今年、紙の灯籠を水に溶けるものに替えました。");
  expect(said).toContain("川に残る骨が、魚の産む場所をふさいでいたからです。");
  expect(said).not.toContain("かき氷");
});

it("tells nothing of a paragraph that asks for a deed [7.3]", async () => {
  const call = "溶ける灯籠の灯籠流しは、今年も参加できます。お申し込みは、町の役場までお願いします。";
  expect(await script([...LANTERN.slice(0, 5), call])).not.toContain("今年も参加できます");
});
