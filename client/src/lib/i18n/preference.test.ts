import { expect, it } from "vitest";
import { forgetLanguage, storedLanguage, storeLanguage } from "./preference";

it("forgets the stored language keys at startup, and nothing else [4.12]", () => {
  localStorage.setItem("language", "en");
  localStorage.setItem("i18nextLng", "en");
  localStorage.setItem("other", "kept");
  forgetLanguage();
  expect({ ...localStorage }).toEqual({ other: "kept" });
});

it("keeps the language under the key that the payment request reads [4.12]", () => {
  storeLanguage("en");
  expect(localStorage.getItem("language")).toBe("en");
  expect(storedLanguage()).toBe("en");
});

it.each([null, "fr"])("takes Japanese where the stored language is %j", (stored) => {
  if (stored) localStorage.setItem("language", stored);
  expect(storedLanguage()).toBe("ja");
});
