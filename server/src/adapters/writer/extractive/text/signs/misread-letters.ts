/**
 * Letters of more than one byte that were read byte by byte, as Latin-1: "Logitechâ\u0080\u0099s", "57Â°". Those
 * that were read as Windows-1252, "â€™", stay as they are.
 */
const MISREAD =
  /[\u00C2-\u00DF][\u0080-\u00BF]|[\u00E0-\u00EF][\u0080-\u00BF]{2}|[\u00F0-\u00F4][\u0080-\u00BF]{3}/g;
/** No page means these; without one, a capital stands before a mark more often: "«Ü»", "Ñ¡". */
const CONTROL = /[\u0080-\u009F]/;
const MARKED = /^.[»¿¡·]/;
const LATIN = /^[\u00A0-\u017F\u2000-\u206F\u20A0-\u20BF\u2100-\u214F]$/;
const UTF8 = new TextDecoder("utf-8", { fatal: true });
/** A text with such letters as they were written. */
export const readAgain = (text: string) =>
  text.replace(MISREAD, (signs) => {
    try {
      const read = UTF8.decode(Uint8Array.from(signs, (sign) => sign.charCodeAt(0)));
      return CONTROL.test(signs) || (LATIN.test(read) && !MARKED.test(signs)) ? read : signs;
    } catch {
      return signs;
    }
  });
