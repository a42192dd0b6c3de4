import { z } from "zod";
import type { MediaLinks } from "#domain/links/media-links";
import type { RevisionView } from "#domain/revisions/revisions.service";
import { samples } from "../documents/samples.ts";
import { Audio, presentAudio } from "./audio.ts";
import { isoMoment, Moment } from "./moment.ts";
import { presentScript, Script } from "./script.ts";

export const Revision = z
  .object({
    revision_number: z.string(),
    revision_name: z.string().nullable(),
    is_live: z.boolean(),
    created_at: Moment,
    script_id: z.string().nullable().describe("Identifier of the script; null before it is written."),
    audio_id: z.string().nullable().describe("Identifier of the audio; null before it is spoken."),
    script: Script.nullable(),
    audio: Audio.nullable(),
  })
  .meta({
    id: "Revision",
    examples: [samples.revision],
  });

export const presentRevision = (revision: RevisionView, links: MediaLinks): z.infer<typeof Revision> => ({
  revision_number: revision.number,
  revision_name: revision.name,
  is_live: revision.isLive,
  created_at: isoMoment(revision.createdAt),
  script_id: revision.script?.id ?? null,
  audio_id: revision.audio?.id ?? null,
  script: revision.script && presentScript(revision.script),
  audio: revision.audio && presentAudio(revision.audio, links),
});
