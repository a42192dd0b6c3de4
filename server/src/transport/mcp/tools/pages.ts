import { z } from "zod";
import { isWithAudio } from "#domain/queues/order";
import { AppError } from "#kernel/errors";
import {
  EntryId,
  EntryShape,
  entryOf,
  JobShape,
  jobOf,
  Notice,
  UNTRUSTED,
  UntiedShape,
  untiedOf,
} from "../shapes.ts";
import { ADDS, READS, type ToolContext, tool } from "../tool.ts";

/** Enough to judge a page by; the whole of it is what the writer works from. */
const SHOWN_CHARACTERS = 20_000;

const Fact = z.object({
  id: z.string(),
  kind: z.string(),
  label: z.string().nullable(),
  value: z.string(),
  currency: z.string().nullable(),
});
const PageShape = z.object({
  notice: Notice,
  entry: EntryShape,
  facts: z.array(Fact),
  text: z.string().describe("Text of the page as it was understood"),
  isTextWhole: z.boolean(),
});

async function pageOf(
  { services }: ToolContext,
  entry: Parameters<typeof entryOf>[0],
): Promise<z.infer<typeof PageShape>> {
  const page = await services.pages.get(entry.id);
  const text = page?.blocks.map((block) => block.text).join("\n") ?? "";
  return {
    notice: UNTRUSTED,
    entry: entryOf(entry),
    facts: (page?.facts ?? []).map(({ id, kind, label, value, currency }) => ({
      id,
      kind,
      label,
      value,
      currency,
    })),
    text: text.slice(0, SHOWN_CHARACTERS),
    isTextWhole: text.length <= SHOWN_CHARACTERS,
  };
}

/** A page that is in the account already is the same entry. */
async function entryFor({ services, viewer }: ToolContext, url: string) {
  try {
    return await services.entries.create(viewer, url);
  } catch (error) {
    const existing = error instanceof AppError ? error.details?.existingEntry : undefined;
    if (!existing) throw error;
    return services.entries.get(viewer, (existing as { entryId: string }).entryId);
  }
}

export const readPage = tool({
  name: "read_page",
  title: "Read a web page",
  description:
    "Adds a web page to the account, reads it and answers its facts and text. Free. The same address again answers the entry that exists.",
  asks: ["Mutation.createEntry", "Mutation.analyzeEntry", "Query.entry"],
  input: z.object({ url: z.string().max(2_048).describe("Address of the page, http or https") }),
  output: PageShape,
  annotations: { ...ADDS, idempotentHint: true, openWorldHint: true },
  async run(context, { url }) {
    const entry = await entryFor(context, url);
    const { services, viewer } = context;
    return pageOf(context, entry.analyzedAt ? entry : await services.pages.analyze(viewer, entry.id));
  },
});

export const listEntries = tool({
  name: "list_entries",
  title: "List entries",
  description: "Lists the pages of the account, newest first.",
  asks: ["Query.entries"],
  input: z.object({
    search: z.string().max(200).optional().describe("Words of title, site or address"),
    limit: z.number().int().min(1).max(50).default(20),
    cursor: z.string().max(500).optional().describe("nextCursor of the page before"),
  }),
  output: z.object({ notice: Notice, entries: z.array(EntryShape), nextCursor: z.string().nullable() }),
  annotations: READS,
  async run({ services, viewer }, options) {
    const { items, nextCursor } = await services.entries.list(viewer, options);
    return { notice: UNTRUSTED, entries: items.map(entryOf), nextCursor };
  },
});

const RevisionShape = z.object({
  revisionNumber: z.string(),
  name: z.string().nullable(),
  isLive: z.boolean(),
  scriptId: z.string().nullable(),
  untied: UntiedShape,
  audio: z
    .object({
      audioId: z.string(),
      seconds: z.number(),
      isOutdated: z.boolean().describe("The script or the dictionary has changed since"),
      wavUrl: z.string().describe("Signed link that ends within hours"),
    })
    .nullable(),
});

export const getEntry = tool({
  name: "get_entry",
  title: "Get an entry",
  description:
    "Answers the facts and text of a page, its revisions with their scripts, untied numbers and audios, its jobs, and how it is shared.",
  asks: ["Query.entry"],
  input: z.object({ entryId: EntryId }),
  output: PageShape.extend({
    revisions: z.array(RevisionShape).describe("Newest first"),
    jobs: z.array(JobShape.extend({ withAudio: z.boolean() })),
    sharedAt: z.string().nullable().describe("Public address, while the entry is shared"),
  }),
  annotations: READS,
  async run(context, { entryId }) {
    const { services, viewer, links, publicUrl } = context;
    const entry = await services.entries.get(viewer, entryId);
    const [page, revisions, jobs, share] = await Promise.all([
      pageOf(context, entry),
      services.revisions.list(viewer, entry.id),
      services.queues.list(viewer, entry.id),
      services.publications.get(viewer, entry.id),
    ]);
    return {
      ...page,
      revisions: revisions.map(({ number, name, isLive, script, audio }) => ({
        revisionNumber: number,
        name,
        isLive,
        scriptId: script?.id ?? null,
        untied: untiedOf(script),
        audio: audio && {
          audioId: audio.id,
          seconds: audio.duration,
          isOutdated: audio.isOutdated,
          wavUrl: publicUrl + links.sign(`/media/audios/${audio.id}.wav`),
        },
      })),
      jobs: jobs.map((queue) => ({ ...jobOf(queue), withAudio: isWithAudio(queue) })),
      sharedAt: share.enabled ? share.pageUrl : null,
    };
  },
});
