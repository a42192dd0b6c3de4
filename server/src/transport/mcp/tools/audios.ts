import { z } from "zod";
import { AudioSettings } from "#kernel/audio-settings";
import { EntryId, JobShape, jobOf, RevisionNumber, UntiedShape, untiedOf } from "../shapes.ts";
import { QuoteAnswer, quoteOf, Spending } from "../spending.ts";
import { ADDS, READS, tool } from "../tool.ts";
import { waitForEnd } from "../wait-for-end.ts";

const LONGEST_WAIT_SECONDS = 25;

const Sound = {
  entryId: EntryId,
  revisionNumber: RevisionNumber.optional(),
  settings: AudioSettings.partial().optional().describe("Voice, speed, pauses and loudness; all optional"),
};

export const quoteAudio = tool({
  name: "quote_audio",
  title: "Quote an audio",
  description:
    "Answers the highest price of an audio in credits. Free; the price holds for 15 minutes. Unchanged sentences are never spoken once more: that is ordered in the studio, by REST or GraphQL.",
  asks: ["Query.quoteAudio"],
  input: z.object(Sound),
  output: QuoteAnswer.extend({
    sentences: z.number().nullable(),
    changedSentences: z.number().nullable().describe("Sentences that must be made anew; the others are free"),
    seconds: z.number().nullable().describe("About how long the audio lasts"),
  }),
  annotations: READS,
  async run({ services, viewer }, { entryId, ...request }) {
    const quote = await services.audios.quote(viewer, entryId, request);
    const { sentences, changedSentences, seconds } = quote;
    return { ...quoteOf(quote), sentences, changedSentences, seconds };
  },
});

export const orderAudio = tool({
  name: "make_audio",
  title: "Make an audio",
  description:
    "Orders the audio of a revision at the price of quote_audio. Spends credits, at most maxCredits; ask get_job for its end. The answer names what the script says and the page does not.",
  asks: ["Mutation.generateAudio"],
  input: z.object({ ...Sound, ...Spending }),
  output: z.object({ job: JobShape, untied: UntiedShape }),
  annotations: ADDS,
  async run({ services, viewer }, { entryId, revisionNumber, settings, ...options }) {
    const queue = await services.audios.generate(viewer, entryId, { revisionNumber, settings }, options);
    const revision = queue.revisionNumber
      ? await services.revisions.get(viewer, queue.entryId, queue.revisionNumber)
      : null;
    return { job: jobOf(queue), untied: untiedOf(revision?.script ?? null) };
  },
});

export const getJob = tool({
  name: "get_job",
  title: "Get a job",
  description: `Waits up to ${LONGEST_WAIT_SECONDS} seconds for the end of a job and answers its state. Ask again while it has not ended.`,
  asks: ["Query.queue"],
  input: z.object({
    jobId: z.string().max(200),
    waitSeconds: z.number().int().min(0).max(LONGEST_WAIT_SECONDS).default(LONGEST_WAIT_SECONDS),
  }),
  output: z.object({
    job: JobShape,
    isEnded: z.boolean(),
    askAgainAfterSeconds: z.number().nullable().describe("Null once it has ended"),
    scriptId: z.string().nullable().describe("Script of the revision, once there is one"),
    untied: UntiedShape,
  }),
  annotations: READS,
  async run(context, { jobId, waitSeconds }, request) {
    const { services, viewer } = context;
    const queue = await waitForEnd(context, jobId, waitSeconds * 1_000, request);
    const isEnded = queue.finishedAt !== null;
    const { entryId, revisionNumber } = queue;
    const revision =
      isEnded && revisionNumber ? await services.revisions.get(viewer, entryId, revisionNumber) : null;
    return {
      job: jobOf(queue),
      isEnded,
      askAgainAfterSeconds: isEnded ? null : 2,
      scriptId: revision?.script?.id ?? null,
      untied: untiedOf(revision?.script ?? null),
    };
  },
});
