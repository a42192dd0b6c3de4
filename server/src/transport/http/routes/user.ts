import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Agreement as AgreementState } from "#domain/accounts/agreements";
import { disclosures, languages, plans } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";
import { ProfileShape, presentProfile } from "../presenters/profile.ts";

const tags = ["User"];
const allowExpired = { allowExpired: true };
const Language = z.object({ language: z.enum(languages) }).meta({ examples: [{ language: "en" }] });
const Disclosure = z
  .object({ disclosure: z.enum(disclosures).describe("`spoken` adds a sentence at the end of the audio") })
  .meta({ examples: [{ disclosure: "spoken" }] });
const Agreement = z
  .object({
    version: z.number().int().describe("Current version of the terms at /legal/terms"),
    date: z.iso.date(),
    agreedVersion: z.number().int().nullable().describe("Newest version that the user agreed to"),
    agreedAt: z.iso.datetime().nullable(),
  })
  .meta({ examples: [{ version: 1, date: "2026-11-21", agreedVersion: null, agreedAt: null }] });
const AgreedVersion = z
  .object({
    version: z.number().int().describe("The version that was shown, which has to be the one that holds"),
  })
  .meta({ examples: [{ version: 1 }] });
const presentAgreement = ({ agreedAt, ...rest }: AgreementState) => ({
  ...rest,
  agreedAt: agreedAt?.toISOString() ?? null,
});
const PlayerSettings = z.record(z.string(), z.unknown()).meta({ examples: [samples.playerSettings] });
const Initialization = z
  .object({
    plan: z.enum(plans).nullish().describe("Never raises a plan by itself"),
    language: z.enum(languages).nullish(),
    registrationDomain: z.string().max(253).nullish(),
  })
  .nullish()
  .meta({ examples: [{ plan: "free", language: "en", registrationDomain: "yomikoe.example" }] });

export const userRoutes =
  ({ services: { accounts, agreements } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/user/profile",
      {
        config: allowExpired,
        schema: { tags, summary: "Get the profile of the account", response: { 200: ProfileShape } },
      },
      async ({ viewer }) => presentProfile(await accounts.profile(viewer), await accounts.kept(viewer)),
    );

    api.post(
      "/user/initialize",
      {
        config: allowExpired,
        schema: {
          tags,
          summary: "Set plan and language once after signing up",
          body: Initialization,
          response: { 200: ProfileShape },
        },
      },
      async ({ viewer, body }) =>
        presentProfile(await accounts.initialize(viewer, body ?? {}), await accounts.kept(viewer)),
    );

    api.get(
      "/user/agreement",
      {
        config: allowExpired,
        schema: {
          tags,
          summary: "Get the version of the terms that holds, and the one that the user agreed to",
          response: { 200: Agreement },
        },
      },
      async ({ viewer }) => presentAgreement(await agreements.current(viewer)),
    );

    api.post(
      "/user/agreement",
      {
        config: allowExpired,
        schema: { tags, summary: "Agree to the terms", body: AgreedVersion, response: { 200: Agreement } },
      },
      async ({ viewer, body }) => presentAgreement(await agreements.agree(viewer, body.version)),
    );

    api.get(
      "/user/language",
      {
        config: allowExpired,
        schema: { tags, summary: "Get the language of the interface", response: { 200: Language } },
      },
      async ({ viewer }) => ({ language: await accounts.language(viewer) }),
    );

    api.put(
      "/user/language",
      {
        config: allowExpired,
        schema: {
          tags,
          summary: "Set the language of the interface",
          body: Language,
          response: { 200: Language },
        },
      },
      async ({ viewer, body }) => {
        const { language } = await accounts.setLanguage(viewer, body.language);
        return { language };
      },
    );

    api.put(
      "/user/disclosure",
      {
        schema: {
          tags,
          summary: "Choose how audios made from now on tell that a machine speaks",
          body: Disclosure,
          response: { 200: Disclosure },
        },
      },
      async ({ viewer, body }) => {
        const { disclosure } = await accounts.setDisclosure(viewer, body.disclosure);
        return { disclosure };
      },
    );

    api.get(
      "/user/player-settings",
      { schema: { tags, summary: "Get the settings of the player", response: { 200: PlayerSettings } } },
      async ({ viewer }) => accounts.playerSettings(viewer),
    );

    api.put(
      "/user/player-settings",
      {
        schema: {
          tags,
          summary: "Change settings of the player; known keys are checked, unknown ones kept; at most 8 KB",
          body: z.object({ settings: PlayerSettings }),
          response: { 200: PlayerSettings },
        },
      },
      async ({ viewer, body }) => (await accounts.setPlayerSettings(viewer, body.settings)).playerSettings,
    );
  };
