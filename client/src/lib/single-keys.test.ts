import { afterEach, expect, it } from "vitest";
import { setStorageOwner } from "./own-storage";
import { isUnwanted, setSingleKeys } from "./single-keys";

afterEach(() => setStorageOwner(null));

it("lets every key work until they are switched off", () => {
  for (const key of ["j", "?", " ", "ArrowDown"]) expect(isUnwanted({ key })).toBe(false);
});

it("then refuses letters, signs and space, and no key with a name", () => {
  setSingleKeys(false);
  for (const key of ["j", "k", "?", " "]) expect(isUnwanted({ key })).toBe(true);
  for (const key of ["ArrowDown", "Enter", "Escape", "F2"]) expect(isUnwanted({ key })).toBe(false);
  setSingleKeys(true);
  expect(isUnwanted({ key: "j" })).toBe(false);
});

it("is each user's own choice", () => {
  setStorageOwner("u1");
  setSingleKeys(false);
  setStorageOwner("u2");
  expect(isUnwanted({ key: "j" })).toBe(false);
});
