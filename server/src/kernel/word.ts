import { z } from "zod";
import { INPUT_LIMITS } from "./input-limits.ts";
import type { Rule } from "./rules.ts";
import { type Language, languages } from "./vocabulary.ts";

/**
 * A word and how it is to be read: kana in Japanese, plain words in English. Kana may tell the accent: ハ\シ falls
 * behind its first mora, ハシ_ nowhere.
 */
export interface Reading {
  language: Language;
  word: string;
  reading: string;
}

const { word: MOST_CHARACTERS, reading: MOST_READ } = INPUT_LIMITS;

const readings: Record<Language, { shape: RegExp; rule: Rule }> = {
  ja: {
    shape:
      /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+(?:_|\\(?![ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ])[\p{Script=Hiragana}\p{Script=Katakana}ー]*)?$/u,
    rule: "not_kana",
  },
  en: {
    shape: /^[A-Za-z]+(?:['-][A-Za-z]+)*(?: [A-Za-z]+(?:['-][A-Za-z]+)*)*$/,
    rule: "not_plain_words",
  },
};

const oneLine = (text: string) => text.normalize("NFKC").trim().replace(/\s+/g, " ");

/** Dictionaries draw a line over a level word, and some keyboards have ¥ where others have \. */
const oneAccent = (text: string) => text.replace(/[￣‾]$/, "_").replace(/[¥￥]/, "\\");

/** The stored form: full-width letters and half-width kana are normalised. */
const Word = z
  .string()
  .max(MOST_CHARACTERS * 2)
  .transform(oneLine)
  .pipe(
    z
      .string()
      .max(MOST_CHARACTERS)
      .regex(/[\p{L}\p{N}]/u, "no_letter" satisfies Rule),
  );
const Read = z
  .string()
  .max(MOST_READ * 2)
  .transform((text) => oneLine(oneAccent(text.trim())))
  .pipe(z.string().min(1).max(MOST_READ));

const named = { language: z.enum(languages), word: Word };

function suitsLanguage(
  { language, reading }: { language: Language; reading?: string | null },
  context: z.RefinementCtx,
): void {
  const { shape, rule } = readings[language];
  if (typeof reading === "string" && !shape.test(reading))
    context.addIssue({ code: "custom", path: ["reading"], message: rule });
}

/** A new word, or what it shall be from now on. */
export const WordInput = z.strictObject({ ...named, reading: Read }).superRefine(suitsLanguage);
export type WordInput = z.infer<typeof WordInput>;

/** A change that is thought about; without a reading the word goes. */
export const WordChange = z
  .strictObject({ ...named, reading: Read.nullish().transform((reading) => reading ?? null) })
  .superRefine(suitsLanguage);
export type WordChange = z.infer<typeof WordChange>;
