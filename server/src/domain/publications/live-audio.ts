import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { AudioRow, Chapter, Cue, EntryRow } from "#db/schema/index";
import { creditsOf } from "#domain/audios/make/about";
import { parseScriptMarkup } from "#domain/audios/order/script-markup";
import type { MediaLinks } from "#domain/links/media-links";
import type { Language } from "#kernel/vocabulary";
import type { Speech } from "#ports/speech";
import { audioNameOf, coverNameOf } from "./public-names.ts";

/** Peaks that a player draws. */
const BARS = 120;

/** The words of an audio on its time line. */
export interface PublicWords {
  cues: Cue[];
  chapters: Chapter[];
  /** Positions of the cues by paragraph. */
  paragraphs: { isHeading: boolean; cues: number[] }[];
  /** Whole numbers of 0–100. */
  peaks: number[];
}

/** The audio that a publication answers with, small enough to keep ten thousand of them. */
export interface LiveAudio {
  audioId: string;
  /** Names this very audio in public addresses. */
  name: string;
  revisionId: string;
  title: string;
  sourceUrl: string;
  site: string | null;
  /** Storage key of the page's own picture; null without one. */
  picture: string | null;
  /** Names the picture that chats and timelines show. */
  cover: string;
  language: Language;
  /** Seconds. */
  duration: number;
  createdAt: number;
  /** Lines that the licences of its voices ask for. */
  voiceCredits: string[];
  packed: Buffer;
}

type ShownAudio = Pick<
  AudioRow,
  | "id"
  | "revisionId"
  | "duration"
  | "createdAt"
  | "settings"
  | "languages"
  | "scriptContent"
  | "cues"
  | "chapters"
  | "waveform"
>;

interface Source {
  publicId: string;
  entry: Pick<EntryRow, "title" | "url" | "site" | "language" | "picture">;
  audio: ShownAudio;
  links: Pick<MediaLinks, "nameOf">;
  speech: Pick<Speech, "voices" | "isRemote">;
}

export function liveAudioOf({ publicId, entry, audio, links, speech }: Source): LiveAudio {
  const { url: sourceUrl, site, picture } = entry;
  const title = entry.title ?? sourceUrl;
  return {
    audioId: audio.id,
    name: audioNameOf(links, publicId, audio.id),
    revisionId: audio.revisionId,
    title,
    sourceUrl,
    site,
    picture,
    cover: coverNameOf(links, publicId, { title, site, picture }),
    language: audio.languages[0] ?? entry.language ?? "ja",
    duration: audio.duration,
    createdAt: audio.createdAt.getTime(),
    voiceCredits: creditsOf(audio.settings, audio.languages, speech),
    packed: packedWords(wordsOf(audio)),
  };
}

/** In memory of its own: the library's result would keep the 16 KB that it was written into. */
function packedWords(words: PublicWords): Buffer {
  const packed = deflateRawSync(JSON.stringify(words));
  const own = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(own);
  return own;
}

/** The words, which are kept packed. */
export const publicWords = ({ packed }: Pick<LiveAudio, "packed">): PublicWords =>
  JSON.parse(inflateRawSync(packed).toString("utf8"));

function wordsOf({ cues, chapters, scriptContent, settings, waveform }: ShownAudio): PublicWords {
  const positions = new Map(cues.map(({ index }, position) => [index, position]));
  const paragraphs: PublicWords["paragraphs"] = [];
  let last: string | null = null;
  for (const { index, paragraph, line, isHeading } of parseScriptMarkup(scriptContent, settings.speakers)) {
    const position = positions.get(index);
    if (position === undefined) continue;
    const key = isHeading ? `line ${line}` : `paragraph ${paragraph}`;
    if (key !== last) paragraphs.push({ isHeading, cues: [] });
    last = key;
    paragraphs.at(-1)?.cues.push(position);
  }
  // The spoken mark of AI is a sentence of the audio, and not of the script.
  const shown = new Set(paragraphs.flatMap((paragraph) => paragraph.cues));
  const mark = cues.flatMap((_, position) => (shown.has(position) ? [] : position));
  if (mark.length > 0) paragraphs.push({ isHeading: false, cues: mark });
  return { cues, chapters, paragraphs, peaks: barsOf(waveform) };
}

function barsOf(waveform: readonly number[]): number[] {
  const width = Math.max(1, waveform.length / BARS);
  const count = Math.min(BARS, waveform.length);
  return Array.from({ length: count }, (_, bar) => {
    const part = waveform.slice(Math.floor(bar * width), Math.ceil((bar + 1) * width));
    return Math.round(100 * Math.max(0, ...part));
  });
}
