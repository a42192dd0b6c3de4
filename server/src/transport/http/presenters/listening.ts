import { z } from "zod";
import { samples } from "../documents/samples.ts";

const heard = { loads: z.number(), plays: z.number(), ended: z.number(), seconds: z.number() };

export const Listening = z
  .object({
    from: z.string(),
    to: z.string(),
    total: z.object(heard),
    days: z.array(z.object({ day: z.string(), ...heard })),
    revisions: z.array(z.object({ revisionNumber: z.string(), ...heard, tenths: z.array(z.number()) })),
    hosts: z.array(z.object({ host: z.string(), ...heard })),
  })
  .meta({ id: "Listening", examples: [samples.listening] });
