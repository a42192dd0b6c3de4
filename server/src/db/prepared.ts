/** Each connection keeps all of them, on both of its ends. */
const MOST_PREPARED = 300;
const MOST_SEEN = 2_000;

type Send<Query> = (statement: string, parameters?: unknown[], options?: object) => Query;

/**
 * Has statements prepared by name from their second time on: a named one is parsed and planned once and
 * takes one trip instead of two. A query builder asks for no names, unless its statement is built once by
 * `prepare`: those few are named from the first time, beside the ones counted here. A list of another length makes
 * another statement, so the number of names is bounded.
 */
export function repeatedPrepared<Query>(): (send: Send<Query>) => Send<Query> {
  const prepared = new Set<string>();
  const seen = new Set<string>();

  function isRepeated(statement: string): boolean {
    if (prepared.has(statement)) return true;
    if (prepared.size >= MOST_PREPARED) return false;
    if (seen.delete(statement)) return Boolean(prepared.add(statement));
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.add(statement);
    return false;
  }

  return (send) =>
    (statement, parameters = [], options = {}) =>
      send(
        statement,
        parameters,
        // One without parameters is sent as it is, in one trip.
        parameters.length > 0 && isRepeated(statement) ? { ...options, prepare: true } : options,
      );
}
