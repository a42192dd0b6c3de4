import { cleanup, screen } from "@testing-library/react";
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
  ["a failed job's, whose code is a reason", fromCode({ code: "SPEECH_ENGINE" }), /voice does not answer/],
  [
    "refused input's, with its field",
    fromCode({ code: "VALIDATION_ERROR", reason: "url", details: { field: "url", problem: "is odd" } }),
    /not valid.* \(url: is odd\)$/,
  ],
  ["the catalogue's", new AppError("NETWORK_ERROR"), /cannot be reached/],
  ["the unknown's, for what is no error of a call", new Error("secret detail"), /unexpected/],
])("says the narrowest text that there is: %s [8.9]", async (_, error, words) => {
  expect(await say(error)).toMatch(words);
});

it("says it in the interface's language [8.9]", async () => {
  expect(await say(new AppError("NOT_FOUND"), "ja")).toMatch("見つかりませんでした");
});

const refusedInput = (field: string, problem: string) =>
  fromCode({ code: "VALIDATION_ERROR", reason: field, details: { field, problem } });

it.each([
  ["text", "must be Japanese or English", /^読み上げられるのは日本語と英語/, /^Only Japanese and English/],
  [
    "script",
    "there is nothing in it that this voice can speak",
    /^この声で読み上げられる文字がありません/,
    /^There is nothing in it that this voice can speak/,
  ],
  [
    "settings.mustSay.3",
    "Too big: expected string to have <=1000 characters",
    /^「必ず入れる言葉」が長すぎます。1,000文字以内/,
    /^“Must say” is too long. Keep it to 1,000 characters/,
  ],
  [
    "settings.speakers.0.name",
    "Too small: expected string to have >=1 characters",
    /^「話し手の名前」を入力/,
    /^“Name of a speaker” must not be empty/,
  ],
  ["unheardOf", "is empty", /^入力内容を入力/, /^What you entered must not be empty/],
  ["url", "only http and https", /^httpまたはhttps/, /^Use a URL that begins with http/],
])("says in both languages what is wrong about %s: %s [1.7]", async (field, problem, japanese, english) => {
  expect(await say(refusedInput(field, problem), "ja")).toMatch(japanese);
  cleanup();
  expect(await say(refusedInput(field, problem), "en")).toMatch(english);
});

it.each([
  ["settings.voice", /お試しください。クレジットは消費されていません。（項目：声）$/],
  ["unheardOf", /お試しください。クレジットは消費されていません。$/],
])(
  "puts no English into Japanese, though it has no words for a problem of %s [1.7]",
  async (field, words) => {
    const said = await say(refusedInput(field, "is odd"), "ja");
    expect(said).toMatch(words);
    expect(said).not.toMatch(/[a-z(]/);
  },
);
