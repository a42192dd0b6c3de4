import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const TABLE = [
  "この食卓は、厚さ三センチの栗の板を一枚ずつ並べて、はぎ合わせました。",
  "角は丸く削り、手の触れる裏側まで紙やすりで三度磨いています。",
].map(saidBlock);
const written = async (text: string) => {
  const blocks = [...TABLE, headingBlock("岐阜の工房"), saidBlock(text)];
  const page = textPage("栗の食卓", blocks, { language: "ja", type: "product" });
  return (await paragraphsWritten(page, 60)).flat().join("");
};

it("asks a listener for nothing that a sentence left out was the reason of [7.3]", async () => {
  const lost = "ご相談（約1時間、無料）。遠方の方には、ビデオ通話でのご案内も行っています。";
  expect(await written(`${lost}寸法の分かる図面をご用意ください。`)).not.toContain("図面");
  expect(await written(`${lost}板の色は、日の光のもとで確かめてください。`)).toContain("日の光");
  expect(await written("工房では板を選べます。寸法の分かる図面をご用意ください。")).toContain("図面");
});
