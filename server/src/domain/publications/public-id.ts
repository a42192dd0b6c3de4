import { randomBytes } from "node:crypto";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 131 bits: nobody finds an address by trying. */
const LENGTH = 22;
/** The largest multiple of 62 in a byte: higher ones would make some digits likelier. */
const FAIR = 248;

const PATTERN = new RegExp(`^[0-9A-Za-z]{${LENGTH}}$`);
export const isPublicId = (text: string) => PATTERN.test(text);

/** Random: says nothing of the entry, its owner or when it was made. */
export function newPublicId(): string {
  let id = "";
  while (id.length < LENGTH)
    for (const byte of randomBytes(LENGTH))
      if (byte < FAIR && id.length < LENGTH) id += DIGITS[byte % DIGITS.length];
  return id;
}
