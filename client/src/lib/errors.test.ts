import { describe, expect, it } from "vitest";
import { AppError, fromCode, fromStatus, isExpiry, type Refusal, sentences } from "./errors";

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
  ["UNAUTHORIZED", "UNAUTHORIZED"],
  ["ACCOUNT_EXPIRED", "ACCOUNT_EXPIRED"],
  ["URL_ALREADY_EXISTS", "URL_ALREADY_EXISTS"],
  ["INTERNAL_SERVER_ERROR", "SERVER_ERROR"],
  ["SERVICE_UNAVAILABLE", "SERVER_ERROR"],
  ["PAGE_UNREADABLE", "UNKNOWN_ERROR"],
  ["VALIDATION_ERROR", "UNKNOWN_ERROR"],
  ["GRAPHQL_VALIDATION_FAILED", "UNKNOWN_ERROR"],
])("reads GraphQL's %s as %s, and keeps the server's code", (code, expected) => {
  const error = fromCode({ code, message: "as the server says" });
  expect(error).toBeInstanceOf(AppError);
  expect([error.code, error.refusal.code, error.message]).toEqual([expected, code, "as the server says"]);
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
