import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compileVoice } from "../../../../voice/compile.ts";
import { type Openjtalk, openjtalk } from "../openjtalk.ts";
import { fold } from "../reading/notation.ts";
import { normalizeJapanese } from "./index.ts";

let engine: Openjtalk;
beforeAll(async () => {
  engine = openjtalk({ program: await compileVoice(), size: 1 });
}, 120_000);
afterAll(() => engine.close());

const [, ...lines] = readFileSync(new URL("../reading/ja-words-in-context.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");

it("reads words by their neighbours, and otherwise where these are others", async () => {
  const wrong: string[] = [];
  for (const line of lines) {
    const [word = "", kana = "", text = ""] = line.split("\t");
    const read = await engine.reading(normalizeJapanese(text));
    const right = read.includes(kana) || fold.ja(read).includes(fold.ja(kana));
    if (!right) wrong.push(`${word} is ${kana}: ${text} → ${read}`);
  }
  expect(lines.length).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
});

it.each([
  ["人気のない夜道", "人気のない商品"],
  ["舞台の上手から出る", "上手に話す"],
  ["ゴミの分別を守る", "分別のある大人"],
])("tells %s from %s", (one, other) => {
  expect(normalizeJapanese(one)).not.toBe(one);
  expect(normalizeJapanese(other)).toBe(other);
});
