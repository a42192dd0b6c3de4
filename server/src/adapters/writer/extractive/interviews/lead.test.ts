import { expect, it } from "vitest";
import type { ProseLine } from "../prose/lines.ts";
import { leadOf } from "./lead.ts";

const lineOf = (text: string) => ({ sentences: [text], seconds: 4, gap: false }) as unknown as ProseLine;
const told = (...texts: string[]) =>
  leadOf(texts.map(lineOf), 9, { title: "粉屋をやめて船に乗る", names: ["浜野"], language: "ja" }).map(
    ({ sentences }) => sentences[0],
  );

it("introduces a talk by who is asked, and not by a word on the weather above it [6.2]", () => {
  const scene = "夜明けの港で、浜野さんは綱を解いています。";
  const life = "三年前まで、浜野さんは粉屋でした。";
  expect(told("気温は二度です。", scene, life)).toEqual([scene, life]);
  expect(told("船を出す前の港には、朝の霧が深く立ちこめています。", scene, "波は静かです。")).toHaveLength(2);
});
