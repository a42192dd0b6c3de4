import { createRequire } from "node:module";
import sharp from "sharp";
import { escapeHtml } from "#kernel/text/escape-html";

/** Has the letters of both languages, so that a picture looks the same on every machine. */
const FONT = createRequire(import.meta.url).resolve(
  "@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf",
);

/** Control characters, which no markup may hold. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/gu;

const WORDS = new Intl.Segmenter("ja", { granularity: "word" });

/** Holds each word together: Japanese may break at every letter, and a title in two or three lines should not. */
const heldTogether = (text: string) =>
  [...WORDS.segment(text)].map(({ segment }) => [...segment].join("\u2060")).join("");

interface Look {
  /** Colour of the letters, such as #ffffff. */
  ink: string;
  width: number;
  height: number;
}

/** A text as large as the box lets it be, on nothing. */
export const textPicture = (text: string, { ink, width, height }: Look) =>
  sharp({
    text: {
      text: `<span foreground="${ink}" line_height="1.3">${escapeHtml(heldTogether(text.replace(UNWRITABLE, " ")))}</span>`,
      font: "BIZ UDPGothic Bold",
      fontfile: FONT,
      width,
      height,
      wrap: "word-char",
      rgba: true,
    },
  })
    // One or two letters are drawn larger than the box.
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
