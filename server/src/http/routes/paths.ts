import { z } from "zod";

export const EntryPath = z.object({ entryId: z.uuid() });
export const QueuePath = EntryPath.extend({ queueId: z.uuid() });
export const ScriptPath = EntryPath.extend({ scriptId: z.uuid() });
export const AudioPath = EntryPath.extend({ audioId: z.uuid() });
export const RevisionPath = EntryPath.extend({ revisionNumber: z.string().max(20) });
export const IdPath = z.object({ id: z.uuid() });

/** A request that spends gives its first answer again for the same key, for 24 hours. */
export const SpendHeaders = z.object({ "idempotency-key": z.string().max(200).optional() });
