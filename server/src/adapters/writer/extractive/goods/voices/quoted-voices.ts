import type { Block, Page } from "#kernel/page";
import { dividedByQuotations } from "../../text/signs/quotations.ts";

/** On goods a whole sentence between marks of quotation is somebody's praise of them. */
export const isSaying = (text: string, { type, language }: Page) =>
  type === "product" && language === "en" && /^[“"][^“”"]+[”"]$/.test(text);

/** Whether a block on goods is somebody's quotation as a whole: what stands below it is the shop's again. */
export const isQuotation = ({ kind, text }: Block, page: Page) =>
  page.type === "product" &&
  (kind === "quote" ||
    isSigned(text.trim()) ||
    isNamedVoice(text) ||
    (OF_ONESELF.test(text) && isSaying(text.trim(), page)));
/** "My idea was to make a table for life.": whose idea, a listener does not see beside it. */
const OF_ONESELF = /\b(?:I|I[’'](?:m|ve|d|ll)|[Mm]y)\b/;

/** Whether a shop lets somebody speak by name: what stands below is the shop's again. */
export const isNamedVoice = (text: string) => INTRODUCED.test(text.trim());
/** "Mia in Tarn says: “It folds flat in no time. …”" */
const INTRODUCED =
  /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){0,2}(?: (?:in|from|of) \p{Lu}[\p{L} .,’'-]{1,30})? (?:says|said|writes|wrote|tells us|told us)\s?[:,]\s?[“"]/u;

const NAME = String.raw`(?:\p{Lu}[\p{L}.’'&-]*|of|the|de|van|von|and|at|in|for)`;
const SIGNATURE = new RegExp(`^(?:[-–—―~] ?)?(?=\\p{Lu})${NAME}(?:,? ${NAME}){0,7}\\.?$`, "u");
/** "'I read it in one sitting' MIA TARN" */
function isSigned(text: string): boolean {
  const { own, quoted } = dividedByQuotations(text);
  const [before = "", behind = ""] = own;
  return quoted.length === 1 && before.trim() === "" && SIGNATURE.test(behind.trim());
}
