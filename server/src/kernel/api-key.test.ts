import { expect, it } from "vitest";
import { fingerprintOf, isWellFormed, lastFourOf, mintKey } from "./api-key.ts";

it("makes keys of a word that scanners know, 30 characters of chance and a checksum", () => {
  const keys = Array.from({ length: 200 }, mintKey);
  for (const key of keys) expect(key).toMatch(/^ymk_[0-9A-Za-z]{36}$/);
  expect(new Set(keys).size).toBe(200);
  expect(keys.every(isWellFormed)).toBe(true);
});

it("takes the checksum for the CRC32 of all that stands before it, in base 62", () => {
  expect(isWellFormed("ymk_0000000000000000000000000000004W7BxC")).toBe(true);
  expect(isWellFormed("ymk_3Zc8uN1vWqYt6LxKfB0aRmE5sHd7Gp3LL6Lu")).toBe(true);
});

it("finds a typing error in any place of a key", () => {
  const key = "ymk_3Zc8uN1vWqYt6LxKfB0aRmE5sHd7Gp3LL6Lu";
  for (let place = 0; place < key.length; place++) {
    const wrong = key.slice(0, place) + (key[place] === "x" ? "y" : "x") + key.slice(place + 1);
    expect(isWellFormed(wrong)).toBe(false);
  }
  for (const wrong of ["", "ymk_", key.slice(1), `${key}0`, key.toUpperCase()])
    expect(isWellFormed(wrong)).toBe(false);
});

it("keeps nothing of a key but its SHA-256 and its last four characters", () => {
  const key = "ymk_0000000000000000000000000000004W7BxC";
  expect(fingerprintOf(key)).toMatch(/^[0-9a-f]{64}$/);
  expect(lastFourOf(key)).toBe("7BxC");
});
