import type { PublicationRow } from "#db/schema/index";
import { escapeHtml } from "#kernel/text/escape-html";

/** Files of a publication, by the ending of their address. */
export const publicFormats = ["mp3", "wav", "vtt", "srt", "chapters.json"] as const;
export type PublicFormat = (typeof publicFormats)[number];

/** Height of the player without its transcript. */
export const PLAYER_HEIGHT = 190;

/** How an entry is shared; the addresses are null until it was for the first time. */
export interface ShareView {
  entryId: string;
  enabled: boolean;
  publicId: string | null;
  pageUrl: string | null;
  embedUrl: string | null;
  /** HTML of a frame with the player. */
  embedCode: string | null;
  /** HTML of a script that puts the player in its place. */
  scriptCode: string | null;
  fileUrls: { mp3: string; wav: string; vtt: string; srt: string; chapters: string } | null;
  allowedOrigins: string[];
}

type Shared = Pick<PublicationRow, "publicId" | "enabled" | "allowedOrigins" | "sharedAt">;

export function shareView(
  publicUrl: string,
  { id, title }: { id: string; title: string | null },
  row: Shared | undefined,
): ShareView {
  const { enabled = false, allowedOrigins = [] } = row ?? {};
  const none = { publicId: null, pageUrl: null, embedUrl: null, embedCode: null, scriptCode: null };
  if (!row?.sharedAt) return { entryId: id, enabled, ...none, fileUrls: null, allowedOrigins };
  const { publicId } = row;
  const addresses = addressesOf(publicUrl, publicId);
  return {
    entryId: id,
    enabled,
    publicId,
    pageUrl: addresses.page,
    embedUrl: addresses.embed,
    embedCode: frameOf(addresses.embed, title ?? "Yomikoe"),
    scriptCode: `<script async src="${publicUrl}/embed.js" data-yomikoe="${publicId}"></script>`,
    fileUrls: {
      mp3: addresses.file("mp3"),
      wav: addresses.file("wav"),
      vtt: addresses.file("vtt"),
      srt: addresses.file("srt"),
      chapters: addresses.file("chapters.json"),
    },
    allowedOrigins,
  };
}

/** Where the outside finds a publication. */
export const addressesOf = (publicUrl: string, publicId: string) => ({
  page: `${publicUrl}/p/${publicId}`,
  embed: `${publicUrl}/embed/${publicId}`,
  cover: (name: string, width: number) => `${publicUrl}/p/${publicId}/${name}-${width}.jpg`,
  file: (format: PublicFormat) => `${publicUrl}/m/${publicId}.${format}`,
});

/** The frame as one pastes it into a page. */
export const frameOf = (
  src: string,
  title: string,
  width: number | string = "100%",
  height = PLAYER_HEIGHT,
) =>
  `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="${width}" height="${height}"` +
  ' loading="lazy" style="border:0" allow="autoplay"></iframe>';
