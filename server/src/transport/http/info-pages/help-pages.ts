import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Language } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import { sendDocument } from "../html/document.ts";
import { infoPageOf } from "./info-page.ts";
import { PageLanguage } from "./page-language.ts";
import { filled, infoPageStyle, infoPageText } from "./texts.ts";
import { valuesOf } from "./values.ts";
import { infoPageWords } from "./words.ts";

/** How the product is used, what it takes, and what to do when something goes wrong. */
export const helpRoutes =
  ({ env }: Pick<Host, "env">): FastifyPluginAsyncZod =>
  async (app) => {
    const style = infoPageStyle();
    const make = (language: Language) =>
      infoPageOf(style, {
        language,
        title: infoPageWords[language].titles.help,
        path: "/help",
        body: filled(infoPageText(language, "help"), valuesOf(language, env)),
      });
    const made = { ja: make("ja"), en: make("en") };
    const schema = { hide: true, querystring: PageLanguage };
    app.get("/help", { schema }, async ({ query }, reply) => sendDocument(reply, made[query.lang]));
  };
