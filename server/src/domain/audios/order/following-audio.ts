import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { type EntryRow, users } from "#db/schema/index";
import { audioCredits } from "#domain/credits/pricing";
import { requireRoom } from "#domain/files/kept-bytes";
import type { AudioSettings } from "#kernel/audio-settings";
import { AppError, notFound } from "#kernel/errors";
import { type ErrorReason, isReason } from "#kernel/reasons";
import { pacedLength } from "#kernel/text/spoken-seconds";
import type { Viewer } from "#kernel/viewer";
import type { Language } from "#kernel/vocabulary";
import { inSlices } from "#kernel/work/in-slices";
import type { Speech } from "#ports/speech";
import type { AudioInput } from "./audio-input.ts";
import { QUOTE_MARGIN } from "./estimate.ts";
import { planningAudio, requireWithinPlan } from "./price.ts";
import { readingsOf, withVoices } from "./request.ts";
import type { SegmentStore } from "./segments.ts";

/** Services that a script's job needs to go on to its audio. */
export type FollowingAudio = ReturnType<typeof followingAudio>;

/** The audio that is ordered together with a script which is not written yet. */
export function followingAudio({
  db,
  speech,
  segments,
}: {
  db: Database;
  speech: Speech;
  segments: Pick<SegmentStore, "existing">;
}) {
  return {
    /** The most that the audio of a script of so many seconds can cost; throws where the plan does not reach. */
    price(viewer: Viewer, given: AudioSettings, language: Language, seconds: number): number {
      const { voice, speed } = withVoices(speech, given, language);
      const spoken = pacedLength(seconds, speech.voices().find(({ id }) => id === voice) ?? {}, speed);
      requireWithinPlan(viewer, spoken);
      return audioCredits(spoken * QUOTE_MARGIN);
    },

    /** Input for the job of the audio, once the script is written; a refusal says why there will be none. */
    async plan(
      { id, userId }: Pick<EntryRow, "id" | "userId">,
      { content, language }: { content: string; language: Language },
      given: AudioSettings,
    ): Promise<
      { credits: number; input: Omit<AudioInput, "revisionId" | "scriptVersion"> } | { heldBack: ErrorReason }
    > {
      const [user] = await db
        .select({ plan: users.plan, disclosure: users.disclosure })
        .from(users)
        .where(eq(users.id, userId));
      if (!user) throw notFound("User");
      try {
        await requireRoom(db, userId, user.plan);
        const settings = withVoices(speech, given, language);
        const readings = await readingsOf(db, speech, { id, userId }, { content, settings });
        const planning = planningAudio(user, { content, settings, readings }, speech);
        const { hashes, priceBeside } = await inSlices(planning);
        const { credits } = priceBeside(await segments.existing(userId, hashes));
        return { credits, input: { settings, readings, disclosure: user.disclosure, again: [] } };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { heldBack: error.reason && isReason(error.reason) ? error.reason : "SPEECH_ENGINE" };
      }
    },
  };
}
