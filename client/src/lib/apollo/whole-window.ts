import { ApolloLink } from "@apollo/client";
import { createOperation } from "@apollo/client/link/utils";
import { mergeMap, type Observable, of } from "rxjs";
import { isSteady } from "./entry-pages";

/** The server gives no more at once. */
const MOST = 100;

interface Rows {
  edges: readonly { node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/**
 * A sorted list is read again as far as the screen shows it: a row of its second page may have moved to the first,
 * and the first page alone would take the others from the reader. All parts become one answer, so that the list
 * does not shrink meanwhile.
 */
export const wholeWindow = new ApolloLink((operation, forward) => {
  const { query, variables, extensions, client } = operation;
  const { first = 0, after, order } = variables;
  if (operation.operationName !== "Entries" || after || isSteady(order)) return forward(operation);
  // Asked anew after each part: the reader may show more rows while the others are on their way.
  const shown = () => {
    const known = client.cache.readQuery<{ entries?: Rows }>({ query, variables, returnPartialData: true });
    return known?.entries?.edges?.length ?? 0;
  };

  const readOn = (before: Rows | null): Observable<ApolloLink.Result> => {
    const room = Math.min(MOST, before ? shown() - before.edges.length : Math.max(first, shown()));
    const part = { ...variables, first: room, ...(before && { after: before.pageInfo.endCursor }) };
    const context = operation.getContext();
    return forward(createOperation({ query, variables: part, extensions, context }, { client })).pipe(
      mergeMap((answer) => {
        const read = answer.data?.entries as Rows | undefined;
        if (!read) return of(answer);
        const rows = before ? joined(before, read) : read;
        if (rows.pageInfo.hasNextPage && read.edges.length > 0 && rows.edges.length < shown())
          return readOn(rows);
        return of({ ...answer, data: { ...answer.data, entries: rows } });
      }),
    );
  };
  return readOn(null);
});

/** A row may have moved between two parts; it stands where it was read last. */
function joined(before: Rows, after: Rows): Rows {
  const ids = new Set(after.edges.map(({ node }) => node.id));
  return { ...after, edges: [...before.edges.filter(({ node }) => !ids.has(node.id)), ...after.edges] };
}
