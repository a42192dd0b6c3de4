import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import type { Session } from "#domain/accounts/authenticate";
import { requireAccess } from "./gate.ts";
import { buildGraphqlSchema } from "./schema.ts";

const schema = buildGraphqlSchema();
const expired = { viewer: { expired: "TRIAL_EXPIRED" } } as Session;
const active = { viewer: { expired: null } } as Session;

const enter = (query: string, session: Session | null) => () => requireAccess(schema, parse(query), session);

describe("an expired account", () => {
  it.each([
    "{ viewer { playerSettings } }",
    "{ me: viewer { kept: playerSettings } }",
    "{ viewer { ...Kept } } fragment Kept on Viewer { id playerSettings }",
    "{ viewer { ... on Viewer { playerSettings } } }",
    "mutation { setLanguage(language: en) { playerSettings } }",
    "mutation { initializeUser(language: en) { playerSettings } }",
    "{ viewer { id } entries { totalCount } }",
    "subscription { queueChanged { resync } }",
  ])("is refused %s [6.3][7.14]", (query) => {
    expect(enter(query, expired)).toThrowError(
      expect.objectContaining({ code: "ACCOUNT_EXPIRED", reason: "TRIAL_EXPIRED" }),
    );
    expect(enter(query, active)).not.toThrow();
  });

  it.each([
    "{ viewer { __typename id email role plan language credits { balance } limits { entries } } }",
    "{ plans { yen } creditPacks { yen } subscriptionStatus }",
    "mutation { setLanguage(language: en) { language } }",
    "mutation { createPaymentUrl }",
    "{ __schema { queryType { name } } }",
  ])("may ask %s [6.3]", (query) => {
    expect(enter(query, expired)).not.toThrow();
  });
});

it("lets nobody without a session ask more than for the schema [6.1]", () => {
  expect(enter("{ __schema { queryType { name } } }", null)).not.toThrow();
  expect(enter("{ viewer { id } }", null)).toThrowError(expect.objectContaining({ code: "UNAUTHORIZED" }));
});
