import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AccountAddress } from "#domain/leaving/deletions";
import type { Host } from "#transport/shared/host";
import {
  AccountDeletion,
  AccountExportShape,
  presentDeletion,
  presentExport,
} from "../presenters/leaving.ts";

const tags = ["User"];
const open = { allowExpired: true };
const openToLeaving = { allowExpired: true, allowLeaving: true };

const Address = AccountAddress.meta({ examples: [{ email: "aki@example.com" }] });

/** Leaving, and coming back within 30 days. */
export const accountRoutes =
  ({ services: { deletions, exports } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.post(
      "/account/export",
      {
        config: open,
        schema: {
          tags,
          summary: "Order an archive of the account's data",
          description:
            "A job writes a ZIP file with the pages, scripts, audio, dictionary, ledger and settings of the account, in " +
            "the place of the one before. While one is being made, another is refused: 409 `ALREADY_RUNNING`.",
          response: { 202: AccountExportShape },
        },
      },
      async ({ viewer }, reply) => reply.code(202).send(presentExport(await exports.ask(viewer))),
    );

    api.get(
      "/account/export",
      {
        config: open,
        schema: {
          tags,
          summary: "Get how far the archive is, and its link once it is ready",
          response: { 200: AccountExportShape },
        },
      },
      async ({ viewer }) => presentExport(await exports.standing(viewer)),
    );

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
      async ({ viewer, body }) => presentDeletion(await deletions.ask(viewer, body)),
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
      async ({ viewer }) => presentDeletion(await deletions.standing(viewer)),
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
      async ({ viewer }) => presentDeletion(await deletions.takeBack(viewer)),
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
