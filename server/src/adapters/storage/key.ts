import { AppError } from "#kernel/errors";

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Refuses every key that could name something outside the store: `..`, absolute paths, odd characters. */
export function assertKey(key: string): string {
  if (key.length <= 500 && key.split("/").every((segment) => SEGMENT.test(segment))) return key;
  throw new AppError("SERVER_ERROR", { cause: new Error(`not a storage key: ${JSON.stringify(key)}`) });
}
