import { expect, it } from "vitest";
import { rowAsWritten } from "../as-written-ja.ts";

it.each([
  [
    "入館料（税込）",
    "大人 900円（前売 800円／団体 700円） 高校生 500円（前売 400円） 小学生以下 無料 ※団体は15名以上 ※障害者手帳をお持ちの方は無料",
    "入館料は、大人が900円、高校生が500円、小学生以下が無料です。障害者手帳をお持ちの方は無料です。",
  ],
  [
    "観覧料",
    "一般 1,200円 学生 800円 ※会期中2回目は割引",
    "観覧料は、一般が1,200円、学生が800円です。会期中2回目は割引です。",
  ],
])("says who pays what, without the cheaper ways in brackets: %s", (label, value, said) => {
  expect(rowAsWritten(label, value)).toBe(said);
});

it("leaves no fee or note out that may make the others untrue", () => {
  expect(rowAsWritten("入館料", "大人 900円（土日 1,100円） 高校生 500円 ※別途、保険料が必要")).toBe(
    "入館料は、大人が900円（土日、1,100円）、高校生が500円です。別途、保険料が必要です。",
  );
});

it.each([
  [
    "会期",
    "2026年4月4日（土）〜6月7日（日） 前期：4月4日〜5月6日 後期：5月8日〜6月7日",
    "会期は、2026年4月4日土曜日から6月7日日曜日です。前期が4月4日から5月6日、後期が5月8日から6月7日です。",
  ],
  [
    "会期",
    "2026年10月3日〜12月6日 前期：10月3日〜11月1日 後期：11月3日〜12月6日",
    "会期は、2026年10月3日から12月6日です。前期が10月3日から11月1日、後期が11月3日から12月6日です。",
  ],
])("says the whole time before its halves: %s", (label, value, said) => {
  expect(rowAsWritten(label, value)).toBe(said);
});
