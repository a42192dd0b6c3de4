import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder that other users may pass through, as root's Postgres must: it runs as "nobody". */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `yomikoe-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}
