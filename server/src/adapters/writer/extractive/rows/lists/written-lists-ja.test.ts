import { expect, it } from "vitest";
import { listAsWritten } from "./written-lists-ja.ts";

it("tells what one needs with the notes of each thing [6.2]", () => {
  expect(listAsWritten(["申込書", "就労証明書（全員分）"], "必要な書類")).toBe(
    "必要な書類は、申込書、就労証明書（全員分）です。",
  );
});

it("quotes conditions of which the page does not say whether one is enough [6.2]", () => {
  expect(listAsWritten(["65歳以上の方", "市内に住む方"], "対象となる方")).toBe(
    "対象となる方には、「65歳以上の方」、「市内に住む方」が挙げられています。",
  );
});

it("tells a programme with its times [6.2]", () => {
  expect(listAsWritten(["9:00 ハーフ スタート", "11:30 表彰式"], "当日の日程")).toBe(
    "当日の日程は、9時がハーフ スタート、11時30分が表彰式です。",
  );
});

it("leaves lists of other things, and of sentences, to their own rules [6.2]", () => {
  expect(listAsWritten(["駅", "港"], "みどころ")).toBeNull();
  expect(listAsWritten(["筆を洗います。", "紙を敷きます。"], "持ち物")).toBeNull();
  expect(listAsWritten(["筆"], "持ち物")).toBeNull();
});

it("tells stages that are nothing but names in their order", () => {
  expect(listAsWritten(["書類の確認", "面談（30分）", "登録"], "入会までの流れ")).toBe(
    "入会までの流れは、書類の確認、面談（30分）、登録の順です。",
  );
  expect(listAsWritten(["書類を送る", "面談を受ける", "登録"], "入会までの流れ")).toBeNull();
  expect(listAsWritten(["書類の確認", "登録"], "入会までの流れ")).toBeNull();
});
