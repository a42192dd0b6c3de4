import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { withoutPlaceholders } from "./placeholders.ts";

const FILL = "Lorem ipsum dolor sit amet, consectetur adipiscing elit.";

it("tells no paragraph that only fills a template [7.3]", async () => {
  const page = textPage("The mill", [saidBlock(FILL), saidBlock("The mill has a new wheel of oak.")]);
  expect(withoutPlaceholders(page).blocks.map(({ text }) => text)).toEqual([
    "",
    "The mill has a new wheel of oak.",
  ]);
  expect((await paragraphsWritten(page, 30)).flat().join(" ")).not.toContain("ipsum");
  const japanese = textPage("水車", [saidBlock("ここに文章が入ります。")], { language: "ja" });
  expect(withoutPlaceholders(japanese).blocks[0]?.text).toBe("");
});

it("leaves a page as it is that somebody has written", () => {
  const page = textPage("The mill", [saidBlock("The mill has a new wheel of oak.")]);
  expect(withoutPlaceholders(page)).toBe(page);
});
