import { expect, it } from "vitest";
import { isOneThing } from "./one-thing.ts";

const NAME = { kind: "name", confidence: 0.8 } as const;
const NUMBER = { kind: "sku", confidence: 0.6 } as const;
const WORDS = { kind: "availability", confidence: 0.75 } as const;
const BUTTON = { kind: "availability", confidence: 0.4 } as const;

it("knows one thing by its name, its number and words on its own stock, whatever stands beside it [7.3]", () => {
  expect(isOneThing([NAME, NUMBER, WORDS])).toBe(true);
  expect(isOneThing([NAME, NUMBER, BUTTON])).toBe(false);
  expect(isOneThing([NAME, WORDS])).toBe(false);
  expect(isOneThing([NUMBER, WORDS])).toBe(false);
});
