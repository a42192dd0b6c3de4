import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";
import { ChangesShape, presentChanges } from "../presenters/changes.ts";
import { presentRevision, Revision } from "../presenters/revision.ts";
import { EntryPath, RevisionPath } from "./paths.ts";

const tags = ["Revisions"];
const Which = z.object({
  revision_number: z.string().optional().describe("Default: the live revision, else the newest"),
});
const Agreed = z
  .object({ changes_id: z.string().optional().describe("Those that were shown; others by now answer 409") })
  .meta({ examples: [{ changes_id: samples.changes.changes_id }] })
  .nullish();

export const changeRoutes =
  ({ links, services: { changes } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/entries/:entryId/changes",
      {
        schema: {
          tags,
          summary: "Differences of the page since a revision was written; null where nothing has changed",
          params: EntryPath,
          querystring: Which,
          response: { 200: ChangesShape.nullable() },
        },
      },
      async ({ viewer, params, query }) => {
        const found = await changes.get(viewer, params.entryId, query.revision_number);
        return found && presentChanges(found);
      },
    );

    api.post(
      "/entries/:entryId/revisions/:revisionNumber/renew",
      {
        schema: {
          tags,
          summary: "Make a new revision with the page's new values; free",
          params: RevisionPath,
          body: Agreed,
          response: { 201: Revision },
        },
      },
      async ({ viewer, params, body }, reply) => {
        const { entryId, revisionNumber } = params;
        const made = await changes.renew(viewer, entryId, revisionNumber, body?.changes_id);
        return reply.code(201).send(presentRevision(made, links));
      },
    );
  };
