import { z } from "zod";
import { samples } from "../documents/samples.ts";

/** Any text: what is no id names nothing, and the services say what was not found. */
const Id = z
  .string()
  .max(200)
  .meta({ format: "uuid", examples: [samples.entryId] });

export const EntryPath = z.object({ entryId: Id });
export const QueuePath = EntryPath.extend({ queueId: Id });
export const ScriptPath = EntryPath.extend({ scriptId: Id });
export const AudioPath = EntryPath.extend({ audioId: Id });
export const RevisionPath = EntryPath.extend({
  revisionNumber: z
    .string()
    .max(20)
    .meta({ examples: [samples.revision.revision_number] }),
});
export const IdPath = z.object({ id: Id });

/** A request that spends gives its first answer again for the same key, for 24 hours. */
export const SpendHeaders = z.object({ "idempotency-key": z.string().max(200).optional() });
