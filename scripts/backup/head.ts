import { UserError } from "../lib/say.ts";
import type { TableShape } from "./tables.ts";

/** Raised when an older restore could not read what is written. */
const FORMAT = 1;

/** The first piece of a backup. */
export interface BackupHead {
  format: number;
  createdAt: string;
  /** Moments of the migrations that the database had gone through. */
  migrations: number[];
  tables: TableShape[];
  /** Whether files and accounts are in it, or kept by somebody else. */
  has: { files: boolean; accounts: boolean };
}

export const headPiece = (head: Omit<BackupHead, "format">) => ({
  part: "head",
  bytes: Buffer.from(JSON.stringify({ format: FORMAT, ...head })),
});

export function readHead(bytes: Buffer): BackupHead {
  const head = JSON.parse(bytes.toString()) as BackupHead;
  if (head.format > FORMAT)
    throw new UserError("A newer version of Yomikoe made this backup: restore it with that.");
  return head;
}
