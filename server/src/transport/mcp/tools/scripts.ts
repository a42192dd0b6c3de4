import { z } from "zod";
import type { ScriptView } from "#domain/scripts/script";
import { sentencesOf } from "#domain/scripts/script";
import { invalid } from "#kernel/errors";
import { SCRIPT_BLOCK_SECONDS, SCRIPT_CREDITS_PER_BLOCK } from "#kernel/limits";
import { ScriptSettings } from "#kernel/script-settings";
import { EntryId, JobShape, jobOf, Notice, UNTRUSTED, UntiedShape, untiedOf } from "../shapes.ts";
import { QuoteAnswer, quoteOf, Spending } from "../spending.ts";
import { ADDS, READS, tool } from "../tool.ts";

const Order = {
  entryId: EntryId,
  settings: ScriptSettings.default({}).describe("All optional; what is missing is decided from the page"),
};

export const quoteScript = tool({
  name: "quote_script",
  title: "Quote a script",
  description: [
    "Answers the highest price of a script in credits. Free; the price holds for 15 minutes.",
    `A script costs ${SCRIPT_CREDITS_PER_BLOCK} credits for each started ${SCRIPT_BLOCK_SECONDS / 60} minutes of the length ordered.`,
  ].join(" "),
  asks: ["Query.quoteScript"],
  input: z.object(Order),
  output: QuoteAnswer.extend({
    availableSeconds: z
      .number()
      .nullable()
      .describe("About how long the script can be, where the page is too short for the length asked"),
  }),
  annotations: READS,
  async run({ services, viewer }, { entryId, settings }) {
    const quote = await services.scripts.quote(viewer, entryId, settings);
    return { ...quoteOf(quote), availableSeconds: quote.availableSeconds };
  },
});

export const writeScript = tool({
  name: "write_script",
  title: "Write a script",
  description:
    "Orders a script for a page, as a new revision, at the price of quote_script. Spends credits, at most maxCredits; ask get_job for its end.",
  asks: ["Mutation.generateScript"],
  input: z.object({ ...Order, ...Spending }),
  output: z.object({ job: JobShape }),
  annotations: ADDS,
  run: async ({ services, viewer }, { entryId, settings, ...options }) => ({
    job: jobOf(await services.scripts.generate(viewer, entryId, settings, options)),
  }),
});

const ScriptShape = z.object({
  notice: Notice,
  scriptId: z.string(),
  entryId: z.string(),
  revisionNumber: z.string(),
  version: z.number(),
  sentences: z.array(
    z.object({
      index: z.number(),
      text: z.string(),
      ties: z
        .array(z.object({ text: z.string(), factId: z.string().nullable(), excerpt: z.string().nullable() }))
        .nullable()
        .describe("Where the page says the numbers of the sentence; null where nothing was checked"),
    }),
  ),
  untied: UntiedShape,
});

const present = (script: ScriptView): z.infer<typeof ScriptShape> => ({
  notice: UNTRUSTED,
  scriptId: script.id,
  entryId: script.entryId,
  revisionNumber: script.revisionNumber,
  version: script.version,
  sentences: sentencesOf(script).map(({ index, text, ties }) => ({
    index,
    text,
    ties: ties?.map((tie) => ({ text: tie.text, factId: tie.factId, excerpt: tie.excerpt })) ?? null,
  })),
  untied: untiedOf(script),
});

const ScriptId = z.string().max(200).describe("Identifier of the script, as get_entry gives it");

export const getScript = tool({
  name: "get_script",
  title: "Get a script",
  description:
    "Answers the sentences of a script, where the page says their numbers, and which numbers it does not say.",
  asks: ["Query.script"],
  input: z.object({ scriptId: ScriptId }),
  output: ScriptShape,
  annotations: READS,
  run: async ({ services, viewer }, { scriptId }) => present(await services.scripts.get(viewer, scriptId)),
});

export const editSentences = tool({
  name: "edit_sentences",
  title: "Edit sentences",
  description:
    "Replaces sentences of a script; an empty text removes one. Free, and the former text is kept. Its numbers are checked against the page anew.",
  asks: ["Mutation.updateScript"],
  input: z.object({
    scriptId: ScriptId,
    version: z.number().int().describe("Version that the sentences were read from; another one is refused"),
    edits: z
      .array(z.object({ index: z.number().int().min(0), text: z.string().max(2_000) }))
      .min(1)
      .max(200),
  }),
  output: ScriptShape,
  annotations: { ...ADDS, destructiveHint: true },
  async run({ services, viewer }, { scriptId, version, edits }) {
    const script = await services.scripts.get(viewer, scriptId);
    const content = withEdits(script, new Map(edits.map(({ index, text }) => [index, text])));
    const update = { content, expectedVersion: version };
    return present(await services.scripts.update(viewer, script.entryId, script.id, update));
  },
});

/** Puts other words in the places of sentences; line breaks and paragraphs stay. */
function withEdits(script: ScriptView, edits: Map<number, string>): string {
  const sentences = sentencesOf(script);
  for (const index of edits.keys())
    if (!sentences[index])
      throw invalid(`edits.${index}`, "not_allowed", { allowed: [`0 to ${sentences.length - 1}`] });
  let edited = "";
  let rest = script.content;
  for (const { index, text } of sentences) {
    const start = rest.indexOf(text);
    edited += rest.slice(0, start) + (edits.get(index) ?? text);
    rest = rest.slice(start + text.length);
  }
  return edited + rest;
}
