import type { FastifyReply } from "fastify";
import { z } from "zod";

/** The query of a list that is always paged. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional().describe("50 without it"),
  cursor: z.string().optional().describe("From the Link header of the page before"),
});

/** Names the next page in the Link header, with everything else that the list was asked for. */
export function linkNext(
  reply: FastifyReply,
  path: string,
  query: Record<string, unknown>,
  cursor: string | null,
): void {
  if (!cursor) return;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor })) {
    if (value !== undefined) search.set(name, String(value));
  }
  reply.header("link", `<${path}?${search}>; rel="next"`);
}
