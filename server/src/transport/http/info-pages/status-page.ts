import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Language } from "#kernel/vocabulary";
import { sendDocument } from "../html/document.ts";
import { type Check, failuresOf } from "../probes.ts";
import { type InfoPage, infoPageOf } from "./info-page.ts";
import { PageLanguage } from "./page-language.ts";
import { infoPageStyle } from "./texts.ts";
import { infoPageWords, parts, type ServicePart } from "./words.ts";

/** The probes that each part of the service needs. */
const needs: Record<ServicePart, readonly string[]> = {
  signIn: ["identity", "database"],
  reading: ["database", "schema", "storage"],
  making: ["database", "schema", "jobs", "storage"],
  voices: ["voices"],
  payments: ["database", "schema"],
};

/** A question that comes sooner gets what was found last. */
const HELD_MS = 5_000;

/** Which parts work at this moment, by the probes that readiness is told by. */
export const statusRoute =
  (checks: Record<string, Check>): FastifyPluginAsyncZod =>
  async (app) => {
    const style = infoPageStyle();
    let last = { at: 0, failed: Promise.resolve(new Set<string>()) };
    function look() {
      if (Date.now() - last.at >= HELD_MS) {
        const failed = failuresOf(checks).then((failures) => new Set(failures.map(({ name }) => name)));
        last = { at: Date.now(), failed };
      }
      return last;
    }
    const schema = { hide: true, querystring: PageLanguage };
    app.get("/status", { schema }, async ({ query: { lang } }, reply) => {
      const { at, failed } = look();
      return sendDocument(reply, infoPageOf(style, statusInfoPage(lang, await failed, new Date(at))));
    });
  };

/** A service without a voice can speak nothing. */
export const voiceProbe =
  ({ voices }: { voices(): readonly unknown[] }): Check =>
  async () => {
    if (voices().length === 0) throw new Error("there is no voice");
  };

function statusInfoPage(language: Language, failed: ReadonlySet<string>, at: Date): InfoPage {
  const { titles, parts: names, works, away, asked } = infoPageWords[language];
  const rows = parts.map((part) => {
    const isAway = needs[part].some((name) => failed.has(name));
    return `<tr><th scope="row">${names[part]}</th><td>${isAway ? `<mark>${away}</mark>` : works}</td></tr>`;
  });
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Tokyo",
  }).format(at);
  const body = `<p class="edition">${asked(time)}</p><table class="facts">${rows.join("")}</table>`;
  return { language, title: titles.status, path: "/status", body };
}
