import { z } from "zod";
import { samples } from "../documents/samples.ts";

export const Share = z
  .object({
    entryId: z.string(),
    enabled: z.boolean(),
    publicId: z.string().nullable(),
    pageUrl: z.string().nullable(),
    embedUrl: z.string().nullable(),
    embedCode: z.string().nullable(),
    scriptCode: z.string().nullable(),
    fileUrls: z
      .object({ mp3: z.string(), wav: z.string(), vtt: z.string(), srt: z.string(), chapters: z.string() })
      .nullable(),
    allowedOrigins: z.array(z.string()),
  })
  .meta({ id: "Share", examples: [samples.share] });
