import { expect, it } from "vitest";
import { specification as row } from "#test/text-page";
import { modedRowsIn } from "./moded-rows-ja.ts";

const asked = (label: string) => /明るさ|点灯時間|重さ/.test(label);
const saidOf = (...rows: [string, string][]) =>
  modedRowsIn(
    rows.map(([label, value]) => row(label, value)),
    asked,
  );

it("tells two rows of as many modes together, each value in its place [7.3]", () => {
  const told = saidOf(["明るさ", "300 / 90 ルーメン"], ["素材", "真鍮"], ["点灯時間", "3時間 / 9時間"]);
  expect(`${told?.label}は${told?.said}`).toBe("明るさは300、90ルーメンで、点灯時間はそれぞれ3時間、9時間");
  expect(told?.parts.map(({ text }) => text)).toEqual(["300、90ルーメン", "3時間、9時間"]);
});

it("tells no modes where another row does not say whose they are [7.3]", () => {
  expect(saidOf(["点灯時間", "3時間 / 9時間"])).toBeNull();
  expect(saidOf(["明るさ", "300 / 90 / 10 ルーメン"], ["点灯時間", "3時間 / 9時間"])).toBeNull();
  expect(saidOf(["明るさ", "300 / 90 ルーメン"], ["素材", "真鍮 / 和紙"])).toBeNull();
  expect(saidOf(["明るさ", "300 / 90 ルーメン"], ["品番", "12 / 14"])).toBeNull();
});
