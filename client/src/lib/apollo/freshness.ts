import { ApolloLink, type OperationVariables } from "@apollo/client";
import { print } from "graphql";
import { tap } from "rxjs";
import { CACHE_TIME } from "#lib/timing";

const key = (query: Parameters<typeof print>[0], variables: OperationVariables = {}) =>
  `${print(query)}${JSON.stringify(variables)}`;

/** Remembers when each read was last answered; Apollo's cache itself has no notion of age. */
export function createFreshness(now = Date.now) {
  const stamps = new Map<string, number>();
  return {
    link: new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        tap((result) => {
          if (!result.errors) stamps.set(key(operation.query, operation.variables), now());
        }),
      ),
    ),
    /** cache-first while the answer is young, else shown and asked again. */
    policy: (query: Parameters<typeof print>[0], variables?: OperationVariables) => {
      const stamp = stamps.get(key(query, variables));
      return stamp !== undefined && now() - stamp < CACHE_TIME ? "cache-first" : "cache-and-network";
    },
  };
}
export type Freshness = ReturnType<typeof createFreshness>;
