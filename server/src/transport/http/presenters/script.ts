import { z } from "zod";
import { type ScriptView, scriptLengthOf, sentencesOf } from "#domain/scripts/script";
import type { ScriptsService } from "#domain/scripts/scripts.service";
import { leftOutReasons } from "#kernel/left-out";
import { ScriptSettings } from "#kernel/script-settings";
import { samples } from "../documents/samples.ts";
import { isoMoment, Moment } from "./moment.ts";

const Tie = z.object({
  text: z.string(),
  blockIndex: z.number().nullable(),
  factId: z.string().nullable(),
  excerpt: z.string().nullable().describe("The words around it on the page"),
});

export const Script = z
  .object({
    id: z.string(),
    script_content: z.string(),
    script_file_path: z.string().describe("Key of the stored text file"),
    script_settings: z.looseObject(ScriptSettings.shape),
    version: z.number(),
    created_at: Moment,
    updated_at: Moment,
    revision_number: z.string(),
    revision_name: z.string().nullable(),
    length: z.object({
      seconds: z.number().describe("About so long, by the voice's own speed"),
      targetSeconds: z.number().describe("Length that was asked for"),
      isShort: z.boolean().describe("More than 15 % below it, because the page has no more to say"),
    }),
    leftOut: z
      .array(z.object({ reason: z.enum(leftOutReasons), text: z.string() }))
      .nullable()
      .describe("Left out by the writer, and why; null if not recorded"),
    sentences: z.array(
      z.object({
        index: z.number(),
        paragraph: z.number(),
        text: z.string(),
        ties: z.array(Tie).nullable().describe("Places of the page; null where nothing was checked"),
        untied: z
          .array(z.string())
          .describe("Numbers, prices, dates and names that nothing of the page says"),
      }),
    ),
  })
  .meta({ id: "Script", examples: [samples.script] });

export const presentScript = (script: ScriptView): z.infer<typeof Script> => ({
  id: script.id,
  script_content: script.content,
  script_file_path: script.filePath,
  script_settings: script.settings,
  version: script.version,
  created_at: isoMoment(script.createdAt),
  updated_at: isoMoment(script.updatedAt),
  revision_number: script.revisionNumber,
  revision_name: script.revisionName,
  length: scriptLengthOf(script),
  leftOut: script.leftOut,
  sentences: sentencesOf(script),
});

export const ScriptVersion = z
  .object({
    version: z.number(),
    script_content: z.string(),
    created_at: Moment,
  })
  .meta({ id: "ScriptVersion", examples: [samples.scriptVersion] });

type ScriptVersionRow = Awaited<ReturnType<ScriptsService["history"]>>[number];

export const presentScriptVersion = (former: ScriptVersionRow): z.infer<typeof ScriptVersion> => ({
  version: former.version,
  script_content: former.content,
  created_at: isoMoment(former.createdAt),
});
