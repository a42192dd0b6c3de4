import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { queueOf } from "#test/graphql";
import { renderWithin } from "#test/render";
import { JobFailure } from "./JobFailure";

it.each([
  ["SPEECH_ENGINE", "The audio could not be made", /credits have been returned/],
  ["CANCELLED", "You canceled this audio", /canceled/i],
])("says by its code what became of a job: %s", async (errorCode, title, words) => {
  const queue = queueOf({ type: "generate_audio", status: "failed", errorCode });
  await renderWithin(<JobFailure queue={queue as never} />, { language: "en" });
  const alert = screen.getByRole("alert", { name: title });
  expect(alert).toHaveTextContent(words);
  expect(alert).not.toHaveTextContent(/unexpected/);
});
