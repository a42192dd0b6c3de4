import { z } from "zod";
import type { Database } from "#db/client";
import { planSegments } from "#domain/audios/order/plan-segments";
import { readingsOf, withVoices } from "#domain/audios/order/request";
import { requireOwnEntry } from "#domain/ownership/require-own-entry";
import { AudioSettings } from "#kernel/audio-settings";
import { HEARD_SENTENCE } from "#kernel/limits";
import { isJapanese } from "#kernel/text/language";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { Speech } from "#ports/speech";
import type { Previews } from "./previews.ts";

const Text = z.string().trim().min(1).max(HEARD_SENTENCE);

interface Needs {
  db: Database;
  speech: Speech;
  previews: Previews;
}

/**
 * A sentence of an entry's script as an audio with these settings would say it, but for names: an audio may say
 * those a little slower where it has them first. Free, and not without end.
 */
export function hearSentence({ db, speech, previews }: Needs) {
  return async (viewer: Viewer, entryId: string, given: { text: string; settings?: unknown }) => {
    const text = validate(Text, given.text, "text");
    const asked = validate(AudioSettings, given.settings ?? {}, "settings");
    const entry = await requireOwnEntry(db, viewer, entryId);
    const settings = withVoices(speech, asked, isJapanese(text) ? "ja" : "en");
    const readings = await readingsOf(db, speech, entry, { content: text, settings });
    const { segments } = planSegments({ script: text, settings, readings, speech });
    return previews.ofSegments(segments, { ...settings, userId: viewer.uid });
  };
}
