import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { catchExplained } from "./catch-explained-ja.ts";

const pageOf = (...texts: string[]) =>
  textPage("背負い籠", texts.map(saidBlock), { language: "ja", type: "product" });
const CATCH = "三年待って、編みました。";
const PLACE = "編むのは谷の奥の小屋です。冬は雪で道が閉じます。";
const WHY = "竹は切ってすぐには使えません。日陰で三年寝かせると、虫がつかなくなります。";

it("finds the paragraph that explains the line with which a description opens [7.3]", () => {
  expect(catchExplained(pageOf(CATCH, PLACE, WHY))).toBe(2);
});

it("finds none where the line has no time or number, or nothing takes it up [7.3]", () => {
  expect(catchExplained(pageOf("谷の竹で編みました。", PLACE, WHY))).toBeNull();
  expect(catchExplained(pageOf(CATCH, PLACE))).toBeNull();
});
