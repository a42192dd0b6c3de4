import { mp3File } from "./sound/sound.ts";

/** Encodes a finished wav file, in a thread of its own. */
export const encodeMp3 = (wavPath: string, mp3Path: string): Promise<void> => mp3File(wavPath, mp3Path);
