/** Faults of the place where files are kept. Each passes by itself, or once an operator has acted. */
export const storageFaults = ["full", "read_only", "refused", "away"] as const;
export type StorageFaultKind = (typeof storageFaults)[number];

export const faultWords: Record<StorageFaultKind, string> = {
  full: "the disk is full",
  read_only: "the disk is read-only",
  refused: "the store refuses access",
  away: "the store does not answer",
};

/** Codes of the system, and the statuses that a bucket answers with. */
const KINDS: Record<string, StorageFaultKind> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EROFS: "read_only",
  EACCES: "refused",
  EPERM: "refused",
  401: "refused",
  403: "refused",
  EIO: "away",
  ENXIO: "away",
  ENODEV: "away",
  ESTALE: "away",
  ENOTCONN: "away",
  EMFILE: "away",
  ENFILE: "away",
  ECONNREFUSED: "away",
  ECONNRESET: "away",
  ENOTFOUND: "away",
  EAI_AGAIN: "away",
  ETIMEDOUT: "away",
  408: "away",
  429: "away",
  500: "away",
  502: "away",
  503: "away",
  504: "away",
};

/** A failure of the store itself. The same call may succeed later. */
export class StorageFault extends Error {
  readonly kind: StorageFaultKind;

  constructor(kind: StorageFaultKind, cause: unknown) {
    super(faultWords[kind], { cause });
    this.name = "StorageFault";
    this.kind = kind;
  }
}

/** The store's fault as its own error tells it; null for any other error. */
export function faultOf(error: unknown): StorageFaultKind | null {
  if (error instanceof StorageFault) return error.kind;
  return KINDS[String((error as { code?: unknown } | null)?.code)] ?? null;
}

/** Faults of a disk that nobody has named as the store's: sound in the making lies on one, too. */
export const isDiskFault = (error: unknown): boolean => {
  const kind = faultOf(error);
  return kind === "full" || kind === "read_only";
};
