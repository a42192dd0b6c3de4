import { randomUUID } from "node:crypto";
import type { Database } from "#db/client";
import { revisions, scripts } from "#db/schema/index";
import type { AudioInput } from "#domain/audios/order/audio-input";
import type { FollowingAudio } from "#domain/audios/order/following-audio";
import { scriptCredits } from "#domain/credits/pricing";
import { scriptKey } from "#domain/files/keys";
import type { LooseFiles } from "#domain/files/loose-files";
import type { Attempt } from "#domain/queues/attempt";
import type { NextJob } from "#domain/queues/follow";
import type { AudioSettings } from "#kernel/audio-settings";
import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import { tieChecker } from "#kernel/ties/check";
import type { WrittenScript } from "#ports/writer";
import { secondsOf } from "./price.ts";
import { nextNumber } from "./revision-number.ts";
import { checkedTies, sentencesOf } from "./script.ts";

interface Result {
  /** The page that the script was written from. */
  page: Page;
  settings: ScriptSettings;
  written: WrittenScript;
  /** The audio that was ordered with the script. */
  audio?: AudioSettings | null | undefined;
}

/** Version of a script that nobody has edited. */
const FIRST_VERSION = 1;
const UNTIED = { heldBack: "UNTIED_NUMBERS" } as const;

/** Completes the job with what was written: revision, script and text file. */
export async function keepScript(
  { db, files, following }: { db: Database; files: LooseFiles; following: Pick<FollowingAudio, "plan"> },
  { queue: { userId, entryId }, complete }: Attempt,
  { page, settings, written, audio }: Result,
): Promise<void> {
  const content = written.paragraphs.map((p) => p.map(({ text }) => text).join("\n")).join("\n\n");
  const named = written.paragraphs.flat().map(({ ties }) => ties);
  const ties = checkedTies(content, named, tieChecker(page));
  const isUntied = sentencesOf({ content, ties }).some(({ untied }) => untied.length > 0);
  // Numbers that the page does not say are looked at by a person before they are spoken.
  const planned =
    audio &&
    (isUntied
      ? UNTIED
      : await following.plan({ id: entryId, userId }, { content, language: written.language }, audio));
  const seconds = Math.min(spokenSeconds(written.paragraphs, written.language), secondsOf(settings));
  const filePath = scriptKey(userId, entryId, await nextNumber(db, entryId));
  await files.write(filePath, content);
  try {
    await complete(async (tx) => {
      const revisionNumber = await nextNumber(tx, entryId);
      const revisionId = randomUUID();
      await tx.insert(revisions).values({ id: revisionId, entryId, number: revisionNumber });
      await tx.insert(scripts).values({
        revisionId,
        userId,
        content,
        filePath,
        settings: { ...settings, language: written.language },
        ties,
        leftOut: written.leftOut ?? [],
        pageVersion: page.version,
      });
      await files.claim(tx, filePath);
      return {
        revisionNumber,
        credits: scriptCredits(seconds),
        next: planned && audioOf(planned, { revisionId, revisionNumber }),
      };
    });
  } finally {
    await files.sweep([filePath]);
  }
}

function audioOf(
  planned: Awaited<ReturnType<FollowingAudio["plan"]>>,
  { revisionId, revisionNumber }: { revisionId: string; revisionNumber: string },
): NextJob {
  if ("heldBack" in planned) return planned;
  const input: AudioInput = { ...planned.input, revisionId, scriptVersion: FIRST_VERSION };
  return { queueType: "generate_audio", revisionNumber, credits: planned.credits, input };
}
