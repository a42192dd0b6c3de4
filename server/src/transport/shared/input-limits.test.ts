import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { graphql } from "#test/graphql";
import type { TestUser } from "#test/identity";

let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  test = await startApp();
  user = await test.newUser();
});
afterAll(() => test.close());

const input = {
  url: 2_048,
  audience: 500,
  instruction: 2_000,
  requiredWords: 20,
  revisionName: 100,
  speakers: 8,
  speakerName: 30,
  word: 50,
  reading: 100,
  previewSentence: 150,
  creditNote: 200,
  announcementTitle: 200,
  apiKeys: 50,
  dictionaryWords: 500,
  feeds: 20,
  sites: 20,
  webhooks: 20,
  speed: { min: 0.5, max: 2 },
  pitch: { min: -6, max: 6 },
  sentencePause: { min: 0, max: 3_000 },
  paragraphPause: { min: 0, max: 5_000 },
  loudness: { min: -24, max: -12 },
};

it("tells the limits of inputs beside the plan's, by REST and GraphQL alike [7.14]", async () => {
  const limits = { entries: 10, urlsAtOnce: 5, audioMinutes: 5, jobsAtOnce: 1, input };
  const rest = await test.app.inject({ url: "/api/user/profile", headers: user.headers });
  expect(rest.json().data.limits).toEqual(limits);
  const answer = await graphql(
    test,
    user,
    `{ viewer { limits {
      entries urlsAtOnce audioMinutes jobsAtOnce
      input {
        url audience instruction requiredWords revisionName speakers speakerName
        word reading previewSentence creditNote announcementTitle
        apiKeys dictionaryWords feeds sites webhooks
        speed { min max } pitch { min max } sentencePause { min max } paragraphPause { min max } loudness { min max }
      }
    } } }`,
  );
  expect(answer.data.viewer.limits).toEqual(limits);
});

const ADD = "mutation ($word: DictionaryWordInput!) { createDictionaryWord(input: $word) { word } }";
const wordOf = (length: number) => ({ word: { language: "en", word: "a".repeat(length), reading: "ay" } });

it("takes a word of the length that it tells, and refuses a longer one by the same number", async () => {
  expect((await graphql(test, user, ADD, wordOf(50))).errors).toBeUndefined();
  const { errors } = await graphql(test, user, ADD, wordOf(51));
  expect(errors?.[0]?.extensions.details).toEqual({ field: "word", rule: "too_long", limit: 50 });
});
