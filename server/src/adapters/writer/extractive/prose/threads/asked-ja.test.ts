import { expect, it } from "vitest";
import type { ProseLine } from "../lines.ts";
import { toldOfQuestion } from "./asked-ja.ts";

const MOST = 2;
const told = (...sentences: string[]) =>
  toldOfQuestion(
    sentences.map((text) => ({ sentences: [text], seconds: 3, gap: false }) as unknown as ProseLine),
    MOST,
    10,
  ).flatMap((line) => line.sentences);

it("tells of a question what has gone wrong rather than further details of how things were [7.3]", () => {
  expect(
    told(
      "井戸の水は二十年澄んでいました。",
      "深さは八メートルです。",
      "蓋は木です。",
      "ところが先月から濁ります。",
    ),
  ).toEqual(["井戸の水は二十年澄んでいました。", "先月から濁ります。"]);
});

it("tells a question as it begins where it turns to nothing, or turns at once [7.3]", () => {
  const plain = ["井戸の水が濁ります。", "深さは八メートルです。", "蓋は木です。"];
  expect(told(...plain)).toEqual(plain.slice(0, MOST));
  const turning = ["井戸の水は澄んでいました。", "ところが先月から濁ります。", "蓋は木です。"];
  expect(told(...turning)).toEqual(turning.slice(0, MOST));
});
