import type { AudioRow, RevisionRow } from "#db/schema/index";
import { readingsUsed, sameReadings } from "#domain/readings/readings";
import type { OutdatedReason } from "#kernel/vocabulary";
import type { Reading } from "#kernel/word";

/** An audio as both transports show it: its row with what its revision and script say of it. */
export interface AudioView extends AudioRow {
  entryId: string;
  revisionNumber: string;
  /** Mirrors its revision. */
  isLive: boolean;
  /** Changes since it was made; empty while it is up to date. */
  outdatedBy: OutdatedReason[];
  isOutdated: boolean;
}

/** `dictionary` is its user's, as it is now. */
export function audioView(
  audio: AudioRow,
  { entryId, number, isLive }: Pick<RevisionRow, "entryId" | "number" | "isLive">,
  scriptContent: string,
  dictionary: readonly Reading[],
): AudioView {
  const readings = readingsUsed(dictionary, audio.scriptContent, audio.languages);
  const outdatedBy: OutdatedReason[] = [];
  if (audio.scriptContent !== scriptContent) outdatedBy.push("script");
  if (!sameReadings(readings, audio.readings)) outdatedBy.push("dictionary");
  return {
    ...audio,
    entryId,
    revisionNumber: number,
    isLive,
    outdatedBy,
    isOutdated: outdatedBy.length > 0,
  };
}
