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
])("takes at most a few times as long for four times as much of %j", (unit) => {
  const spent = (length: number) => {
    const text = unit.repeat(length / unit.length);
    const started = performance.now();
    normalizeJapanese(text);
    normalizeEnglish(text);
    return performance.now() - started;
  };
  spent(4_000);
  const [once, fourfold] = [Math.min(spent(4_000), spent(4_000)), Math.min(spent(16_000), spent(16_000))];
  // Four times in theory; a quadratic pattern makes it sixteen. The 30 ms are the machine's moods.
  expect(fourfold).toBeLessThan(9 * once + 30);
});
