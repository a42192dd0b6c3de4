import { createReadStream } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SegmentStore, StoredSegment } from "../../../server/src/domain/audios/order/segments.ts";

/** Segments in files, and no database: what is measured is the sound. */
export async function fileStore(folder: string): Promise<SegmentStore> {
  const place = await mkdtemp(join(folder, "segments-"));
  const rows = new Map<string, StoredSegment>();
  const find: SegmentStore["find"] = async (_, hashes) =>
    new Map(
      hashes.flatMap((hash) => {
        const row = rows.get(hash);
        return row ? [[hash, row] as const] : [];
      }),
    );
  return {
    existing: async (_, hashes) => new Set(hashes.filter((hash) => rows.has(hash))),
    find,
    look: find,
    async put(_, hash, sampleRate, { wav, sampleCount, measures }) {
      const filePath = join(place, hash);
      await writeFile(filePath, wav);
      const row = { hash, filePath, sampleRate, sampleCount, measures };
      rows.set(hash, row);
      return { segment: row, isNew: true };
    },
    async forget(_, gone) {
      for (const { hash } of gone) rows.delete(hash);
    },
    read: async ({ filePath }) => createReadStream(filePath),
  };
}
