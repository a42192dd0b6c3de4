import { expect, it } from "vitest";
import { plain } from "../draft.ts";
import { endingOnWhatIsLeft } from "./left-to-page-ja.ts";

const endOf = (plan: string[], first: string[][] = []) => {
  const way = {
    plan: plan.map(plain),
    first: first.map((some) => some.map(plain)),
    end: [plain("以上です。")],
  };
  const { plan: things, first: before, end } = endingOnWhatIsLeft(way);
  return [...things, ...before.flat(), ...end].map(({ text }) => text);
};
const ELSEWHERE = "は、元のページにあります。";

it("says once and in the end what a recipe leaves to its page [6.2]", () => {
  expect(endOf([`材料と分量${ELSEWHERE}`], [[`下ごしらえ${ELSEWHERE}`]])).toEqual([
    `材料の分量と下ごしらえ${ELSEWHERE}`,
  ]);
  expect(endOf(["材料は、豆です。", `分量${ELSEWHERE}`])).toEqual([
    "材料は、豆です。",
    `材料の分量${ELSEWHERE}`,
  ]);
  expect(endOf([`ほかの材料と分量${ELSEWHERE}`], [[`下ごしらえ${ELSEWHERE}`]])).toEqual([
    `ほかの材料と分量、下ごしらえ${ELSEWHERE}`,
  ]);
});

it("keeps the end of a recipe that leaves nothing [6.2]", () => {
  expect(endOf(["材料は、豆です。"])).toEqual(["材料は、豆です。", "以上です。"]);
});
