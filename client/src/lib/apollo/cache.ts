import { type FieldPolicy, InMemoryCache } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";
import { isOlderThanEnd } from "#lib/job-state";
import { entryPages } from "./entry-pages";

/**
 * Keeps what is known of a page: a query sent before the end of the analysis may be answered after it, and
 * its nulls must not overwrite the result.
 */
const onceKnown: FieldPolicy = { merge: (existing = null, incoming) => incoming ?? existing };

/** The status of a job by itself: its other fields come with it. */
const endsOnce: FieldPolicy<string> = {
  merge: (existing, incoming) =>
    existing !== undefined && isOlderThanEnd({ status: incoming }, { status: existing })
      ? existing
      : incoming,
};

export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          entries: entryPages,
          apiKeys: { merge: false },
          webhooks: { merge: false },
          sites: { merge: false },
          feeds: { merge: false },
          webhookDeliveries: relayStylePagination(["webhookId"]),
          adminUsers: relayStylePagination(["search"]),
          adminJobs: relayStylePagination(["status", "userId"]),
          adminAnnouncements: relayStylePagination(),
          adminAudit: relayStylePagination(),
          entry: {
            read: (found, { args, toReference }) =>
              found ?? toReference({ __typename: "Entry", id: args?.id }),
          },
        },
      },
      // The server's lists are whole: what it leaves out is gone.
      Entry: {
        fields: {
          queues: { merge: false },
          revisions: { merge: false },
          facts: { merge: false },
          title: onceKnown,
          site: onceKnown,
          language: onceKnown,
          pageType: onceKnown,
          analyzedAt: onceKnown,
          characters: onceKnown,
          share: { read: (known = null) => known },
        },
      },
      Share: { keyFields: ["entryId"] },
      Site: { keyFields: ["key"] },
      Feed: { keyFields: ["feedId"] },
      Queue: {
        fields: { status: endsOnce, finishedAt: onceKnown, failure: onceKnown },
      },
      Viewer: {
        fields: {
          credits: { merge: true },
          limits: { merge: true },
          playerSettings: { merge: false },
          ledger: relayStylePagination(),
        },
      },
    },
  });
