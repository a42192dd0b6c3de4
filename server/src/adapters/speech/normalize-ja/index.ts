import { pieces } from "../pieces.ts";
import { rewriting } from "../rewrite.ts";
import { stripUnspeakable } from "../strip.ts";
import { addresses } from "./addresses.ts";
import { withBreaths } from "./breaths.ts";
import { chemistry } from "./chemistry.ts";
import { counted } from "./counted.ts";
import { counters } from "./counters.ts";
import { japaneseDates } from "./dates.ts";
import { durations } from "./durations.ts";
import { equations } from "./equations.ts";
import { eras } from "./eras.ts";
import { japaneseForms } from "./forms.ts";
import { furigana } from "./furigana.ts";
import { japaneseHeteronyms } from "./heteronyms.ts";
import { latinToKana } from "./latin.ts";
import { drawnOut, marks, poles } from "./marks.ts";
import { misread } from "./misread.ts";
import { japaneseModels } from "./models.ts";
import { neighbours } from "./neighbours.ts";
import { amounts, codes } from "./numbers.ts";
import { places } from "./places.ts";
import { withQuotations } from "./quotations.ts";
import { ranges } from "./ranges.ts";
import { mixedNumbers, powers, romanLetters, romanSigns, sayings } from "./sayings.ts";
import { scores, walkOffs } from "./scores.ts";
import { senses } from "./senses.ts";
import { shogi } from "./shogi.ts";
import { losses, minus, negativeAmounts } from "./signs.ts";
import { speakers } from "./speakers.ts";
import { japaneseSymbols } from "./symbols.ts";
import { japaneseUnits } from "./units.ts";
import { variants } from "./variants.ts";

/** In this order: what is a name or an address is no figure, and units need the figures before them. */
const figureRows = [
  ...walkOffs,
  ...shogi,
  ...chemistry,
  ...equations,
  ...japaneseForms,
  ...marks,
  ...poles,
  ...drawnOut,
  ...addresses,
  ...places,
  ...romanLetters,
  ...japaneseModels,
  ...sayings,
  ...negativeAmounts,
  ...durations,
  ...japaneseDates,
  ...amounts,
  ...scores,
  ...losses,
  ...ranges,
  ...minus,
  ...japaneseUnits,
  ...counters,
  ...counted,
  ...codes,
];
const withFigures = rewriting(figureRows);
const withWords = rewriting([
  ...figureRows,
  ...eras,
  ...speakers,
  ...senses,
  ...neighbours,
  ...misread,
  ...japaneseHeteronyms,
]);
const withForms = rewriting([...furigana, ...romanSigns, ...mixedNumbers, ...powers]);
const withVariants = rewriting(variants);
const withSymbols = rewriting(japaneseSymbols);

/** Signs and readings that are lost once characters are unified. */
const unified = (piece: string) => withForms(piece).normalize("NFKC");

function readingOf(piece: string): string {
  return withQuotations(latinToKana(withWords(withVariants(unified(piece)))), withSymbols);
}

/**
 * Rewrites a sentence into what the Japanese front end reads right: figures with their units, dates,
 * prices, Latin words and symbols in Japanese. Empty when nothing in it can be spoken.
 */
export function normalizeJapanese(text: string): string {
  return withBreaths(said(text, readingOf));
}

/** Rewrites figures with their units, dates and prices; words stay as they are written, for voices that know them. */
export const japaneseFigures = (text: string): string => said(text, (piece) => withFigures(unified(piece)));

function said(text: string, reading: (piece: string) => string): string {
  const spoken = pieces(stripUnspeakable(text)).map(reading).join("").trim();
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{N}A-Za-z]/u.test(spoken) ? spoken : "";
}
