import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AccountAddress, type Deletion } from "#domain/leaving/deletions";
import type { Host } from "#transport/shared/host";
import { isoMoment, Moment } from "../presenters/moment.ts";

const tags = ["User"];
const open = { allowExpired: true };
const openToLeaving = { allowExpired: true, allowLeaving: true };

const Address = AccountAddress.meta({ examples: [{ email: "aki@example.com" }] });
const AccountDeletion = z
  .object({
    askedAt: Moment.nullable().describe("Null of an account that stays"),
    erasedAt: Moment.nullable().describe("Until then the deletion can be taken back"),
  })
  .meta({
    id: "AccountDeletion",
    examples: [{ askedAt: "2026-11-21T03:00:00.000Z", erasedAt: "2026-12-21T03:00:00.000Z" }],
  });

const present = ({ askedAt, erasedAt }: Deletion): z.infer<typeof AccountDeletion> => ({
  askedAt: askedAt && isoMoment(askedAt),
  erasedAt: erasedAt && isoMoment(erasedAt),
});

/** Leaving, and coming back within 30 days. */
export const accountRoutes =
  ({ services: { deletions } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.delete(
      "/account",
      {
        config: open,
        schema: {
          tags,
          summary: "Delete the account",
          description:
            "Cancels the subscription, closes what is shared, and refuses every token and key of before. For 30 days " +
            "a later sign-in can take it back; then everything is erased. The body confirms the address of the " +
            "account, and the sign-in must be at most 5 minutes old: 403 `REAUTHENTICATION_REQUIRED` otherwise.",
          body: Address,
          response: { 200: AccountDeletion },
        },
      },
      async ({ viewer, body }) => present(await deletions.ask(viewer, body)),
    );

    api.get(
      "/account/deletion",
      {
        config: openToLeaving,
        schema: {
          tags,
          summary: "Get whether the account is about to be deleted",
          response: { 200: AccountDeletion },
        },
      },
      async ({ viewer }) => present(await deletions.standing(viewer)),
    );

    api.post(
      "/account/restore",
      {
        config: openToLeaving,
        schema: {
          tags,
          summary: "Take the deletion of the account back, after a later sign-in",
          response: { 200: AccountDeletion },
        },
      },
      async ({ viewer }) => present(await deletions.takeBack(viewer)),
    );
  };

/** For somebody whom the identity provider lets in no more, because the account is about to be deleted. */
export const signInRoutes =
  ({ services: { deletions } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.post(
      "/account/sign-in",
      {
        schema: {
          tags,
          summary: "Let the owner of an account that is about to be deleted sign in",
          description:
            "For 15 minutes the identity provider takes the password again; all that can be done then is to take the " +
            "deletion back. The answer is the same for every address.",
          security: [],
          body: Address,
          response: { 200: z.object({}).meta({ examples: [{}] }) },
        },
      },
      async ({ body }) => {
        await deletions.openSignIn(body);
        return {};
      },
    );
  };
