import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { Subject } from "rxjs";
import { ConnectionProvider } from "#lib/apollo/ConnectionProvider";
import { createCache } from "#lib/apollo/cache";
import type { Connection } from "#lib/apollo/client";
import { defaultOptions } from "#lib/apollo/default-options";
import { createFreshness } from "#lib/apollo/freshness";
import { wholeWindow } from "#lib/apollo/whole-window";
import { SessionContext } from "#lib/identity/AuthProvider";
import { theme } from "#lib/theme/theme";
import { limitsWith } from "./input-limits";
import { signedIn } from "./render";

type Variables = Record<string, unknown>;
export type Answers = Record<string, (variables: Variables) => unknown>;

/** Answers to questions that every screen may ask. */
const usual: Answers = {
  PlayerSettings: () => ({ viewer: { __typename: "Viewer", id: "u1", playerSettings: {} } }),
  InputLimits: () => limitsWith({}),
};

/** The other end of the line: answers by operation name, and sends events when a test says so. */
export function graphqlServer(answers: Answers) {
  const calls: { name: string; variables: Variables }[] = [];
  let events = new Subject<ApolloLink.Result>();
  const link = new ApolloLink(({ operationName, operationType, variables }) => {
    const name = operationName ?? "";
    calls.push({ name, variables });
    if (operationType === "subscription") return new Observable((observer) => events.subscribe(observer));
    return new Observable((observer) => {
      Promise.resolve()
        .then(() => (answers[name] ?? usual[name])?.(variables))
        .then(
          (data) => {
            observer.next({ data: data as Record<string, unknown> });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
    });
  });
  const client = new ApolloClient({
    cache: createCache(),
    defaultOptions,
    link: wholeWindow.concat(link),
    dataMasking: false,
  });
  const socket = { subscribe: () => () => undefined, state: () => "up", reopen() {}, dispose() {} };
  const held = { client, socket, freshness: createFreshness(), reopen() {}, close() {} };
  const open = () => held as unknown as Connection;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MantineProvider theme={theme} env="test">
      <SessionContext value={signedIn}>
        <ConnectionProvider leave={nowhere} open={open}>
          {children}
        </ConnectionProvider>
      </SessionContext>
    </MantineProvider>
  );
  return {
    client,
    wrapper,
    /** The variables of every call by that name. */
    calls: (name: string) => calls.filter((call) => call.name === name).map(({ variables }) => variables),
    send: (data: Record<string, unknown>) => events.next({ data }),
    /** Ends the subscriptions, the socket notwithstanding. */
    endSubscriptions() {
      const ended = events;
      events = new Subject();
      ended.complete();
    },
  };
}

const nowhere = () => undefined;

/** Why a queue failed, as the server tells it. */
export const failureWith = (code: string, reason: string | null = null, more: Variables = {}) => ({
  __typename: "QueueFailure" as const,
  code,
  reason,
  message: "English for developers",
  details: null,
  ...more,
});

/** A queue as the server tells of it. */
export const queueOf = (more: Variables = {}) => ({
  __typename: "Queue" as const,
  id: "q1",
  entryId: "e1",
  type: "generate_script" as const,
  status: "running" as const,
  stage: "writing" as const,
  done: 0,
  total: 0,
  progress: 0,
  revisionNumber: null,
  failure: null,
  withAudio: false,
  audioHeldBack: null,
  createdAt: "2026-01-01T00:00:00Z",
  finishedAt: null,
  ...more,
});
