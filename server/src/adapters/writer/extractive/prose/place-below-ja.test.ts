import { expect, it } from "vitest";
import { withoutPlaceBelow } from "./place-below-ja.ts";

it("leaves out which places stand below, and keeps what is done there", () => {
  expect(withoutPlaceBelow("町では、夜間の点灯を、下記の地区において試しに始めます。")).toBe(
    "町では、夜間の点灯を試しに始めます。",
  );
  expect(withoutPlaceBelow("次の日程で橋の説明会を開きます。")).toBe("橋の説明会を開きます。");
  expect(withoutPlaceBelow("工事に伴い、下記の墓地にある墓を移します。")).toBe(
    "工事に伴い、墓地にある墓を移します。",
  );
});

it("leaves a sentence alone that would lose of what or to whom it speaks", () => {
  for (const text of ["申込書は、下記の窓口にお持ちください。", "下記の会場です。", "下記の日程で行います。"])
    expect(withoutPlaceBelow(text)).toBe(text);
});
