import { expect, it } from "vitest";
import { topicOf } from "./row-topics-ja.ts";

it.each(["支払い", "お祝い", "住まい", "違い", "取扱い", "一つ"])(
  "takes a noun in kana for no case: %s [6.2]",
  (label) => {
    expect(topicOf(label)).toEqual({ name: label, isCase: false });
  },
);

it.each(["音がする", "予約できない", "犬が死んだ"])("takes a clause for a case: %s [6.2]", (label) => {
  expect(topicOf(label)).toEqual({ name: label, isCase: true });
});

it.each(["人口（人）", "重さ(g)", "4（土）", "--margin", "-o", "Q", "1", "予約は必要ですか"])(
  "names no thing by %s [6.2]",
  (label) => {
    expect(topicOf(label)).toBeNull();
  },
);

it("says a limit before what it limits [6.2]", () => {
  expect(topicOf("団体（20名以上）")?.name).toBe("20名以上の団体");
  expect(topicOf("受付時間（土曜日）")?.name).toBe("土曜日の受付時間");
});
