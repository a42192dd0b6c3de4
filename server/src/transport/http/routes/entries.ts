import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { entryOrders, entryStates, languages } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import type { EntryRecord } from "#transport/shared/rows";
import { samples } from "../documents/samples.ts";
import { linkNext } from "../page-query.ts";
import { AnalyzedEntry, Entry, presentAnalyzed, presentEntry } from "../presenters/entry.ts";
import { EntryPath } from "./paths.ts";

const tags = ["Entries"];
const NewEntry = z
  .object({ url: z.string().describe("http or https, 2,048 characters at most") })
  .meta({ examples: [{ url: samples.entry.url }] });
const NewTitle = z
  .object({ title: z.string().describe("1–300 characters") })
  .meta({ examples: [{ title: samples.entry.title }] });
const Emptied = z
  .object({ entries: z.number().describe("Entries that were removed") })
  .meta({ examples: [{ entries: 3 }] });
const Sites = z.array(z.string()).meta({ examples: [[samples.entry.site]] });
const PastedText = z
  .object({ text: z.string(), title: z.string().optional() })
  .meta({ examples: [samples.pastedText] });
const ListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).optional().describe("Without it the list is whole"),
  cursor: z.string().optional().describe("From the Link header of the page before"),
  search: z.string().optional().describe("Part of title, site or URL; 200 characters at most"),
  state: z.enum(entryStates).optional().describe("Those in the trash come with `deleted` only"),
  site: z.string().max(300).optional().describe("Name of a site"),
  language: z.enum(languages).optional().describe("Language of the page"),
  order: z
    .enum(entryOrders)
    .optional()
    .describe("Newest first without it; `longest` and `shortest` go by the audio"),
  oldestFirst: z
    .stringbool()
    .optional()
    .meta({ deprecated: true, description: "`order=oldest` takes its place, and goes before it" }),
});

export const entryRoutes =
  ({ links, services: { entries, pages, queues } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    async function withQueues(rows: EntryRecord[]) {
      const recent = await queues.recentOf(rows.map(({ id }) => id));
      return rows.map((row) => presentEntry(row, links, recent.get(row.id)));
    }

    async function withFacts(row: EntryRecord) {
      const [recent, facts] = await Promise.all([queues.recentOf([row.id]), pages.factsOf([row.id])]);
      return presentAnalyzed(row, links, recent.get(row.id) ?? [], facts.get(row.id) ?? []);
    }

    api.get(
      "/entries",
      {
        schema: {
          tags,
          summary: "List the entries",
          querystring: ListQuery,
          response: { 200: z.array(Entry) },
        },
      },
      async ({ viewer, query }, reply) => {
        const { items, nextCursor } = await entries.list(viewer, query);
        linkNext(reply, "/api/entries", query, nextCursor);
        return withQueues(items);
      },
    );

    api.post(
      "/entries",
      { schema: { tags, summary: "Submit a page", body: NewEntry, response: { 201: Entry } } },
      async ({ viewer, body }, reply) =>
        reply.code(201).send(presentEntry(await entries.create(viewer, body.url), links)),
    );

    api.get(
      "/entries/:entryId",
      {
        schema: {
          tags,
          summary: "Get an entry with its facts",
          params: EntryPath,
          response: { 200: AnalyzedEntry },
        },
      },
      async ({ viewer, params }) => withFacts(await entries.get(viewer, params.entryId)),
    );

    api.delete(
      "/entries/:entryId",
      {
        schema: {
          tags,
          summary: "Move an entry to the trash for 30 days",
          params: EntryPath,
          response: { 200: EntryPath },
        },
      },
      async ({ viewer, params }) => {
        await entries.remove(viewer, params.entryId);
        return params;
      },
    );

    api.post(
      "/entries/:entryId/restore",
      {
        schema: {
          tags,
          summary: "Take an entry out of the trash",
          params: EntryPath,
          response: { 200: AnalyzedEntry },
        },
      },
      async ({ viewer, params }) => withFacts(await entries.restore(viewer, params.entryId)),
    );

    api.delete(
      "/entries/trash",
      { schema: { tags, summary: "Remove for good all that is in the trash", response: { 200: Emptied } } },
      async ({ viewer }) => ({ entries: await entries.empty(viewer) }),
    );

    api.get(
      "/entries/sites",
      {
        schema: {
          tags,
          summary: "List the names of the entries' sites",
          response: { 200: Sites },
        },
      },
      async ({ viewer }) => entries.sites(viewer),
    );

    api.put(
      "/entries/:entryId/title",
      {
        schema: {
          tags,
          summary: "Give an entry another title",
          params: EntryPath,
          body: NewTitle,
          response: { 200: AnalyzedEntry },
        },
      },
      async ({ viewer, params, body }) => withFacts(await entries.rename(viewer, params.entryId, body.title)),
    );

    api.post(
      "/entries/:entryId/products/analyze",
      {
        schema: {
          tags,
          summary: "Read the page; the answer comes when it is read",
          params: EntryPath,
          response: { 200: AnalyzedEntry },
        },
      },
      async ({ viewer, params }) => withFacts(await pages.analyze(viewer, params.entryId)),
    );

    api.post(
      "/entries/:entryId/text",
      {
        schema: {
          tags,
          summary: "Use pasted text in place of the page",
          params: EntryPath,
          body: PastedText,
          response: { 200: AnalyzedEntry },
        },
      },
      async ({ viewer, params, body }) => withFacts(await pages.submitText(viewer, params.entryId, body)),
    );
  };
