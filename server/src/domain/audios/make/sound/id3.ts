import type { Language } from "#kernel/vocabulary";
import { aiComment, ENCODER, MARK_FIELD } from "./ai-mark.ts";

/** A chapter of a sound, in seconds. */
export interface Mark {
  title: string;
  start: number;
  end: number;
}

export interface Tag {
  title: string | null;
  chapters: readonly Mark[];
  /** Name of the page's site. */
  site?: string | null;
  /** Address of the page. */
  source?: string;
  language?: Language;
  made?: Date;
  /** Credit lines of the voices, as their licences ask for them. */
  credits?: readonly string[];
  /** The page's picture as JPEG. */
  cover?: Uint8Array;
}

const ISO_639_2: Readonly<Record<Language, string>> = { ja: "jpn", en: "eng" };

/** A table of contents counts its chapters in one byte. */
const MOST_CHAPTERS = 255;
/** Chapters are found by time; nobody is told at which byte. */
const NO_OFFSET = 0xffffffff;
const TOP_LEVEL_IN_ORDER = 3;
const UTF_16 = 1;
const LATIN_1 = 0;
const FRONT_COVER = 3;

/** ID3v2.3 with its addendum for chapters, which players know best: to stand in front of an mp3. */
export function id3(tag: Tag): Buffer {
  const { title, chapters } = tag;
  const marks = chapters.slice(0, MOST_CHAPTERS);
  const contents = Buffer.concat([
    name("toc"),
    Buffer.from([TOP_LEVEL_IN_ORDER, marks.length]),
    ...marks.map((_, index) => name(`chapter${index}`)),
  ]);
  const frames = Buffer.concat([
    ...(title ? [titleFrame(title)] : []),
    ...aboutFrames(tag),
    ...(marks.length > 0 ? [frame("CTOC", contents)] : []),
    ...marks.map(chapterFrame),
    ...(tag.cover ? [coverFrame(tag.cover)] : []),
  ]);
  const header = Buffer.from("ID3\x03\0\0\0\0\0\0", "latin1");
  // Seven bits a byte, so that no player takes the tag for sound.
  for (let index = 0; index < 4; index++) header[6 + index] = (frames.length >> (7 * (3 - index))) & 0x7f;
  return Buffer.concat([header, frames]);
}

/** The page's site and address, the language, the day, and that a machine speaks. */
function aboutFrames(tag: Tag): Buffer[] {
  const { site, source, language, made } = tag;
  const [year = "", month = "", day = ""] = made?.toISOString().slice(0, 10).split("-") ?? [];
  return [
    ...(site ? [textFrame("TPE1", site), textFrame("TALB", site)] : []),
    ...(language ? [textFrame("TLAN", ISO_639_2[language])] : []),
    ...(made ? [textFrame("TYER", year), textFrame("TDAT", `${day}${month}`)] : []),
    // Addresses stand in plain letters, whatever a browser shows.
    ...(source && URL.canParse(source) ? [frame("WOAS", Buffer.from(new URL(source).href, "latin1"))] : []),
    textFrame("TENC", ENCODER),
    ownFrame(MARK_FIELD.description, MARK_FIELD.value),
    commentFrame(aiComment(tag), language),
  ];
}

/** A comment without a description: the one that players show. */
const commentFrame = (text: string, language: Language = "en") =>
  frame(
    "COMM",
    Buffer.concat([Buffer.from([UTF_16]), Buffer.from(ISO_639_2[language]), utf16("\0"), utf16(text)]),
  );

/** Without a description, which players do not show. */
const coverFrame = (jpeg: Uint8Array) =>
  frame(
    "APIC",
    Buffer.concat([Buffer.from([LATIN_1]), name("image/jpeg"), Buffer.from([FRONT_COVER]), name(""), jpeg]),
  );

function chapterFrame({ title, start, end }: Mark, index: number): Buffer {
  const times = Buffer.alloc(16);
  [start * 1_000, end * 1_000, NO_OFFSET, NO_OFFSET].forEach((value, at) => {
    times.writeUInt32BE(Math.round(value), at * 4);
  });
  return frame("CHAP", Buffer.concat([name(`chapter${index}`), times, titleFrame(title)]));
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

const textFrame = (id: string, text: string) =>
  frame(id, Buffer.concat([Buffer.from([UTF_16]), utf16(text)]));

/** A field that the format does not know, under a name of its own. */
const ownFrame = (description: string, text: string) =>
  frame("TXXX", Buffer.concat([Buffer.from([UTF_16]), utf16(`${description}\0`), utf16(text)]));

const titleFrame = (title: string) => textFrame("TIT2", title);

function frame(id: string, body: Buffer): Buffer {
  const header = Buffer.alloc(10);
  header.write(id, "latin1");
  header.writeUInt32BE(body.length, 4);
  return Buffer.concat([header, body]);
}

const name = (id: string) => Buffer.from(`${id}\0`, "latin1");
