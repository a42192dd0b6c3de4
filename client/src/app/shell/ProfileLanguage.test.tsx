import { act } from "@testing-library/react";
import i18next from "i18next";
import { beforeEach, expect, it, vi } from "vitest";
import { Connected, profileLink } from "#test/connection";
import { renderWithin, signedIn } from "#test/render";
import { ProfileLanguage } from "./ProfileLanguage";

beforeEach(() => void vi.useFakeTimers());

const show = async (language: string, at = "/here", interfaceLanguage: "ja" | "en" = "ja") => {
  const { link } = profileLink({ language });
  await renderWithin(
    <Connected link={link}>
      <ProfileLanguage />
    </Connected>,
    { session: signedIn, at, language: interfaceLanguage },
  );
  // The profile arrives.
  await act(() => vi.advanceTimersByTimeAsync(0));
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("switches to English 500 ms after reading an English profile [4.11]", async () => {
  await show("en");
  await pass(450);
  expect(i18next.language).toBe("ja");
  await pass(60);
  expect(i18next.language).toBe("en");
});

it("leaves the interface alone for a Japanese profile [4.11]", async () => {
  await show("ja", "/here", "en");
  await pass(5_000);
  expect(i18next.language).toBe("en");
});

it("leaves the choice to an address that names a language [2.16]", async () => {
  await show("en", "/here?lang=ja");
  await pass(5_000);
  expect(i18next.language).toBe("ja");
});
