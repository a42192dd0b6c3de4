import { ApolloLink, Observable } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { RetryLink } from "@apollo/client/link/retry";
import { OperationTypeNode } from "graphql";
import { retryDelay } from "#lib/retry";
import { RETRIES } from "#lib/timing";
import { toAppError } from "./app-error";

declare module "@apollo/client" {
  interface DefaultContext {
    /** A poll comes again by itself: retried, it would run late and twice. */
    noRetry?: boolean;
  }
}

/** Reads only, retryable errors only, three times at most. A mutation is the user's to repeat. */
const shouldRetry = (attempt: number, operation: ApolloLink.Operation, error: unknown): boolean =>
  attempt <= RETRIES &&
  operation.operationType === OperationTypeNode.QUERY &&
  !operation.getContext().noRetry &&
  toAppError(error).retryable;

/** Makes an error of a result one of the link, which is what RetryLink looks at. */
const throwRetryable = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) =>
      forward(operation).subscribe({
        next(result) {
          const error = result.errors?.length && new CombinedGraphQLErrors(result);
          if (error && toAppError(error).retryable) observer.error(error);
          else observer.next(result);
        },
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      }),
    ),
);

export const retryLink = (): ApolloLink =>
  ApolloLink.from([new RetryLink({ attempts: shouldRetry, delay: retryDelay }), throwRetryable]);
