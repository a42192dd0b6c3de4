import { useMemo, useSyncExternalStore } from "react";
import { type Cue, cuesOfSentences } from "#features/audios/playback/cues";
import type { Playback } from "#features/audios/playback/playback";
import type { Narration } from "#features/scripts/editor/narration";

/** A hair behind the start, so that rounding does not land in the sentence before. */
const INSIDE = 0.01;

/** Ties the player to the script: what is spoken lights up, and a click on a sentence seeks. */
export function useNarration(playback: Playback, finished: readonly Cue[] | null): Narration | null {
  const { cue: spoken, cues: made } = useSyncExternalStore(playback.subscribe, playback.read);
  const cues = made ?? finished;
  // The same while another sentence is spoken, which is the business of two sentences alone.
  const sound = useMemo(
    () =>
      cues && {
        match: (texts: readonly string[]) => cuesOfSentences(cues, texts),
        seek: (cue: number) => playback.seek((cues[cue]?.start ?? 0) + INSIDE),
        play: (cue: number) => playback.playFrom((cues[cue]?.start ?? 0) + INSIDE),
        startOf: (cue: number) => cues[cue]?.start ?? 0,
      },
    [cues, playback],
  );
  return useMemo(() => sound && { sound, spoken }, [sound, spoken]);
}
