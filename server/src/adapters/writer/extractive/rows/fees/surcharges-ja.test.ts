import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { withJapaneseRows } from "../told-rows-ja.ts";
import { surchargesTold } from "./surcharges-ja.ts";

const FLOORS = ["1階 追加なし", "2〜3階 ＋1,100円", "4階以上 ＋2,200円〜（エレベーターのない場合）"];

it("tells what each case adds to a price, and which adds nothing [6.2]", () => {
  const told =
    "1階は、追加の料金がありません。追加の料金は、2〜3階が1,100円、4階以上が2,200円から（エレベーターのない場合）です。";
  expect(surchargesTold(FLOORS)?.items).toEqual([told, "", ""]);
  const page = textPage(
    "運び出しの料金",
    [headingBlock("階による追加"), saidBlock("階により、次の金額を加えます。"), ...FLOORS.map(itemBlock)],
    { language: "ja" },
  );
  expect(withJapaneseRows(page).blocks.map(({ text }) => text)).toContain(told);
});

it("leaves a list that says anything else as it is", () => {
  expect(surchargesTold([...FLOORS, "日曜日はお休みです"])).toBeNull();
  expect(surchargesTold(["2階 1,100円", "3階 2,200円"])).toBeNull();
});
