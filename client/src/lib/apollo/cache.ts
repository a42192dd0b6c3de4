import { InMemoryCache } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          entries: relayStylePagination(["search"]),
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
      Entry: { fields: { queues: { merge: false }, revisions: { merge: false }, facts: { merge: false } } },
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
