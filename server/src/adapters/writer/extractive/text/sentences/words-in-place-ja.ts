import { standsInJapanese } from "./japanese-sentence.ts";

/** 「井戸端で会って言われた。」 */
const SPEAKS =
  /^([^「」。]*[てでにを、はがも](?<!こう|そう|こと[をは]|ように|ふうに))((?:言わ|聞か|尋ねら|訊か|声を(?:かけら|掛けら))れ(?:まし)?た|(?:言い|続け|尋ね|聞き|つぶやき|答え|声を(?:かけ|掛け))ました|(?:言っ|続け|尋ね|つぶやい|答え|声を(?:かけ|掛け))た)。$/u;
const WORDS = /^「([^「」]{4,60}?)。?」。?$/u;

/**
 * 「井戸端で会って「ずいぶん早いねえ」と言われた。」: somebody's words that are no sentence for a script stand within the
 * one that lets him speak.
 */
export function withWordsInPlace(sentences: readonly string[]): string[] {
  const told: string[] = [];
  for (const text of sentences) {
    const [, words] = WORDS.exec(text) ?? [];
    const [, before, speaks] = (words && SPEAKS.exec(told.at(-1) ?? "")) || [];
    if (words && before && speaks && !standsInJapanese(text))
      told.splice(-1, 1, `${before}「${words}」と${speaks}。`);
    else told.push(text);
  }
  return told;
}
