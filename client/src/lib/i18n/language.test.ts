import { describe, expect, it } from "vitest";
import { chooseLanguage, mailLanguage } from "./language";

describe("the language of the interface [2.16] [1.7]", () => {
  it.each([
    ["/en/register", "", null, "en"],
    ["/ja/register", "", "en", "ja"],
    ["/en/register", "?lang=ja", "ja", "en"],
    ["/login", "?lang=en", null, "en"],
    ["/login", "?lang=ja", "en", "ja"],
    ["/login", "", "en", "en"],
    ["/login", "", null, "ja"],
    ["/english", "", null, "ja"],
    ["/en", "", null, "ja"],
    ["/", "", "fr", "ja"],
  ])("%s%s with %s current is %s", (path, search, current, language) => {
    expect(chooseLanguage(path, search, current)).toBe(language);
  });

  it.each(["fr", "EN", "en-US", "", "ja,en"])("takes only ja or en from the query, not %j [5.1]", (lang) => {
    expect(chooseLanguage("/login", `?lang=${lang}`, "en")).toBe("en");
    expect(chooseLanguage("/login", `?lang=${lang}`, null)).toBe("ja");
  });
});

describe("the language of a reset e-mail [4.18]", () => {
  it.each([
    ["/en/forgot-password", "", "ja", "en"],
    ["/forgot-password", "?lang=en", "ja", "en"],
    ["/forgot-password", "", "en-GB", "en"],
    ["/ja/forgot-password", "", "en-US", "ja"],
    ["/forgot-password", "?lang=ja", "en-US", "ja"],
    ["/ja/forgot-password", "?lang=en", "ja", "en"],
    ["/en/forgot-password", "?lang=ja", "ja", "en"],
    ["/ja/forgot-password", "?lang=fr", "en-US", "ja"],
    ["/forgot-password", "?lang=fr", "en-US", "en"],
    ["/forgot-password", "?lang=EN", "ja-JP", "ja"],
    ["/forgot-password", "", "ja-JP", "ja"],
    ["/forgot-password", "", "fr-FR", "ja"],
  ])("%s%s in a browser in %s is %s", (path, search, browser, language) => {
    expect(mailLanguage(path, search, browser)).toBe(language);
  });
});
