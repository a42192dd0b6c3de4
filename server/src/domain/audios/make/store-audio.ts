import { buffer } from "node:stream/consumers";
import { audioFiles } from "#domain/files/keys";
import type { Storage } from "#ports/storage";

const VTT = "text/vtt; charset=utf-8";

/** Stores the finished files, then opens what was stored: an audio counts as made only if it can be read back. */
export async function storeAudio(
  storage: Storage,
  key: string,
  { wavPath, bytes, vtt, chapters }: { wavPath: string; bytes: number; vtt: string; chapters: string | null },
) {
  const files = audioFiles(key);
  await storage.put(files.wav, { path: wavPath }, "audio/wav");
  await storage.put(files.vtt, Buffer.from(vtt, "utf8"), VTT);
  if (chapters) await storage.put(files.chapters, Buffer.from(chapters, "utf8"), VTT);
  const size = await storage.size(files.wav);
  const head = await buffer(await storage.read(files.wav, { start: 0, end: 11 }));
  const riff = head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WAVE";
  if (size !== bytes || !riff || head.readUInt32LE(4) !== bytes - 8)
    throw new Error(`the stored audio differs from what was made: ${size} of ${bytes} bytes`);
}
