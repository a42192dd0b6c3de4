import { z } from "zod";
import { samples } from "../documents/samples.ts";

const heard = { loads: z.number(), plays: z.number(), ended: z.number(), seconds: z.number() };

const sentence = z.object({
  start: z.number(),
  text: z.string(),
  listeners: z.number().describe("Listeners of the tenth of the audio in which it stands"),
});

export const Listening = z
  .object({
    from: z.string(),
    to: z.string(),
    total: z.object(heard),
    days: z.array(z.object({ day: z.string(), ...heard })),
    revisions: z.array(
      z.object({
        revisionNumber: z.string(),
        ...heard,
        tenths: z.array(z.number()),
        sentences: z.array(sentence),
      }),
    ),
    hosts: z.array(z.object({ host: z.string(), ...heard })),
  })
  .meta({ id: "Listening", examples: [samples.listening] });
