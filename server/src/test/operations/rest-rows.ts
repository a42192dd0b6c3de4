import { accountRows } from "./rest/account.ts";
import { adminRows } from "./rest/admin.ts";
import { entryRows } from "./rest/entries.ts";
import { keyRows } from "./rest/keys.ts";
import { publishingRows } from "./rest/publishing.ts";
import { webhookRows } from "./rest/webhooks.ts";
import type { RestRow } from "./row.ts";

/** Every REST operation. One that lacks its row fails the tests that walk over them. */
export const restRows: Record<string, RestRow> = {
  "GET /api/config/firebase": {
    who: "anybody",
    graphql: { none: "needed before anybody can sign in; a client of GraphQL knows its provider" },
  },
  "POST /api/account/sign-in": {
    who: "anybody",
    graphql: { none: "needed before the owner of a leaving account can sign in" },
    body: ({ email }) => ({ email }),
  },
  "POST /api/payments/webhook": { who: "anybody", graphql: { none: "called by the payment provider" } },
  ...entryRows,
  ...accountRows,
  ...adminRows,
  ...publishingRows,
  ...keyRows,
  ...webhookRows,
};
