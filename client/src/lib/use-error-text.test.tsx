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
  [
    "a failed job's reason's",
    fromCode({ code: "SERVICE_UNAVAILABLE", reason: "SPEECH_ENGINE" }),
    /voice does not answer/,
  ],
  [
    "the code's, for a reason that this client does not know",
    fromCode({ code: "FORBIDDEN", reason: "FULL_MOON" }),
    /not allowed to do this/,
  ],
  [
    "the catalogue's, for a code that this client does not know",
    fromCode({ code: "MOON_PHASE", reason: "FULL_MOON" }),
    /unexpected/,
  ],
  ["the catalogue's", new AppError("NETWORK_ERROR"), /cannot be reached/],
  ["the unknown's, for what is no error of a call", new Error("secret detail"), /unexpected/],
])("says the narrowest text that there is: %s [8.9]", async (_, error, words) => {
  expect(await say(error)).toMatch(words);
});

it("says it in the interface's language [8.9]", async () => {
  expect(await say(new AppError("NOT_FOUND"), "ja")).toMatch("見つかりませんでした");
});

const refusedInput = (field: string, rule: string, limit?: number) =>
  fromCode({
    code: "VALIDATION_ERROR",
    reason: field,
    message: `${field}: in English`,
    details: { field, rule, limit },
  });

it.each([
  [
    "text",
    "other_language",
    undefined,
    /^読み上げられるのは日本語と英語/,
    /^Only Japanese and English text can be read/,
  ],
  [
    "script",
    "unspeakable",
    undefined,
    /^この声で読み上げられる文字がありません/,
    /^There is nothing in it that this voice can speak/,
  ],
  [
    "settings.mustSay.3",
    "too_long",
    1_000,
    /^「必ず入れる言葉」が長すぎます。1,000文字以内/,
    /^“Must say” is too long. Keep it to 1,000 characters/,
  ],
  [
    "settings.speakers.0.name",
    "empty",
    undefined,
    /^「話し手の名前」を入力/,
    /^“Name of a speaker” must not be empty/,
  ],
  [
    "settings.sentencePause",
    "too_small",
    0,
    /^「文と文の間隔」は0以上に/,
    /^“Pause between sentences” must be 0 or more/,
  ],
  ["unheardOf", "empty", undefined, /^入力内容を入力/, /^What you entered must not be empty/],
  ["url", "bad_scheme", undefined, /^httpまたはhttps/, /^Use a URL that begins with http/],
])(
  "says in both languages what is wrong about %s: %s [1.7]",
  async (field, rule, limit, japanese, english) => {
    expect(await say(refusedInput(field, rule, limit), "ja")).toMatch(japanese);
    cleanup();
    expect(await say(refusedInput(field, rule, limit), "en")).toMatch(english);
  },
);

it("says the numbers that a mark of the script may have [1.7]", async () => {
  const error = fromCode({
    code: "VALIDATION_ERROR",
    reason: "script",
    details: { field: "script", rule: "manner_marks", line: 12, rates: "0.5–2", volumes: "−12 … +6" },
  });
  expect(await say(error)).toMatch(/^Line 12 .*\(rate 0\.5–2, volume −12 … \+6 dB\)/);
  cleanup();
  expect(await say(error, "ja")).toMatch(/12行目.*速さ 0\.5–2、音量 −12 … \+6 dB/);
});

const noRoom = (reason: string, limit?: number) =>
  fromCode({ code: "CONFLICT", reason, details: limit === undefined ? undefined : { limit } });

it.each([
  ["KEYS_FULL", 70, "An account can hold up to 70 API keys", "APIキーは70個まで"],
  ["KEYS_FULL", 1, "An account can hold 1 API key. Revoke yours", "APIキーは1個まで"],
  ["TOO_MANY_FEEDS", 7, "An account can hold up to 7 podcasts", "ポッドキャストは7件まで"],
  ["TOO_MANY_SITES", 7, "An account can hold up to 7 sites", "サイトは7件まで"],
  ["TOO_MANY_SITES", 1, "An account can hold 1 site. Remove yours", "サイトは1件まで"],
  ["WEBHOOKS_FULL", 1, "An account can hold 1 webhook. Delete yours", "Webhookは1件まで"],
  ["DICTIONARY_FULL", 1_500, "A dictionary can hold up to 1,500 words", "単語は1,500語まで"],
])("takes the number of %s from the refusal: %d [1.7]", async (reason, limit, english, japanese) => {
  expect(await say(noRoom(reason, limit))).toContain(english);
  cleanup();
  expect(await say(noRoom(reason, limit), "ja")).toContain(japanese);
});

it("says no number of a refusal that brings none [1.7]", async () => {
  expect(await say(noRoom("KEYS_FULL"))).toMatch(/^This clashed with another change/);
});

it.each([
  ["settings.voice", /お試しください。（項目：声）$/],
  ["unheardOf", /お試しください。$/],
])("puts no English into Japanese for a rule of %s that it does not know [1.7]", async (field, words) => {
  const said = await say(refusedInput(field, "moon_phase"), "ja");
  expect(said).toMatch(words);
  expect(said).not.toMatch(/[a-z(]/);
});

it("adds the server's own sentence in English for a rule that it does not know [1.7]", async () => {
  expect(await say(refusedInput("url", "moon_phase"))).toMatch(/is not valid.* \(url: in English\)$/);
});
