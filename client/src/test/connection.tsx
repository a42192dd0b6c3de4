import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { type ReactNode, useState } from "react";
import { ConnectionProvider } from "#lib/apollo/ConnectionProvider";
import type { Connection } from "#lib/apollo/client";
import { createFreshness } from "#lib/apollo/freshness";
import { inputLimits } from "./input-limits";

/** A connection over any link, its socket down: what stands below talks through the real provider. */
export function connectionOver(link: ApolloLink): Connection {
  return {
    client: new ApolloClient({ link, cache: new InMemoryCache() }),
    socket: {
      client: undefined as never,
      subscribe: () => () => {},
      state: () => "down",
      reopen() {},
      dispose() {},
    },
    freshness: createFreshness(),
    reopen() {},
    close() {},
  };
}

const leave = () => {};

export function Connected({ link, children }: { link: ApolloLink; children: ReactNode }) {
  const [open] = useState(() => () => connectionOver(link));
  return (
    <ConnectionProvider leave={leave} open={open}>
      {children}
    </ConnectionProvider>
  );
}

export const profile = {
  __typename: "Viewer" as const,
  id: "u1",
  email: "someone@example.com",
  displayName: null,
  role: "user",
  plan: "free",
  trial: "given",
  language: "ja",
  accountExpiresAt: null,
  credits: { __typename: "Credits" as const, balance: 120, held: 0 },
  limits: {
    __typename: "ViewerLimits" as const,
    urlsAtOnce: 5,
    entries: 10,
    audioMinutes: 5,
    jobsAtOnce: 1,
    input: inputLimits,
  },
};

/** Billing of a customer who has bought nothing. */
export const noBilling = {
  __typename: "Billing" as const,
  status: "none",
  paidUntil: null,
  endsByRequest: false,
  hasPaid: false,
  history: [],
};

/** Answers the profile with these differences to every read, and keeps the mutations it was sent. */
export function profileLink(differences: Partial<Record<keyof typeof profile, unknown>> = {}) {
  const sent: ApolloLink.Operation[] = [];
  const viewer = { ...profile, ...differences };
  const link = new ApolloLink((operation) => {
    sent.push(operation);
    return new Observable((observer) => {
      const change = { setLanguage: { ...viewer, ...operation.variables } };
      observer.next({ data: operation.operationType === "mutation" ? change : { viewer } });
      observer.complete();
    });
  });
  return { link, sent };
}
