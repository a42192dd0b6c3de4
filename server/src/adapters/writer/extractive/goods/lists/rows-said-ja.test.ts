import { expect, it } from "vitest";
import { rowsAsPredicate } from "./rows-said-ja.ts";

const told = (rows: Record<string, string>) =>
  rowsAsPredicate(Object.entries(rows).map(([label, value]) => ({ label, value })));

it("says when and where something is held, and for how much, as one does", () => {
  expect(told({ 日時: "6月3日（土）10時から12時", 場所: "水車小屋 二階", 参加費: "200円" })).toBe(
    "6月3日土曜日、10時から12時まで、水車小屋二階で開かれ、参加費は200円",
  );
  expect(told({ 日時: "6月4日（日）14時開演", 会場: "水車小屋", 定員: "20人" })).toBe(
    "6月4日日曜日、14時開演で、水車小屋で開かれ、定員は20人",
  );
});

it("does not hold what only happened somewhere", () => {
  expect(told({ 日時: "6月3日（土）10時", 場所: "水車小屋", 被害: "自転車" })).toBeNull();
  expect(told({ 日時: "6月3日", 参加費: "200円" })).toBeNull();
});

it.each([
  ["丘線 水車駅 徒歩9分", "家賃が6万円で、丘線の水車駅から徒歩9分"],
  ["水車駅から徒歩約9分", "家賃が6万円で、水車駅から徒歩約9分"],
  ["バス 水車前 徒歩1分", "家賃が6万円で、バス停「水車前」から徒歩1分"],
])("says how far it is on foot from where one arrives: %s", (way, said) => {
  expect(told({ 家賃: "6万円", 交通: way })).toBe(said);
});

it("says a part of ten thousand yen in yen", () => {
  expect(told({ 家賃: "6.8万円", 交通: "水車駅 徒歩9分" })).toBe("家賃が6万8,000円で、水車駅から徒歩9分");
});

it("leaves other ways to be read out", () => {
  expect(told({ 家賃: "6万円", 交通: "丘線 水車駅 バス10分" })).toBeNull();
});
