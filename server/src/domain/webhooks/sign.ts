import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A fresh secret in the form of Standard Webhooks. */
export const mintSecret = () => PREFIX + randomBytes(SECRET_BYTES).toString("base64");

/** A key that is prepared once signs ten times as fast. */
const keys = new LRUCache<string, KeyObject>({
  max: 1_000,
  memoMethod: (secret) => createSecretKey(Buffer.from(secret.slice(PREFIX.length), "base64")),
});

interface Message {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** One signature for each secret, separated by spaces, so that a receiver may hold either while one replaces the other. */
export const signatureOf = ({ id, timestamp, body }: Message, secrets: readonly string[]): string =>
  secrets
    .map((secret) => {
      const hmac = createHmac("sha256", keys.memo(secret)).update(`${id}.${timestamp}.${body}`);
      return `v1,${hmac.digest("base64")}`;
    })
    .join(" ");
