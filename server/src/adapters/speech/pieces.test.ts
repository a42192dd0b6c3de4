import { expect, it } from "vitest";
import { normalizeEnglish } from "./normalize-en/index.ts";
import { normalizeJapanese } from "./normalize-ja/index.ts";
import { pieces } from "./pieces.ts";

it("keeps what fits whole, and loses nothing of what does not", () => {
  expect(pieces("Short enough.")).toEqual(["Short enough."]);
  const long = "Every word counts, and none is cut. ".repeat(60);
  const parts = pieces(long);
  expect(parts.join("")).toBe(long);
  expect(parts.every((part) => part.length <= 400 && /\s$/.test(part))).toBe(true);
});

it("cuts no character in two", () => {
  const parts = pieces("😀".repeat(1000));
  expect(parts.every((part) => part.isWellFormed())).toBe(true);
  expect(parts.join("")).toBe("😀".repeat(1000));
});

it.each([
  "1",
  "1.",
  "0-",
  "A.",
  "a",
  "日",
  "十分",
  "何",
  "(あ",
  "$1",
  " ",
  "😀",
  "<!--",
  "<a",
  "e\u0301",
  "月・",
])("takes no more than in proportion for sixteen times as much of %j", (unit) => {
  // The processor's own time: what else the machine does is not counted.
  const spent = (length: number) => {
    const text = unit.repeat(length / unit.length);
    const started = process.cpuUsage();
    normalizeJapanese(text);
    normalizeEnglish(text);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  spent(2_000);
  const once = Math.min(spent(2_000), spent(2_000), spent(2_000));
  // Sixteen times in theory, 256 times when a pattern is quadratic.
  expect(spent(32_000)).toBeLessThan(64 * once + 100);
});
