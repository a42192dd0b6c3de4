import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "./errors.ts";
import type { Rule } from "./rules.ts";
import { validate } from "./validate.ts";

const schema = z.strictObject({
  name: z.string().min(1).max(50).optional(),
  code: z.string().min(3).optional(),
  words: z.array(z.string()).min(1).max(2).optional(),
  count: z.number().int().min(-3).max(10).optional(),
  skip: z.number().positive().optional(),
  language: z.enum(["ja", "en"]).optional(),
  at: z.iso.datetime({ offset: true }).optional(),
  id: z.uuid().optional(),
  speakers: z.array(z.strictObject({ name: z.string() })).optional(),
  reading: z
    .string()
    .regex(/^[ぁ-ん]+$/, "not_kana" satisfies Rule)
    .optional(),
});

function refusalOf(input: unknown): AppError {
  try {
    validate(schema, input);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error("it was not refused");
}

describe("refused input says field, rule and limit [8.9]", () => {
  it.each([
    [{ name: "x".repeat(51) }, { field: "name", rule: "too_long", limit: 50 }],
    [{ name: "" }, { field: "name", rule: "empty" }],
    [{ name: 7 }, { field: "name", rule: "wrong_type", expected: "string" }],
    [{ code: "ab" }, { field: "code", rule: "too_short", limit: 3 }],
    [{ words: [] }, { field: "words", rule: "too_few_items", limit: 1 }],
    [{ words: ["a", "b", "c"] }, { field: "words", rule: "too_many_items", limit: 2 }],
    [{ count: 11 }, { field: "count", rule: "too_big", limit: 10 }],
    [{ count: -4 }, { field: "count", rule: "too_small", limit: -3 }],
    [{ count: 1.5 }, { field: "count", rule: "not_whole" }],
    [{ skip: 0 }, { field: "skip", rule: "not_above", limit: 0 }],
    [{ language: "fr" }, { field: "language", rule: "not_allowed", allowed: ["ja", "en"] }],
    [{ at: "tomorrow" }, { field: "at", rule: "not_a_moment" }],
    [{ id: "7" }, { field: "id", rule: "malformed" }],
    [{ other: 1 }, { field: "other", rule: "unknown_field" }],
    [{ speakers: [{ name: "a" }, {}] }, { field: "speakers.1.name", rule: "required" }],
    [{ reading: "cat" }, { field: "reading", rule: "not_kana" }],
    ["text", { field: "body", rule: "wrong_type", expected: "object" }],
  ])("%j", (input, details) => {
    expect(refusalOf(input)).toMatchObject({ code: "VALIDATION_ERROR", status: 400, reason: details.field });
    expect(refusalOf(input).details).toEqual(details);
  });

  it("has an English sentence of our own for it", () => {
    expect(refusalOf({ name: "x".repeat(51) }).message).toBe("name: is longer than 50 characters");
    expect(refusalOf({ language: "fr" }).message).toBe("language: must be one of ja, en");
  });
});

it("counts an explicit null as not given", () => {
  expect(validate(schema, { name: null })).toEqual({});
});
