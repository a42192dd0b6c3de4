import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Identified } from "#ports/identity";

const REMEMBERED_TOKENS = 10_000;
/** The cache keeps a value through the last millisecond of its time; a token ends before it. */
const LAST_MS = 1;

/** Tokens that were verified, until each one's end. Only their hashes are kept: a dump of the memory signs nobody in. */
export function rememberedTokens(now: () => number) {
  const known = new LRUCache<string, Identified>({
    max: REMEMBERED_TOKENS,
    perf: { now },
    ttlResolution: 0,
  });
  const nameOf = (token: string) => hash("sha256", token, "base64url");

  return {
    find: (token: string) => known.get(nameOf(token)),

    add(token: string, identified: Identified) {
      const ttl = identified.expiresAt.getTime() - now() - LAST_MS;
      if (ttl > 0) known.set(nameOf(token), identified, { ttl });
    },

    forgetUser(uid: string) {
      for (const [name, identified] of known.entries()) if (identified.uid === uid) known.delete(name);
    },

    forgetAll: () => known.clear(),
  };
}
