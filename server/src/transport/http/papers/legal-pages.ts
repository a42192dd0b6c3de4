import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { editions, type LegalDocument, legalDocuments } from "#domain/legal/editions";
import type { Language } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import { sendDocument } from "../html/document.ts";
import { PageLanguage } from "./page-language.ts";
import { paperOf } from "./paper.ts";
import { filled, paperStyle, paperText } from "./texts.ts";
import { valuesOf } from "./values.ts";
import { paperWords } from "./words.ts";

/** Who sells, on which terms, and what becomes of personal information: open to everybody. */
export const legalRoutes =
  ({ env }: Pick<Host, "env">): FastifyPluginAsyncZod =>
  async (app) => {
    const style = paperStyle();
    for (const name of legalDocuments) {
      const made = { ja: paperOf(style, paper(name, "ja", env)), en: paperOf(style, paper(name, "en", env)) };
      const schema = { hide: true, querystring: PageLanguage };
      app.get(`/legal/${name}`, { schema }, async ({ query }, reply) =>
        sendDocument(reply, made[query.lang]),
      );
    }
  };

function paper(name: LegalDocument, language: Language, env: Host["env"]) {
  const { titles, edition, template } = paperWords[language];
  const { version, date } = editions[name];
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "Asia/Tokyo" }).format(
    new Date(`${date}T00:00:00+09:00`),
  );
  const body = [
    `<p class="edition">${edition(version, day)}</p>`,
    env.OPERATOR_LEGAL_CHECKED ? "" : `<p class="template">${template}</p>`,
    filled(paperText(language, name), valuesOf(language, env)),
  ].join("\n");
  return { language, title: titles[name], path: `/legal/${name}`, body };
}
