import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const BLOCKS = [
  headingBlock("朝の湯がいい"),
  saidBlock("五時半に湯へ行くと、誰もいませんでした。湯はぬるめで、三十分入ってものぼせません。"),
  headingBlock("静かだが、電波が届きにくい"),
  saidBlock("仕事の電話を待っていたので、部屋で困りました。布団は厚く、久しぶりによく眠れました。"),
];
const told = async (title: string, blocks = BLOCKS) =>
  (await paragraphsWritten(textPage(title, blocks, { language: "ja" }), 90, "news")).flat();

it("tells each review behind its title, in which the guest's verdict stands", async () => {
  const lines = await told("水車の宿のクチコミ");
  expect(lines.join("\n")).toContain("という声です。");
  expect(lines.indexOf("「朝の湯がいい」という声です。")).toBe(
    lines.indexOf("五時半に湯へ行くと、誰もいませんでした。") - 1,
  );
  expect(lines.indexOf("「静かだが、電波が届きにくい」という声もあります。")).toBe(
    lines.indexOf("仕事の電話を待っていたので、部屋で困りました。") - 1,
  );
});

it("takes the headings of an article for nobody's voice", async () => {
  expect((await told("水車の宿に泊まる")).join("")).not.toContain("という声");
});
