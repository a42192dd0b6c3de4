import { createHash } from "node:crypto";
import { existsSync, type Stats, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** The user "nobody": Postgres refuses to run as root. */
const NOBODY = 65534;

/** Where root keeps what "nobody" must reach, when the checkout lies below a folder only root can enter. */
const SHARED_ROOT = "/var/lib/yomikoe";

/** The ids to start Postgres with; empty unless we are root. */
export function unprivilegedIds(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Nobody else enters the data folder; root's "nobody" passes through it to its database. */
export const dataFolderMode = () => (unprivilegedIds().uid === undefined ? 0o700 : 0o711);

/** The path itself when an unprivileged process can get there, else a folder of its own below /var/lib. */
export function reachablePlace(path: string): string {
  const wanted = resolve(path);
  if (unprivilegedIds().uid === undefined || canEnter(wanted)) return wanted;
  const mark = createHash("sha256").update(wanted).digest("hex").slice(0, 8);
  return join(SHARED_ROOT, `${basename(wanted).replace(/^\.+/, "")}-${mark}`);
}

/** Every existing folder on the way lets "nobody" pass: as another user, or because it is its own. */
function canEnter(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && !letsPass(statSync(folder))) return false;
    if (folder === dirname(folder)) return true;
  }
}

const letsPass = ({ mode, uid }: Stats) => (mode & (uid === NOBODY ? 0o100 : 0o001)) !== 0;
