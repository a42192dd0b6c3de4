import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { Subject } from "rxjs";
import { createCache } from "#lib/apollo/cache";
import { theme } from "#lib/theme/theme";

type Variables = Record<string, unknown>;
export type Answers = Record<string, (variables: Variables) => unknown>;

/** The other end of the line: answers by operation name, and sends events when a test says so. */
export function graphqlServer(answers: Answers) {
  const calls: { name: string; variables: Variables }[] = [];
  const events = new Subject<ApolloLink.Result>();
  const link = new ApolloLink(({ operationName, operationType, variables }) => {
    if (operationType === "subscription") return new Observable((observer) => events.subscribe(observer));
    const name = operationName ?? "";
    calls.push({ name, variables });
    return new Observable((observer) => {
      Promise.resolve()
        .then(() => answers[name]?.(variables))
        .then(
          (data) => {
            observer.next({ data: data as Record<string, unknown> });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
    });
  });
  const client = new ApolloClient({ cache: createCache(), link, dataMasking: false });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MantineProvider theme={theme} env="test">
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </MantineProvider>
  );
  return {
    client,
    wrapper,
    /** The variables of every call by that name. */
    calls: (name: string) => calls.filter((call) => call.name === name).map(({ variables }) => variables),
    send: (data: Record<string, unknown>) => events.next({ data }),
  };
}

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
  errorCode: null,
  errorMessage: null,
  createdAt: "2026-01-01T00:00:00Z",
  finishedAt: null,
  ...more,
});
