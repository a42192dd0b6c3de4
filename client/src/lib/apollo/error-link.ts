import type { ApolloLink } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { Kind } from "graphql";
import { of, throwError } from "rxjs";
import type { AppError } from "#lib/errors";
import { toAppError } from "./app-error";
import { withSpecifiedMessage } from "./specified-errors";

const noEntries = {
  entries: {
    __typename: "EntryConnection",
    edges: [],
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
    totalCount: 0,
  },
};

const asksForEntriesOnly = ({ query }: ApolloLink.Operation): boolean =>
  query.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      definition.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && selection.name.value === "entries",
      ),
  );

/** Stands outside the retries, so that a reaction answers what is final. */
export const errorLink = (react: (error: AppError) => void, skipExpiryCheck: boolean): ApolloLink =>
  new ErrorLink(({ error, operation }) => {
    const appError = toAppError(error);
    react(appError);
    if (skipExpiryCheck && appError.code === "ACCOUNT_EXPIRED" && asksForEntriesOnly(operation))
      return of({ data: noEntries });
    const said = withSpecifiedMessage(operation.operationName, appError);
    if (said) return throwError(() => said);
  });
