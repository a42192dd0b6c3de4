import { type FieldPolicy, InMemoryCache } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";
import { entryPages } from "./entry-pages";

/**
 * What was read of a page is never unread. A question that was put before the end of the analysis may be
 * answered after it, and its nulls must not undo what the analysis said.
 */
const onceKnown: FieldPolicy = { merge: (existing = null, incoming) => incoming ?? existing };

const ended = (status: unknown) => status === "completed" || status === "failed";

/** Likewise a job that ended does not begin again: an answer that still has it running is old news. */
const endsOnce: FieldPolicy = {
  merge: (existing, incoming) => (ended(existing) && !ended(incoming) ? existing : incoming),
};

export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          entries: entryPages,
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
        },
      },
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
