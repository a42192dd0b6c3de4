import type { Readable } from "node:stream";

/** A file of this machine, which stays where it is. Its bytes need not pass through the event loop. */
export interface LocalFile {
  path: string;
}

/** Objects by key. Keys are relative paths of [A-Za-z0-9._-] segments, made by us, never by a user. */
export interface Storage {
  put(key: string, body: Uint8Array | Readable | LocalFile, contentType: string): Promise<void>;
  /** Both ends inclusive, as in an HTTP range. Throws AppError NOT_FOUND. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  size(key: string): Promise<number | null>;
  /** Removing what does not exist is no error. */
  remove(key: string): Promise<void>;
  /** Keys below a folder. */
  list(folder: string): Promise<string[]>;
  /** Removes everything below a folder, and the folder. */
  removeFolder(folder: string): Promise<void>;
  /** Removes what is left of uploads that broke off before then, because their process was killed. */
  removeBroken(before: Date): Promise<void>;
  /** Bytes that the disk can still take; null where nobody counts them. */
  freeBytes(): Promise<number | null>;
}
