import { expect, it } from "vitest";
import { inOneRegister } from "../../prose/register.ts";
import { polite, politeThroughout } from "./polite.ts";

it("says rules side by side as rules, behind the sentence that announces them [6.2]", () => {
  const told = [
    "山小屋には、守ってほしい約束があります。",
    "夜は騒がない、火を残さない、ごみを置いていかない。",
    "どれも、難しいことではありません。",
  ];
  expect(inOneRegister(told, "polite")[1]).toBe("夜は騒がない、火を残さない、ごみを置いていかないことです。");
  const tips = ["長持ちのコツは三つです。", "使ったら洗う、日陰に干す、ときどき油をぬる。"];
  expect(inOneRegister(tips, "polite")[1]).toBe("使ったら洗う、日陰に干す、ときどき油をぬることです。");
});

it("leaves deeds side by side as they are where nothing says what they are [6.2]", () => {
  const rules = "川を汚さない、枝を折らない、石を持ち帰らない。";
  expect(politeThroughout(rules)).toBeNull();
  expect(polite(rules)).toBe(rules);
  expect(inOneRegister(["朝の川は静かです。", rules], "polite")).toEqual(["朝の川は静かです。", rules]);
});

it.each([
  ["雨の日は、店を開けない。", "雨の日は、店を開けません。"],
  ["水が足りない、暑い夏には休む。", "水が足りない、暑い夏には休みます。"],
  ["朝早く家を出る。", "朝早く家を出ます。"],
])("still says one deed politely: %s [6.2]", (plain, said) => {
  expect(politeThroughout(plain)).toBe(said);
});
