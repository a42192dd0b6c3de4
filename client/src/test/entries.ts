/** A read page as lists show it, with these differences. */
export const listedEntry = (id: string, more: Record<string, unknown> = {}) => ({
  __typename: "Entry" as const,
  id,
  url: `https://a.example/${id}`,
  title: null as string | null,
  site: null,
  language: null,
  pageType: null,
  analyzedAt: null,
  analysisState: "read" as const,
  analysisError: null,
  picture: null,
  icon: null,
  createdAt: "2026-01-01T00:00:00Z",
  duration: null,
  queues: [],
  ...more,
});

/** One page of the list of entries, the cursor of each being its id; without entries the empty list. */
export const entriesAnswer = (
  nodes: { id: string }[] = [],
  { hasNextPage = false, totalCount = nodes.length } = {},
) => ({
  entries: {
    __typename: "EntryConnection" as const,
    edges: nodes.map((node) => ({ __typename: "EntryEdge" as const, cursor: node.id, node })),
    pageInfo: { __typename: "PageInfo" as const, hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
    totalCount,
  },
});
