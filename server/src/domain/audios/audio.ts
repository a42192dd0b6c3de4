import type { AudioRow, RevisionRow } from "#db/schema/index";

/** An audio as both transports show it: its row with what its revision and script say of it. */
export interface AudioView extends AudioRow {
  entryId: string;
  revisionNumber: string;
  /** Mirrors its revision. */
  isLive: boolean;
  /** True when the script has another text now. */
  isOutdated: boolean;
}

export const audioView = (
  audio: AudioRow,
  { entryId, number, isLive }: Pick<RevisionRow, "entryId" | "number" | "isLive">,
  scriptContent: string,
): AudioView => ({
  ...audio,
  entryId,
  revisionNumber: number,
  isLive,
  isOutdated: audio.scriptContent !== scriptContent,
});
