import { z } from "zod";
import { splitScript } from "#kernel/text/sentences";

const MOST_PARAGRAPHS = 200;
const MOST_SENTENCES = 400;

/** The answer's schema, in the subset of JSON Schema that strict mode accepts. */
export const answerFormat = {
  type: "json_schema",
  json_schema: {
    name: "script",
    strict: true,
    schema: {
      type: "object",
      properties: {
        paragraphs: {
          type: "array",
          items: { type: "array", items: { type: "string", description: "One sentence" } },
        },
      },
      required: ["paragraphs"],
      additionalProperties: false,
    },
  },
} as const;

/** The part of a chat completion that is of use. */
export const Completion = z.object({
  choices: z.tuple(
    [
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    ],
    z.unknown(),
  ),
});

const Script = z.object({
  paragraphs: z
    .array(z.array(z.string().max(5_000)).max(MOST_SENTENCES))
    .min(1)
    .max(MOST_PARAGRAPHS),
});

/** Paragraphs of sentences as scripts are divided; null when the answer is no script. */
export function readScript(content: string): string[][] | null {
  const script = Script.safeParse(parsed(content));
  if (!script.success) return null;
  const paragraphs = script.data.paragraphs
    .map((sentences) => sentences.flatMap((text) => splitScript(plain(text)).map((one) => one.text)))
    .filter((sentences) => sentences.length > 0);
  return paragraphs.length > 0 ? paragraphs : null;
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

/** One line without the signs of markup that some models cannot leave. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/\*\*|__|`/g, "")
    .replace(/^\s*(#{1,6}|[-*•])\s+/, "")
    .trim();
