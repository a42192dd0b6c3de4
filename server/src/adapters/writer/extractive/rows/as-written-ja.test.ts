import { expect, it } from "vitest";
import { nounAsWritten, rowAsWritten } from "./as-written-ja.ts";

it("tells a row with its own joints and its notes in brackets [6.2]", () => {
  expect(rowAsWritten("料金(税込)", "S席 6,200円 / A席 4,100円")).toBe(
    "料金(税込)は、S席が6,200円、A席が4,100円です。",
  );
  expect(rowAsWritten("発売日", "会員 8月3日(土) 10:00〜 一般 8月9日(金) 10:00〜")).toBe(
    "発売日は、会員が8月3日土曜日、10時から、一般が8月9日金曜日、10時からです。",
  );
  expect(rowAsWritten("荒天時", "中止（朝7時に決定）")).toBe("荒天時は、中止（朝7時に決定）です。");
  expect(rowAsWritten("お食事", "夕食：広間 朝食：食堂")).toBe("お食事は、夕食が広間、朝食が食堂です。");
  expect(rowAsWritten("入館料", "一般500円、高校生以下は無料")).toBe(
    "入館料は、一般が500円、高校生以下が無料です。",
  );
});

it("tells a sentence of a row by what it is about [6.2]", () => {
  expect(rowAsWritten("申込方法", "電話で申し込んでください。")).toBe(
    "申込方法については、電話で申し込んでください。",
  );
  expect(rowAsWritten("予約", "前日までに電話で")).toBe("予約は、前日までに電話でお願いします。");
  expect(rowAsWritten("対象", "無料（申請が必要です）")).toBe("対象は、無料です。申請が必要です。");
});

it("leaves out a row that points elsewhere, is a sign or has an open end [6.2]", () => {
  expect(rowAsWritten("料金", "下記の表を参照")).toBeNull();
  expect(rowAsWritten("駐車場", "○")).toBeNull();
  expect(rowAsWritten("対象", "市内に住む方で")).toBeNull();
  expect(rowAsWritten("曲目", "森田：水車の歌 川口：峠")).toBeNull();
});

it("takes for the noun of a cell no sentence, no deed and no sign [6.2]", () => {
  expect(nounAsWritten("16,500円（満席）")).toBe("16,500円（満席）");
  expect(nounAsWritten("7月4日（土）から7月9日（木）17時まで")).toBe("7月4日土曜日から7月9日木曜日17時まで");
  expect(nounAsWritten("水で洗う")).toBeNull();
  expect(nounAsWritten("受け付けます")).toBeNull();
  expect(nounAsWritten("―")).toBeNull();
});

it.each([
  ["日時", "会場", null],
  ["会場", "橋場公民館", "会場は、橋場公民館です。"],
])("tells no heads of columns as a row: %s: %s [6.2]", (label, value, said) => {
  expect(rowAsWritten(label, value)).toBe(said);
});
