import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { isSectionName } from "./section-name.ts";

it("takes a short title for a section of a site, unless the text tells of both its words again and again", () => {
  const told = ["祖母の手紙は誤字だらけでした。", "祖母の誤字を直しました。", "祖母は誤字に気づきました。"];
  const page = (title: string) => textPage(title, told.map(saidBlock), { language: "ja" });
  expect(isSectionName("祖母の誤字", page("祖母の誤字"))).toBe(false);
  expect(isSectionName("今月の特集", page("今月の特集"))).toBe(true);
  expect(isSectionName("料金案内", page("料金案内"))).toBe(true);
});

it.each([
  ["Roy's Clock Pages", true],
  ["Anna's Home Page", true],
  ["Clock pages of the north", false],
  ["Roy's Clock", false],
])("takes all that somebody has written for no title of one page: %s", (title, isSection) => {
  expect(isSectionName(title, textPage(title, [saidBlock("The clock stands in the hall.")]))).toBe(isSection);
});
