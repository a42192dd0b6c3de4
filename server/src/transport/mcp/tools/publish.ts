import { z } from "zod";
import { EntryId, RevisionNumber, UntiedShape, untiedOf } from "../shapes.ts";
import { SETS, tool } from "../tool.ts";

export const setLive = tool({
  name: "set_live",
  title: "Set a revision live",
  description:
    "Marks one revision of an entry live, and no other; whoever listens to a shared entry hears it. The answer names what its script says and the page does not.",
  asks: ["Mutation.setLiveRevision"],
  input: z.object({ entryId: EntryId, revisionNumber: RevisionNumber }),
  output: z.object({
    revisionNumber: z.string(),
    isLive: z.boolean(),
    hasAudio: z.boolean(),
    untied: UntiedShape,
  }),
  annotations: { ...SETS, destructiveHint: true },
  async run({ services, viewer }, { entryId, revisionNumber }) {
    const { number, isLive, audio, script } = await services.revisions.setLive(
      viewer,
      entryId,
      revisionNumber,
    );
    return { revisionNumber: number, isLive, hasAudio: audio !== null, untied: untiedOf(script) };
  },
});

export const share = tool({
  name: "share",
  title: "Share an entry",
  description:
    "Opens the live audio of an entry to the public, or closes it again. The answer has its addresses, and names what the live script says and the page does not.",
  asks: ["Mutation.shareEntry"],
  input: z.object({
    entryId: EntryId,
    enabled: z.boolean().default(true).describe("false ends the sharing"),
  }),
  output: z.object({
    enabled: z.boolean(),
    pageUrl: z.string().nullable(),
    embedCode: z.string().nullable().describe("HTML of a frame with the player"),
    mp3Url: z.string().nullable(),
    untied: UntiedShape,
  }),
  annotations: { ...SETS, destructiveHint: true, openWorldHint: true },
  async run({ services, viewer }, { entryId, enabled }) {
    const { allowedOrigins } = await services.publications.get(viewer, entryId);
    const shared = await services.publications.share(viewer, entryId, { enabled, allowedOrigins });
    const live = (await services.revisions.list(viewer, entryId)).find(({ isLive }) => isLive);
    return {
      enabled: shared.enabled,
      pageUrl: shared.pageUrl,
      embedCode: shared.embedCode,
      mp3Url: shared.fileUrls?.mp3 ?? null,
      untied: untiedOf(live?.script ?? null),
    };
  },
});
