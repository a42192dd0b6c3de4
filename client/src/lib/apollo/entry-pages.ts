import type { FieldFunctionOptions, FieldPolicy, Reference, StoreObject } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

/** Each choice is a list of its own: an empty trash must not empty the list of pages. */
const pages = relayStylePagination(["search", "state", "site", "language", "order"]);

/** Whether each entry keeps its place in this order, whatever becomes of it. */
export const isSteady = (order: unknown): boolean => !order || order === "newest" || order === "oldest";

/**
 * The list of entries, page by page, each entry once. When its first page is read again, what was loaded behind it
 * stays where no entry moves: the list does not shrink under the reader.
 */
export const entryPages: FieldPolicy = {
  ...pages,
  merge(existing, incoming, options) {
    if (typeof pages.merge !== "function") return incoming;
    const merged = pages.merge(existing, incoming, options);
    if (!existing || !merged) return merged;
    if (options.args?.after) {
      // The list was sorted anew meanwhile, and ends elsewhere: this part would leave a gap.
      if (!endsAt(existing, options.args.after)) return existing;
      const newly = merged.edges.length - (incoming?.edges?.length ?? 0);
      const read = merged.edges.slice(newly);
      return { ...merged, edges: [...others(merged.edges.slice(0, newly), read, options), ...read] };
    }
    if (!isSteady(options.args?.order)) return merged;
    const end = merged.pageInfo.endCursor;
    const at = existing.edges.findIndex(({ cursor }: { cursor?: string }) => cursor === end);
    const behind = at < 0 ? [] : others(existing.edges.slice(at + 1), merged.edges, options);
    if (behind.length === 0 || !merged.pageInfo.hasNextPage) return merged;
    const { endCursor, hasNextPage } = existing.pageInfo;
    return {
      ...merged,
      edges: [...merged.edges, ...behind],
      pageInfo: { ...merged.pageInfo, endCursor, hasNextPage },
    };
  },
};

interface Part {
  edges: readonly { cursor?: string }[];
  pageInfo: { endCursor?: string };
}
const endsAt = ({ edges, pageInfo }: Part, cursor: string) =>
  pageInfo.endCursor === cursor || edges.some((edge) => edge.cursor === cursor);

/** Those whose entry is not among the ones just read. */
function others<Edge extends StoreObject | Reference>(
  edges: readonly Edge[],
  read: readonly Edge[],
  { readField }: FieldFunctionOptions,
) {
  const idOf = (edge: Edge) => readField("id", readField<Reference>("node", edge));
  const ids = new Set(read.map(idOf));
  return edges.filter((edge) => !ids.has(idOf(edge)));
}
