import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, textPage } from "#test/text-page";

const dish = textPage(
  "里芋の酢みそ和え",
  [
    headingBlock("材料（2人分）"),
    ...["里芋 8個", "ごま 小さじ2", "【A】", "酢 大さじ4", "みそ 大さじ1", "砂糖 小さじ2"].map(itemBlock),
    headingBlock("作り方"),
    itemBlock("里芋は皮をむき、鍋に入れて竹串が通るまで中火で15分ゆでます。"),
    itemBlock("【A】を加えて混ぜ、鍋を火から下ろして10分おきます。"),
    itemBlock("器に盛り、いったごまを手でひねりながら上から散らします。"),
  ],
  { language: "ja" },
);

it("says what is in a marked part of the list where there is no time for the list", async () => {
  const short = (await paragraphsWritten(dish, 30)).flat().join("");
  expect(short).toContain("酢、みそ、砂糖を加えて混ぜ、");
  const whole = (await paragraphsWritten(dish, 90)).flat().join("");
  expect(whole).toContain("Aは、酢大さじ4、みそ大さじ1、砂糖小さじ2です。");
  expect(whole).toContain("Aを加えて混ぜ、");
});
