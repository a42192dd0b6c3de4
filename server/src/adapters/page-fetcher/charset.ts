import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";

/**
 * The page's text. A byte order mark wins, then bytes that can only be UTF-8, then the header, then the page's own
 * <meta>. A label that the bytes contradict is not believed; without a label the bytes themselves tell.
 */
export const decodeHtml = (bytes: Buffer, contentType: string): string =>
  withoutControls(encodedOnce(decoded(bytes, contentType)));

function decoded(bytes: Buffer, contentType: string): string {
  const marked = byteOrderMark(bytes);
  if (marked) return iconv.decode(bytes, marked);
  if (isSurelyUtf8(bytes)) return bytes.toString("utf8");
  const declared = [labelIn(contentType), labelInMeta(bytes)];
  for (const label of declared) {
    if (label && isPlausible(label, bytes)) return decodeAs(label, bytes);
  }
  return decodeAs(guess(bytes), bytes);
}

/** Controls that nobody writes: quotes and dashes of windows-1252 that somebody took for Latin-1. */
const CONTROLS = /[\u0080-\u009f]+/gu;
const withoutControls = (html: string) =>
  html.replace(CONTROLS, (some) => iconv.decode(Buffer.from(some, "latin1"), "windows-1252"));

/** Signs that bytes behind the first of a character become in windows-1252. */
const REST =
  "[\\u0080-\\u00bf\\u0152\\u0153\\u0160\\u0161\\u0178\\u017d\\u017e\\u0192\\u02c6\\u02dc\\u2013-\\u203a\\u20ac\\u2122]";
/** "â€™", "Â°": UTF-8 that somebody took for windows-1252 and encoded once more. "CAFÉ”" has letters that begin none of these. */
const ENCODED_TWICE = new RegExp(
  `[\\u00c2\\u00c3]${REST}|[\\u00e2-\\u00e9\\u00ef]${REST}{2}|\\u00f0${REST}{3}`,
  "gu",
);
/** Text that has such signs seldom may mean them: "VIÂ°" in a name. */
const FEWEST_TWICE = 3;
function encodedOnce(html: string): string {
  const found = html.match(ENCODED_TWICE)?.filter((some) => meantBy(some) !== some) ?? [];
  return found.length >= FEWEST_TWICE ? html.replace(ENCODED_TWICE, meantBy) : html;
}
function meantBy(some: string): string {
  const bytes = Buffer.concat(
    [...some].map((sign) =>
      sign <= "\u00ff" ? Buffer.from(sign, "latin1") : iconv.encode(sign, "windows-1252"),
    ),
  );
  return isUtf8(bytes) ? bytes.toString("utf8") : some;
}

/** Text of other encodings is valid UTF-8 only by chance, and never for so many characters. */
const FEWEST_BEYOND_ASCII = 8;
function isSurelyUtf8(bytes: Buffer): boolean {
  if (!isUtf8(bytes)) return false;
  let begun = 0;
  for (const byte of bytes) if (byte >= 0xc0 && ++begun === FEWEST_BEYOND_ASCII) return true;
  return false;
}

function byteOrderMark(bytes: Buffer): string | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return "utf8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf16be";
  return null;
}

const labelIn = (text: string) => /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1]?.toLowerCase() ?? null;

function labelInMeta(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 8_192).toString("latin1");
  for (const [tag] of head.matchAll(/<(?:meta|\?xml)\b[^>]{0,500}>/gi)) {
    const label = labelIn(tag) ?? /encoding\s*=\s*["']([\w.-]+)/i.exec(tag)?.[1]?.toLowerCase();
    // A page that is readable as ASCII up to here cannot be UTF-16, even if it claims so.
    if (label) return label.startsWith("utf-16") ? "utf-8" : label;
  }
  return null;
}

const isUtf8Label = (label: string) => /^utf-?8$/.test(label);
const isLatinLabel = (label: string) =>
  /^(iso-8859-1|latin-?1|us-ascii|ascii|windows-1252|cp1252)$/.test(label);

function isPlausible(label: string, bytes: Buffer): boolean {
  // Servers send these two by default regardless of the page; the bytes decide.
  if (isUtf8Label(label)) return damage(bytes.toString("utf8")) < 0.005;
  if (isLatinLabel(label)) return guess(bytes) === "windows-1252";
  return iconv.encodingExists(label) || isKnownToPlatform(label);
}

function decodeAs(label: string, bytes: Buffer): string {
  return iconv.encodingExists(label) ? iconv.decode(bytes, label) : new TextDecoder(label).decode(bytes);
}

/** iconv-lite lacks ISO-2022-JP; the platform's decoder has it. */
function isKnownToPlatform(label: string): boolean {
  try {
    return new TextDecoder(label) !== null;
  } catch {
    return false;
  }
}

/** Valid UTF-8 is UTF-8; otherwise the Japanese encoding in which most of the page is kana and kanji. */
function guess(bytes: Buffer): string {
  const sample = bytes.subarray(0, 200_000);
  if (sample.includes("\x1b$B") || sample.includes("\x1b$@")) return "iso-2022-jp";
  if (damage(sample.toString("utf8")) < 0.001) return "utf-8";
  const candidates = ["shift_jis", "euc-jp"].map((label) => ({
    label,
    score: japaneseShare(iconv.decode(sample, label)),
  }));
  const best = candidates.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 0.5 ? best.label : "windows-1252";
}

/** Share of characters that could not be decoded. */
function damage(text: string): number {
  return text.length === 0 ? 0 : (text.match(/\ufffd/g)?.length ?? 0) / text.length;
}

/**
 * Kana, common kanji and full-width punctuation among all that is not ASCII, less what came out
 * broken. Half-width kana count against: EUC-JP misread as Shift_JIS is full of them.
 */
function japaneseShare(text: string): number {
  const beyondAscii = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  if (beyondAscii === 0) return 0;
  const good =
    text.match(/[\u3041-\u30ff\u4e00-\u9fff\u3000-\u3002\u300c-\u300f\uff01-\uff5e]/g)?.length ?? 0;
  const kana = text.match(/[\u3041-\u3096]/g)?.length ?? 0;
  const bad = text.match(/[\ufffd\uff61-\uff9f\ue000-\uf8ff]/g)?.length ?? 0;
  return (good + kana - 2 * bad) / beyondAscii;
}
