import { generateRssFeed } from "feedsmith";
import type { FeedRow } from "#db/schema/index";
import { creditsOf } from "#domain/audios/make/about";
import type { Language } from "#kernel/vocabulary";
import type { Speech } from "#ports/speech";
import { itemGuid } from "./feed-guid.ts";
import type { FeedItemRow } from "./read-feed.ts";

type FileFormat = "mp3" | "wav" | "vtt" | "srt" | "chapters.json";

export interface FeedAddresses {
  self: string;
  home: string;
  artwork: string;
  file(item: FeedItemRow, format: FileFormat): string;
}

interface Source {
  feed: FeedRow;
  items: readonly FeedItemRow[];
  /** Since when the feed says what it says. */
  changedAt: Date;
  addresses: FeedAddresses;
  speech: Pick<Speech, "voices" | "isRemote">;
}

const notes: Record<Language, (title: string, url: string) => string> = {
  ja: (title, url) => `AI音声による読み上げです。元のページ：${title} ${url}`,
  en: (title, url) => `Read by an AI voice. Source: ${title} ${url}`,
};

/** A podcast as Apple and Podcasting 2.0 want it. */
export function feedXml({ feed, items, changedAt, addresses, speech }: Source): string {
  const { title, description, author, language, category, guid, key } = feed;
  const isPrivate = key !== null;
  const xml = generateRssFeed({
    title,
    link: addresses.home,
    description,
    language,
    generator: "Yomikoe",
    lastBuildDate: changedAt,
    image: { url: addresses.artwork, title, link: addresses.home },
    atom: { links: [{ href: addresses.self, rel: "self", type: "application/rss+xml" }] },
    itunes: {
      author,
      owner: { name: author, ...(feed.ownerEmail && { email: feed.ownerEmail }) },
      categories: [categoryOf(category)],
      image: addresses.artwork,
      explicit: false,
      type: "episodic",
      ...(isPrivate && { block: true }),
    },
    podcast: {
      guid,
      locked: { value: true, ...(feed.ownerEmail && { owner: feed.ownerEmail }) },
      medium: "podcast",
      txts: [{ display: "true", purpose: "ai-content" }],
      ...(isPrivate && { blocks: [{ value: true }] }),
    },
    items: items.map((item) => itemOf(item, { feed, addresses, speech })),
  });
  // The library writes yes and no, Apple's guide wants true and false.
  return xml.replaceAll("<itunes:explicit>no<", "<itunes:explicit>false<").replace(UNWRITABLE, " ");
}

/** Characters that XML 1.0 (2.2, Char) allows nowhere: one in a title, and no reader takes the feed. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** "Arts > Books" is a category within another. */
function categoryOf(category: string) {
  const [text = "", within] = category.split(" > ");
  return { text, ...(within && { categories: [{ text: within }] }) };
}

function itemOf(
  item: FeedItemRow,
  { feed, addresses, speech }: Pick<Source, "feed" | "addresses" | "speech">,
) {
  const { entryId, url, since, duration, settings } = item;
  const title = item.title ?? url;
  const language = item.languages[0] ?? item.language ?? feed.language;
  const to = (format: FileFormat) => addresses.file(item, format);
  return {
    title,
    link: url,
    description: `${introductionOf(item)}\n\n${notes[language](title, url)}`,
    guid: { value: itemGuid(feed.guid, entryId), isPermaLink: false },
    pubDate: since,
    enclosures: [{ url: to("mp3"), length: item.mp3Bytes, type: "audio/mpeg" }],
    itunes: {
      duration: Math.round(duration),
      explicit: false,
      episodeType: "full",
      ...(item.site && { author: item.site }),
    },
    podcast: {
      transcripts: [
        { url: to("vtt"), type: "text/vtt", language },
        { url: to("srt"), type: "application/srt", language },
      ],
      chapters: { url: to("chapters.json"), type: "application/json+chapters" },
      persons: creditsOf(settings, item.languages, speech).map((display) => ({
        display,
        role: "narrator",
        group: "cast",
      })),
      alternateEnclosures: [
        {
          type: "audio/mpeg",
          length: item.mp3Bytes,
          default: true,
          sources: [{ uri: to("mp3") }],
          integrity: { type: "sri", value: item.mp3Integrity },
        },
        {
          type: "audio/wav",
          length: item.wavBytes,
          title: "WAV",
          sources: [{ uri: to("wav") }],
          integrity: { type: "sri", value: item.wavIntegrity },
        },
      ],
      txts: [{ display: "true", purpose: "ai-content" }],
    },
  };
}

const SENTENCE_END = /[。！？]|[.!?](?=\s|$)/g;

/** The beginning of the script without its marks, up to the end of a sentence. */
function introductionOf({ introduction }: FeedItemRow): string {
  const plain = introduction
    .replace(/^#.*$/gm, "")
    .replace(/\[[^\]]*\]|\{[^}]*\}/g, "")
    .replace(/\s*\n\s*/g, " ")
    .trim();
  const last = [...plain.matchAll(SENTENCE_END)].at(-1);
  return last ? plain.slice(0, last.index + 1) : plain;
}
