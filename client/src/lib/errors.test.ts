import { describe, expect, it } from "vitest";
import { AppError, fromCode, fromStatus, isExpiry, type Refusal, sentences, statusOf } from "./errors";

describe("an answer's status [8.1] [8.2] [8.3] [8.4] [8.5] [8.6] [8.7] [8.8]", () => {
  it.each<[number | undefined, Refusal, string, boolean]>([
    [undefined, {}, "NETWORK_ERROR", true],
    [401, {}, "UNAUTHORIZED", false],
    [402, {}, "INSUFFICIENT_CREDITS", false],
    [403, {}, "FORBIDDEN", false],
    [403, { code: "ACCOUNT_EXPIRED" }, "ACCOUNT_EXPIRED", false],
    [403, { reason: "TRIAL_EXPIRED" }, "ACCOUNT_EXPIRED", false],
    [403, { reason: "SUBSCRIPTION_EXPIRED" }, "ACCOUNT_EXPIRED", false],
    [403, { code: "FORBIDDEN", reason: "PLAN_LIMIT" }, "FORBIDDEN", false],
    [404, {}, "NOT_FOUND", false],
    [409, {}, "CONFLICT", false],
    [409, { code: "URL_ALREADY_EXISTS" }, "URL_ALREADY_EXISTS", false],
    [429, {}, "TOO_MANY_REQUESTS", true],
    [500, {}, "SERVER_ERROR", true],
    [502, {}, "SERVER_ERROR", true],
    [503, {}, "SERVER_ERROR", true],
    [504, {}, "SERVER_ERROR", true],
    [400, {}, "UNKNOWN_ERROR", false],
    [422, {}, "UNKNOWN_ERROR", false],
    [418, {}, "UNKNOWN_ERROR", false],
    [501, {}, "UNKNOWN_ERROR", false],
  ])("%s %j is %s, retryable: %s", (status, refusal, code, retryable) => {
    const error = fromStatus(status, refusal);
    expect([error.code, error.retryable]).toEqual([code, retryable]);
  });
});

it("keeps the entry that has the URL already [8.6]", () => {
  const existingEntry = { entryId: "e1" };
  const error = fromStatus(409, { code: "URL_ALREADY_EXISTS", details: { existingEntry } });
  expect(error.refusal.details).toEqual({ existingEntry });
});

it.each([
  ["UNAUTHORIZED", "UNAUTHORIZED", 401, false],
  ["INSUFFICIENT_CREDITS", "INSUFFICIENT_CREDITS", 402, false],
  ["ACCOUNT_EXPIRED", "ACCOUNT_EXPIRED", 403, false],
  ["FORBIDDEN", "FORBIDDEN", 403, false],
  ["NOT_FOUND", "NOT_FOUND", 404, false],
  ["URL_ALREADY_EXISTS", "URL_ALREADY_EXISTS", 409, false],
  ["CONFLICT", "CONFLICT", 409, false],
  ["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS", 429, true],
  ["SERVER_ERROR", "SERVER_ERROR", 500, true],
  ["INTERNAL_SERVER_ERROR", "SERVER_ERROR", 500, true],
  ["SERVICE_UNAVAILABLE", "SERVER_ERROR", 503, true],
  ["PAGE_UNREADABLE", "UNKNOWN_ERROR", "UNKNOWN_ERROR", false],
  ["VALIDATION_ERROR", "UNKNOWN_ERROR", "UNKNOWN_ERROR", false],
  ["GRAPHQL_VALIDATION_FAILED", "UNKNOWN_ERROR", "UNKNOWN_ERROR", false],
])(
  "reads GraphQL's %s as %s, by its status %s, retryable: %s, and keeps the server's words [8.2] [8.3] [8.4] [8.5] [8.6] [8.7] [8.8]",
  (code, expected, status, retryable) => {
    const error = fromCode({ code, message: "as the server says" });
    expect(error).toBeInstanceOf(AppError);
    expect([error.code, statusOf(error), error.retryable]).toEqual([expected, status, retryable]);
    expect([error.refusal.code, error.message]).toEqual([code, "as the server says"]);
  },
);

it.each([
  ["NETWORK_ERROR", "Network error"],
  ["UNAUTHORIZED", "Not authenticated"],
  ["INSUFFICIENT_CREDITS", "Not enough credits"],
  ["ACCOUNT_EXPIRED", "Account expired"],
  ["FORBIDDEN", "Not allowed"],
  ["NOT_FOUND", "Not found"],
  ["URL_ALREADY_EXISTS", "An entry with this URL exists already"],
  ["CONFLICT", "This conflicts with the current state"],
  ["TOO_MANY_REQUESTS", "Too many requests"],
  ["SERVER_ERROR", "Something went wrong on our side"],
  ["UNKNOWN_ERROR", "Unknown error"],
] as const)("%s says %j where the server says nothing [8.4]", (code, message) => {
  expect(new AppError(code).message).toBe(message);
});

it("knows the three expiries by code or reason [8.4]", () => {
  expect(isExpiry({ code: "FORBIDDEN", reason: "TRIAL_EXPIRED" })).toBe(true);
  expect(isExpiry({ code: "FORBIDDEN", reason: "PLAN_LIMIT" })).toBe(false);
});

it("speaks the specification's sentences [8.10]", () => {
  const { queues, revisions, setLive, analysis, ...fixed } = sentences;
  expect([...Object.values(fixed), queues(500), revisions(404), setLive(409), analysis("timeout")]).toEqual([
    "Failed to initialize user",
    "Failed to get subscription status",
    "Not authenticated",
    "Failed to get user profile",
    "Invalid response format",
    "Entry creation failed - no entryId",
    "Script not found",
    "All entry creations failed",
    "Failed to get queues: 500",
    "Failed to get revisions: 404",
    "Failed to set live revision: 409",
    "Product analysis failed: timeout",
  ]);
});
