import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

/** Scanners of leaked secrets recognise a key by this word and by the checksum at its end. */
const PREFIX = "ymk_";
const SECRET_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/** A fresh key: nobody but its owner ever sees it, and only once. */
export function mintKey(): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join("");
  return withChecksum(PREFIX + secret);
}

/** Tells a key from a token of the identity provider. */
export const looksLikeKey = (bearer: string) => bearer.startsWith(PREFIX);

/** Finds a typing error without a question to the database. */
export const isWellFormed = (key: string) =>
  SHAPE.test(key) && withChecksum(key.slice(0, -CHECKSUM_LENGTH)) === key;

/** All that is stored of a key, besides its last four characters. A key is too long to be guessed from it. */
export const fingerprintOf = (key: string) => createHash("sha256").update(key).digest("hex");

export const lastFourOf = (key: string) => key.slice(-4);

const withChecksum = (start: string) => start + inBase62(crc32(start)).padStart(CHECKSUM_LENGTH, "0");

function inBase62(number: number): string {
  const rest = Math.floor(number / DIGITS.length);
  const digit = DIGITS[number % DIGITS.length] as string;
  return rest > 0 ? inBase62(rest) + digit : digit;
}
