import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithin } from "#test/render";
import { AppError, fromCode } from "./errors";
import { useErrorText } from "./use-error-text";

const Said = ({ error }: { error: unknown }) => <p data-testid="said">{useErrorText()(error)}</p>;

const say = async (error: unknown, language: "ja" | "en" = "en") => {
  await renderWithin(<Said error={error} />, { language });
  return screen.getByTestId("said").textContent;
};

it.each([
  ["the reason's text", fromCode({ code: "FORBIDDEN", reason: "PLAN_LIMIT" }), /limit of your plan/],
  ["the server's code's", fromCode({ code: "PAGE_UNREADABLE", reason: "NOT_LISTED" }), /could not be read/],
  ["a failed job's, whose code is a reason", fromCode({ code: "SPEECH_ENGINE" }), /audio|speech|voice/i],
  [
    "refused input's, with its field",
    fromCode({ code: "VALIDATION_ERROR", reason: "url", details: { field: "url", problem: "too long" } }),
    /\(url: too long\)$/,
  ],
  ["the catalogue's", new AppError("NETWORK_ERROR"), /cannot be reached/],
  ["the unknown's, for what is no error of a call", new Error("secret detail"), /unexpected/],
])("says the narrowest text that there is: %s [8.9]", async (_, error, words) => {
  expect(await say(error)).toMatch(words);
});

it("says it in the interface's language [8.9]", async () => {
  expect(await say(new AppError("NOT_FOUND"), "ja")).toMatch("見つかりませんでした");
});
