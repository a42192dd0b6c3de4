import { basename } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Language } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import { sendDocument } from "../html/document.ts";
import { infoPageOf } from "./info-page.ts";
import { PageLanguage } from "./page-language.ts";
import { PICTURES_PATH, picturesFolder, pictureValues, pictureVersions } from "./pictures.ts";
import { filled, infoPageStyle, infoPageText } from "./texts.ts";
import { valuesOf } from "./values.ts";
import { infoPageWords } from "./words.ts";

/** How the product is used, what it takes, and what to do when something goes wrong. */
export const helpRoutes =
  ({ env }: Pick<Host, "env">): FastifyPluginAsyncZod =>
  async (app) => {
    const style = infoPageStyle();
    const make = async (language: Language) =>
      infoPageOf(style, {
        language,
        title: infoPageWords[language].titles.help,
        path: "/help",
        body: filled(infoPageText(language, "help"), {
          ...valuesOf(language, env),
          ...(await pictureValues(language)),
        }),
        hasPictures: true,
      });
    const made = { ja: await make("ja"), en: await make("en") };
    const schema = { hide: true, querystring: PageLanguage };
    app.get("/help", { schema }, async ({ query }, reply) => sendDocument(reply, made[query.lang]));
    const versions = await pictureVersions();
    await app.register(fastifyStatic, {
      root: picturesFolder,
      prefix: PICTURES_PATH,
      index: false,
      decorateReply: false,
      cacheControl: false,
      // While servers are replaced, an old one may be asked for a picture that only the new ones have.
      setHeaders: (reply, path) => {
        const { v } = reply.request.query as { v?: unknown };
        const isThisOne = v === versions.get(basename(path));
        reply.header("cache-control", isThisOne ? "public, max-age=31536000, immutable" : "no-cache");
      },
      schemaHide: true,
    });
  };
