import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  AccountDeletion,
  AccountExportShape,
  presentDeletion,
  presentExport,
} from "#transport/http/presenters/leaving";
import type { Host } from "#transport/shared/host";
import { UserPath } from "./users.ts";

const tags = ["Admin"];

export const adminLeavingRoutes =
  ({
    services: {
      admin: { leaving },
    },
  }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.post(
      "/admin/users/:userId/export",
      {
        schema: {
          tags,
          summary: "Order an archive of an account's data; only its owner is given the link",
          params: UserPath,
          response: { 202: AccountExportShape },
        },
      },
      async ({ viewer, params }, reply) =>
        reply.code(202).send(presentExport(await leaving.export(viewer, params.userId))),
    );

    api.delete(
      "/admin/users/:userId",
      {
        schema: {
          tags,
          summary: "Delete an account, but never the caller's own; its owner can take that back for 30 days",
          params: UserPath,
          response: { 200: AccountDeletion },
        },
      },
      async ({ viewer, params }) => presentDeletion(await leaving.delete(viewer, params.userId)),
    );
  };
