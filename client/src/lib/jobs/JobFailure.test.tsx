import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { failureWith, queueOf } from "#test/graphql";
import { renderWithin } from "#test/render";
import { JobFailure } from "./JobFailure";

it.each([
  [
    "SERVICE_UNAVAILABLE",
    "SPEECH_ENGINE",
    "The audio could not be made",
    /voice does not answer.*Credits .* are returned/,
  ],
  ["SERVICE_UNAVAILABLE", "WRITER", "The audio could not be made", /writes scripts does not answer/],
  ["PAGE_UNREADABLE", "LOGIN_WALL", "The audio could not be made", /needs a sign-in/],
  ["SERVER_ERROR", null, "The audio could not be made", /went wrong on our side/],
  ["CONFLICT", "CANCELLED", "You canceled this audio", /canceled/i],
])("says by code and reason what became of a job: %s %s", async (code, reason, title, words) => {
  const queue = queueOf({ type: "generate_audio", status: "failed", failure: failureWith(code, reason) });
  await renderWithin(<JobFailure queue={queue as never} />, { language: "en" });
  const alert = screen.getByRole("alert", { name: title });
  expect(alert).toHaveTextContent(words);
  expect(alert).not.toHaveTextContent(/unexpected/);
});

it("says what was wrong about input that was refused once the job ran", async () => {
  const failure = failureWith("VALIDATION_ERROR", null, {
    details: { field: "settings.language", rule: "untranslatable", limit: null },
  });
  const queue = queueOf({ status: "failed", failure });
  await renderWithin(<JobFailure queue={queue as never} />, { language: "ja" });
  expect(screen.getByRole("alert")).toHaveTextContent(/翻訳ができません/);
});

it("has a sentence for a code that it has never heard of", async () => {
  const queue = queueOf({ status: "failed", failure: failureWith("MOON_PHASE", "FULL_MOON") });
  await renderWithin(<JobFailure queue={queue as never} />, { language: "ja" });
  expect(screen.getByRole("alert")).toHaveTextContent(/予期しない問題.*クレジットは戻ります。 くわしい説明$/);
  const help = screen.getByRole("link", { name: "くわしい説明" });
  expect(help).toHaveAttribute("href", "/help?lang=ja#UNKNOWN_ERROR");
});
