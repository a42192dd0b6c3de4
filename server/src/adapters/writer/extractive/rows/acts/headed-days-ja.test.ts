import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { daysWithHours, placeWithWayIn } from "./headed-days-ja.ts";

it("tells days with their hours below a heading as one sentence [7.3]", () => {
  const items = [
    "5月11日(月曜日)から15日(金曜日)まで 午後1時から午後4時まで",
    "5月16日(土曜日) 午前9時から正午まで",
  ];
  expect(daysWithHours("日時", items)).toBe(
    "日時は、5月11日(月曜日)から15日(金曜日)までの午後1時から午後4時までと、5月16日(土曜日)の午前9時から正午までです。",
  );
  expect(daysWithHours("日時", [...items, "雨の日は休みます。"])).toBeNull();
  expect(daysWithHours("持ち物", items)).toBeNull();
});

it("tells a place that is set without a verb, and the note on its way in [7.3]", () => {
  expect(placeWithWayIn("場所", "水車会館 北の広場(谷町3番地) ※裏口からお入りください。")).toBe(
    "場所は、水車会館の北の広場(谷町3番地)です。裏口からお入りください。",
  );
  expect(placeWithWayIn("場所", "会場は水車会館です。")).toBeNull();
});

it("says in a notice when and where [7.3]", async () => {
  const page = textPage(
    "古い水車の持ち込み受付について",
    [
      saidBlock(
        "引っ越しの時期に合わせ、次のとおり古い水車の持ち込みを受け付けます。最終日の午前中は混み合います。",
      ),
      headingBlock("日時"),
      itemBlock("5月11日(月曜日)から15日(金曜日)まで 午後1時から午後4時まで"),
      itemBlock("5月16日(土曜日) 午前9時から正午まで"),
      headingBlock("場所"),
      saidBlock("水車会館 北の広場(谷町3番地) ※裏口からお入りください。"),
      headingBlock("手数料"),
      saidBlock("1台につき500円です。荷台の物は降ろしてからお越しください。"),
    ],
    { language: "ja" },
  );
  const told = (await paragraphsWritten(page, 60)).flat().join("");
  expect(told).toMatch(/5月11日.*午後4時まで.*5月16日.*正午まで/u);
  expect(told).toContain("水車会館の北の広場");
});
