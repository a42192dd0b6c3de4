import { expect, it } from "vitest";
import { WordInput } from "./word.ts";

const readingOf = (reading: string) =>
  WordInput.safeParse({ language: "ja", word: "箸", reading }).data?.reading ?? null;

it("takes an accent with a reading, and keeps it in one way of writing", () => {
  expect(["は\\し", "ハ＼シ", "は¥し", "はし\\", "はし_", "はし￣", "ﾊｼ"].map(readingOf)).toEqual([
    "は\\し",
    "ハ\\シ",
    "は\\し",
    "はし\\",
    "はし_",
    "はし_",
    "ハシ",
  ]);
});

it.each(["\\はし", "は\\し\\", "ひ\\ょう", "_はし", "は_し", "はし\\_", "\\"])(
  "refuses %s, where no mora is marked or more than one",
  (reading) => {
    expect(readingOf(reading)).toBeNull();
  },
);

it("takes no accent for an English word", () => {
  expect(WordInput.safeParse({ language: "en", word: "Nguyen", reading: "wi\\n" }).success).toBe(false);
});
