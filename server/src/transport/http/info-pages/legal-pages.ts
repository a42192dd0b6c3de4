import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { editions, type LegalDocument, legalDocuments } from "#domain/legal/editions";
import type { Language } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import { sendDocument } from "../html/document.ts";
import { infoPageOf } from "./info-page.ts";
import { PageLanguage } from "./page-language.ts";
import { filled, infoPageStyle, infoPageText } from "./texts.ts";
import { valuesOf } from "./values.ts";
import { infoPageWords } from "./words.ts";

/** The pages on the seller, the terms and personal information: open to everybody. */
export const legalRoutes =
  ({ env }: Pick<Host, "env">): FastifyPluginAsyncZod =>
  async (app) => {
    const style = infoPageStyle();
    for (const name of legalDocuments) {
      const made = {
        ja: infoPageOf(style, infoPage(name, "ja", env)),
        en: infoPageOf(style, infoPage(name, "en", env)),
      };
      const schema = { hide: true, querystring: PageLanguage };
      app.get(`/legal/${name}`, { schema }, async ({ query }, reply) =>
        sendDocument(reply, made[query.lang]),
      );
    }
  };

function infoPage(name: LegalDocument, language: Language, env: Host["env"]) {
  const { titles, edition, template } = infoPageWords[language];
  const { version, date } = editions[name];
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "Asia/Tokyo" }).format(
    new Date(`${date}T00:00:00+09:00`),
  );
  const body = [
    `<p class="edition">${edition(version, day)}</p>`,
    env.OPERATOR_LEGAL_CHECKED ? "" : `<p class="template">${template}</p>`,
    filled(infoPageText(language, name), valuesOf(language, env)),
  ].join("\n");
  return { language, title: titles[name], path: `/legal/${name}`, body };
}
