import { ApolloLink, type DocumentNode, type OperationVariables } from "@apollo/client";
import { getOperationAST } from "graphql";
import { tap } from "rxjs";
import { CACHE_TIME } from "#lib/timing";

/** By name: what is sent has fields that the document in the code has not. */
const key = (name: string | undefined, variables: OperationVariables = {}) =>
  `${name}${JSON.stringify(variables)}`;

const nameOf = (query: DocumentNode) => getOperationAST(query)?.name?.value;

/** Remembers when each read was last answered; Apollo's cache itself has no notion of age. */
export function createFreshness(now = Date.now) {
  const stamps = new Map<string, number>();
  return {
    link: new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        tap((result) => {
          if (!result.errors) stamps.set(key(operation.operationName, operation.variables), now());
        }),
      ),
    ),
    /** Has every answer count as old. */
    forget: () => stamps.clear(),
    /** cache-first while the answer is young, else shown and asked again. */
    policy: (query: DocumentNode, variables?: OperationVariables) => {
      const stamp = stamps.get(key(nameOf(query), variables));
      return stamp !== undefined && now() - stamp < CACHE_TIME ? "cache-first" : "cache-and-network";
    },
  };
}
export type Freshness = ReturnType<typeof createFreshness>;
