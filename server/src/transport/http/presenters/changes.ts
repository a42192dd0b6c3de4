import { z } from "zod";
import type { Changes as Domain } from "#domain/changes/changes.service";
import { samples } from "../documents/samples.ts";
import { FactShape } from "./entry.ts";
import { isoMoment, Moment } from "./moment.ts";

const FactChange = z.object({ before: FactShape.nullable(), after: FactShape.nullable() });
const TextChange = z.object({ before: z.string().nullable(), after: z.string().nullable() });

export const ChangesShape = z
  .object({
    changes_id: z.string(),
    revision_number: z.string(),
    since: Moment,
    read_at: Moment,
    facts: z.array(FactChange),
    texts: z.array(TextChange),
    sentences: z.array(
      z.object({
        index: z.number(),
        paragraph: z.number(),
        before: z.string(),
        after: z
          .string()
          .nullable()
          .describe("Null where it takes a person: the sentence stays and is marked"),
        lost: z.array(z.string()).describe("Words that the page says no more"),
        facts: z.array(FactChange),
      }),
    ),
  })
  .meta({
    id: "Changes",
    examples: [samples.changes],
  });

export const presentChanges = (changes: Domain): z.infer<typeof ChangesShape> => ({
  changes_id: changes.id,
  revision_number: changes.revisionNumber,
  since: isoMoment(changes.since),
  read_at: isoMoment(changes.readAt),
  facts: changes.facts,
  texts: changes.texts,
  sentences: changes.sentences,
});
