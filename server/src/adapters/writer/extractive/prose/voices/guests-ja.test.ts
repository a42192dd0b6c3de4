import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { guestsOn } from "./guests-ja.ts";

it("hears guests on a page that counts their reviews, until the next heading", () => {
  const visit = (count: string) =>
    textPage(
      "水車小屋の粉ひき教室",
      [
        saidBlock(count),
        saidBlock("気に入っていた粉の袋が空になった日から、教室は始まります。"),
        headingBlock("主催者"),
        saidBlock("粉ひきの浜野です。"),
        saidBlock("不器用な私でも楽しめました。"),
        saidBlock("昼から始めるとよいです。"),
        headingBlock("持ち物"),
        saidBlock("手ぬぐいをお持ちください。"),
      ],
      { language: "ja" },
    );
  const isGuest = guestsOn(visit("★4.8（クチコミ37件）"));
  expect([1, 3, 4, 5, 7].map(isGuest)).toEqual([false, false, true, true, false]);
  expect(guestsOn(visit("二時間の教室です。"))(4)).toBe(false);
});
