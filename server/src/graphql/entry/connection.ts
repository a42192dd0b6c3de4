import { z } from "zod";
import { cursorOf } from "#domain/cursor";
import type { EntryList } from "#domain/entries/entries.service";
import type { EntryConnectionType } from "./entry.type.ts";

export const DEFAULT_PAGE = 50;
export const PageSize = z.number().int().min(1).max(100);

export const connectionOf = ({ items, nextCursor, total }: EntryList): EntryConnectionType => ({
  edges: items.map((node) => ({ node, cursor: cursorOf(node) })),
  pageInfo: { hasNextPage: nextCursor !== null, endCursor: nextCursor },
  totalCount: total,
});
