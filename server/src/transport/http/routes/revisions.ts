import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { RevisionName } from "#domain/revisions/name";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";
import { presentRevision, Revision } from "../presenters/revision.ts";
import { EntryPath, RevisionPath } from "./paths.ts";

const tags = ["Revisions"];
const Name = z
  .object({ revision_name: RevisionName.nullable() })
  .meta({ examples: [{ revision_name: samples.revision.revision_name }] });

export const revisionRoutes =
  ({ links, services: { revisions } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/entries/:entryId/revisions",
      {
        schema: {
          tags,
          summary: "List the revisions of an entry, newest first",
          params: EntryPath,
          response: { 200: z.array(Revision) },
        },
      },
      async ({ viewer, params }) =>
        (await revisions.list(viewer, params.entryId)).map((revision) => presentRevision(revision, links)),
    );

    api.put(
      "/entries/:entryId/revisions/:revisionNumber/live",
      {
        schema: {
          tags,
          summary: "Mark one revision live and all others not live",
          params: RevisionPath,
          response: { 200: Revision },
        },
      },
      async ({ viewer, params }) =>
        presentRevision(await revisions.setLive(viewer, params.entryId, params.revisionNumber), links),
    );

    api.put(
      "/entries/:entryId/revisions/:revisionNumber/name",
      {
        schema: {
          tags,
          summary: "Name a revision; null removes the name",
          params: RevisionPath,
          body: Name,
          response: { 200: Revision },
        },
      },
      async ({ viewer, params, body }) =>
        presentRevision(
          await revisions.rename(viewer, params.entryId, params.revisionNumber, body.revision_name),
          links,
        ),
    );
  };
