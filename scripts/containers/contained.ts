import { dirname } from "node:path";
import { unprivilegedIds } from "../lib/unprivileged.ts";

/** The limits that compose asks of a container engine (cap_drop, no-new-privileges, read_only, tmpfs, a volume), by the kernel alone. */
const SCRIPT = `
mount -t tmpfs tmpfs /mnt
mkdir /mnt/app /mnt/data /mnt/bin
mount --bind "$1" /mnt/app
mount --bind "$2" /mnt/data
mount --bind "$3" /mnt/bin
mount -t tmpfs -o mode=1777 tmpfs /tmp
for folder in / /mnt /mnt/app /mnt/bin; do mount -o remount,bind,ro "$folder"; done
cd /mnt/app
user=$4
group=$5
shift 5
exec setpriv --reuid "$user" --regid "$group" --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs /mnt/bin/node "$@"`;

/**
 * A command of this Node in such a root, which only root can make. The image lies at /mnt/app, the folder for data at
 * /mnt/data.
 */
export function contained(image: string, data: string, args: string[]) {
  const { uid, gid } = unprivilegedIds();
  const folders = [image, data, dirname(process.execPath)];
  return {
    program: "unshare",
    args: ["--mount", "sh", "-ec", SCRIPT, "sh", ...folders, String(uid), String(gid), ...args],
    dataDir: "/mnt/data",
  };
}
