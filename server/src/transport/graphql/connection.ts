import { z } from "zod";
import { type CursorPage, cursorOf } from "#kernel/cursor";

export const DEFAULT_PAGE = 50;
export const PageSize = z.number().int().min(1).max(100);

/**
 * A page of a list as GraphQL shows it: each item with its cursor, and where the page ends. A cursor is written when
 * it is asked for, which few do.
 */
export const connectionOf = <Node extends { id: string; createdAt: Date }>({
  items,
  nextCursor,
  cursorOf: cursorTo = cursorOf,
}: CursorPage<Node>) => ({
  edges: items.map((node) => ({
    node,
    get cursor() {
      return cursorTo(node);
    },
  })),
  pageInfo: { hasNextPage: nextCursor !== null, endCursor: nextCursor },
});
