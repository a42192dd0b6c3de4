import { createHmac, timingSafeEqual } from "node:crypto";

/** A link lives for at least an hour, and stays the same for a quarter, so that players need not reload. */
export const LINK_SECONDS = 3_600;
const STEP_SECONDS = 900;
/** 132 bits. */
const NAME_CHARACTERS = 22;

/** Signed links to files, which need no token until they expire. */
export function mediaLinks(key: string, now: () => number = Date.now) {
  /** For an hour, until the end of a quarter. */
  const usualEnd = () => (Math.floor(now() / 1_000 / STEP_SECONDS) + 1) * STEP_SECONDS + LINK_SECONDS;
  const signatureOf = (path: string, expires: number) =>
    createHmac("sha256", key).update(`${path}\n${expires}`).digest();

  return {
    /** For an hour, unless the end is given. */
    sign(path: string, until?: Date): string {
      const expires = until ? Math.floor(until.getTime() / 1_000) : usualEnd();
      return `${path}?expires=${expires}&signature=${signatureOf(path, expires).toString("base64url")}`;
    },

    /** When a link ends that is signed now. */
    end: (): Date => new Date(usualEnd() * 1_000),

    /** A name that tells nothing of what it was made from, and that nobody else can make. */
    nameOf: (text: string): string =>
      createHmac("sha256", key).update(`name\n${text}`).digest("base64url").slice(0, NAME_CHARACTERS),

    verify(path: string, expires: number, signature: string): boolean {
      const given = Buffer.from(signature, "base64url");
      const own = signatureOf(path, expires);
      return given.length === own.length && timingSafeEqual(given, own) && expires * 1_000 > now();
    },
  };
}
export type MediaLinks = ReturnType<typeof mediaLinks>;
