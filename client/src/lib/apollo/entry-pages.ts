import type { FieldPolicy } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

/** Each choice is a list of its own: an empty trash must not empty the list of pages. */
const pages = relayStylePagination(["search", "state", "site", "language", "order"]);

/**
 * The list of entries, page by page. When its first page is read again, what was loaded behind it stays:
 * the list does not shrink under the reader.
 */
export const entryPages: FieldPolicy = {
  ...pages,
  merge(existing, incoming, options) {
    if (typeof pages.merge !== "function") return incoming;
    const merged = pages.merge(existing, incoming, options);
    if (!existing || !merged || options.args?.after) return merged;
    const end = merged.pageInfo.endCursor;
    const at = existing.edges.findIndex(({ cursor }: { cursor?: string }) => cursor === end);
    const behind = at < 0 ? [] : existing.edges.slice(at + 1);
    if (behind.length === 0 || !merged.pageInfo.hasNextPage) return merged;
    const { endCursor, hasNextPage } = existing.pageInfo;
    return {
      ...merged,
      edges: [...merged.edges, ...behind],
      pageInfo: { ...merged.pageInfo, endCursor, hasNextPage },
    };
  },
};
