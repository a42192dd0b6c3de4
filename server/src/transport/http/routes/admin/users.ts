import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { CreditChange, NewStanding } from "#domain/admin/input";
import { roles } from "#kernel/vocabulary";
import { samples } from "#transport/http/documents/samples";
import { linkNext, PageQuery } from "#transport/http/page-query";
import { AdminUserShape, presentAdminUser } from "#transport/http/presenters/admin";
import type { Host } from "#transport/shared/host";
import { SpendHeaders } from "../paths.ts";

const tags = ["Admin"];
export const UserPath = z.object({
  userId: z
    .string()
    .min(1)
    .max(128)
    .meta({ examples: [samples.userId] }),
});
const Change = CreditChange.meta({ examples: [samples.auditEntry.data] });
const NewRole = z.strictObject({ role: z.enum(roles) }).meta({ examples: [{ role: "admin" }] });
const Standing = NewStanding.meta({ examples: [{ standing: "open", days: 30 }] });
const Search = PageQuery.extend({
  search: z.string().max(200).optional().describe("Beginning of an e-mail address, or a whole user id"),
});
const response = { 200: AdminUserShape };

export const adminUserRoutes =
  ({ services: { admin } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/admin/users",
      {
        schema: {
          tags,
          summary: "List the accounts, newest first",
          querystring: Search,
          response: { 200: z.array(AdminUserShape) },
        },
      },
      async ({ viewer, query }, reply) => {
        const { items, nextCursor } = await admin.users.list(viewer, query);
        linkNext(reply, "/api/admin/users", query, nextCursor);
        return items.map(presentAdminUser);
      },
    );

    api.get(
      "/admin/users/:userId",
      { schema: { tags, summary: "Get an account", params: UserPath, response } },
      async ({ viewer, params }) => presentAdminUser(await admin.users.get(viewer, params.userId)),
    );

    api.post(
      "/admin/users/:userId/credits",
      {
        schema: {
          tags,
          summary: "Give credits, or take them back with a negative amount",
          params: UserPath,
          headers: SpendHeaders,
          body: Change,
          response,
        },
      },
      async ({ viewer, params, headers, body }) =>
        presentAdminUser(
          await admin.users.adjustCredits(viewer, params.userId, body, headers["idempotency-key"]),
        ),
    );

    api.put(
      "/admin/users/:userId/role",
      {
        schema: {
          tags,
          summary: "Grant or revoke the role admin; nobody can change their own",
          params: UserPath,
          body: NewRole,
          response,
        },
      },
      async ({ viewer, params, body }) =>
        presentAdminUser(await admin.users.setRole(viewer, params.userId, body.role)),
    );

    api.put(
      "/admin/users/:userId/standing",
      {
        schema: {
          tags,
          summary: "Expire, close or reopen an account, but never the caller's own",
          params: UserPath,
          body: Standing,
          response,
        },
      },
      async ({ viewer, params, body }) =>
        presentAdminUser(await admin.users.setStanding(viewer, params.userId, body)),
    );
  };
