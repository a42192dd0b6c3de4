import { expect, it } from "vitest";
import type { ProseLine } from "../prose/lines.ts";
import { leadOf } from "./lead.ts";

const lineOf = (text: string) => ({ sentences: [text], seconds: 4, gap: false }) as unknown as ProseLine;
const about = { title: "粉屋をやめて船に乗る", names: ["浜野"], language: "ja" as const, isSpare: true };
const told = (...texts: string[]) => leadOf(texts.map(lineOf), 9, about).map(({ sentences }) => sentences[0]);

it("introduces a talk by who is asked, and not by a word on the weather above it [6.2]", () => {
  const scene = "夜明けの港で、浜野さんは綱を解いています。";
  const more = "港の灯は1つです。";
  expect(told("気温は二度です。", scene, more)).toEqual([scene, more]);
  const harbour = "船を出す前の港には、朝の霧が深く立ちこめています。";
  expect(told(harbour, scene, more)).toEqual([harbour, scene]);
});

it("turns from nothing where it leaves out what it turned from [6.2]", () => {
  const own = "いっぽう港の外では、浜野さんが20年も網を引いてきました。";
  expect(
    told("町では朝になると粉を挽く音がします。", "音は川まで届きます。", own, "港の灯は1つです。")[0],
  ).toBe("港の外では、浜野さんが20年も網を引いてきました。");
});

it("introduces nobody by what was said of others before [6.2]", () => {
  const inEnglish = { title: "I say comma", names: ["Tamsin Achter"], language: "en" as const };
  const leadFor = (...texts: string[]) =>
    leadOf(texts.map(lineOf), 9, inEnglish).map(({ sentences }) => sentences[0]);
  const [scene, own] = ["In six booths somebody talks all day long.", "Tamsin Achter has done so for years."];
  expect(leadFor("The street is wide and quiet.", scene, own)).toEqual([scene, own]);
  const plain = "Tamsin Achter has worked there for years.";
  expect(leadFor("The street is wide and quiet.", scene, "It rains.", plain)[0]).not.toBe(own);
});

it("begins with no rest of what was counted before, and takes a former house for nobody's life [6.2]", () => {
  const inEnglish = { title: "I say comma", names: ["Tamsin Achter"], language: "en" as const };
  const leadFor = (...texts: string[]) =>
    leadOf(texts.map(lineOf), 9, inEnglish).map(({ sentences }) => sentences[0]);
  const own = "Tamsin Achter has worked there for years.";
  const rest = "The remaining booth is that of Tamsin Achter.";
  expect(leadFor("Five of the booths are dark.", "It rains.", rest, "She is 50.")[0]).not.toBe(rest);
  const house = "Tamsin Achter sits in a former bakery on the quay.";
  expect(leadFor("It rains.", own, "The booths are dark.", house)).toContain(own);
});
