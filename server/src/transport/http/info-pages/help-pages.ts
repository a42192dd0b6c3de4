import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Language } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import { sendDocument } from "../html/document.ts";
import { infoPageOf } from "./info-page.ts";
import { PageLanguage } from "./page-language.ts";
import { PICTURES_PATH, picturesFolder, pictureValues } from "./pictures.ts";
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
    await app.register(fastifyStatic, {
      root: picturesFolder,
      prefix: PICTURES_PATH,
      index: false,
      decorateReply: false,
      maxAge: "365d",
      immutable: true,
      schemaHide: true,
    });
  };
