import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { queueOf } from "#test/graphql";
import { renderWithin } from "#test/render";
import { JobFailure } from "./JobFailure";

it.each([
  ["SPEECH_ENGINE", "The audio could not be made", /voice does not answer.*Credits .* are returned/],
  ["WRITER", "The audio could not be made", /writes scripts does not answer/],
  ["LOGIN_WALL", "The audio could not be made", /needs a sign-in/],
  ["SERVER_ERROR", "The audio could not be made", /went wrong on our side/],
  ["CANCELLED", "You canceled this audio", /canceled/i],
])("says by its code what became of a job: %s", async (errorCode, title, words) => {
  const queue = queueOf({ type: "generate_audio", status: "failed", errorCode });
  await renderWithin(<JobFailure queue={queue as never} />, { language: "en" });
  const alert = screen.getByRole("alert", { name: title });
  expect(alert).toHaveTextContent(words);
  expect(alert).not.toHaveTextContent(/unexpected/);
});

it("says what was wrong about input that was refused once the job ran", async () => {
  const refused = {
    errorCode: "VALIDATION_ERROR",
    errorMessage:
      "settings.language: the built-in writer cannot translate: it writes in the page's own language",
  };
  const queue = queueOf({ status: "failed", ...refused });
  await renderWithin(<JobFailure queue={queue as never} />, { language: "ja" });
  expect(screen.getByRole("alert")).toHaveTextContent(/翻訳ができません/);
});

it("has a sentence for a code that it has never heard of", async () => {
  const queue = queueOf({ status: "failed", errorCode: "MOON_PHASE", errorMessage: "The moon: it is full" });
  await renderWithin(<JobFailure queue={queue as never} />, { language: "ja" });
  expect(screen.getByRole("alert")).toHaveTextContent(/予期しない問題.*クレジットは戻ります。$/);
});
