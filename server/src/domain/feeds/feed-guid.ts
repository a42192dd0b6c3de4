import { createHash } from "node:crypto";

/** Podcasting 2.0's namespace of feeds. */
const PODCAST_NAMESPACE = "ead4c236-bf58-58c6-a2c6-a6b28d128cb6";

/** UUID of version 5: the same name in the same namespace is the same id everywhere and for ever. */
function uuidV5(name: string, namespace: string): string {
  const space = Buffer.from(namespace.replaceAll("-", ""), "hex");
  const hash = createHash("sha1").update(space).update(name).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The feed's id in all directories: of its address without scheme and slashes at the end. */
export const feedGuid = (address: string): string =>
  uuidV5(address.replace(/^[a-z]+:\/\//i, "").replace(/\/+$/, ""), PODCAST_NAMESPACE);

/** Stays the same whatever is live, and says nothing of the entry's own id. */
export const itemGuid = (guid: string, entryId: string): string => uuidV5(entryId, guid);
