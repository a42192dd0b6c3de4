import { createHmac, timingSafeEqual } from "node:crypto";

export interface TokenSeal {
  seal(token: string): string;
  /** The token under the seal; null where this installation sealed no such token. */
  open(sealed: string): string | null;
}

/**
 * Signs what the Auth emulator leaves unsigned: ID tokens take the mark in the place of their signature, refresh
 * tokens behind a dot.
 */
export function tokenSeal(key: string): TokenSeal {
  const markOf = (token: string) => createHmac("sha256", key).update(token).digest("base64url");
  return {
    seal(token) {
      const bare = token.replace(/\.$/, "");
      return `${bare}.${markOf(bare)}`;
    },
    open(sealed) {
      const end = sealed.lastIndexOf(".");
      if (end < 1) return null;
      const bare = sealed.slice(0, end);
      const [given, own] = [sealed.slice(end + 1), markOf(bare)].map((mark) => Buffer.from(mark));
      if (!given || !own || given.length !== own.length || !timingSafeEqual(given, own)) return null;
      return bare.includes(".") ? `${bare}.` : bare;
    },
  };
}
