import type { MediaLinks } from "#domain/links/media-links";

type Links = Pick<MediaLinks, "nameOf">;

/** Names an audio in public addresses: whoever knows it cannot tell the audio, nor name another one. */
export const audioNameOf = (links: Links, publicId: string, audioId: string) =>
  links.nameOf(`${publicId}/${audioId}`);

interface Covered {
  title: string;
  site: string | null;
  picture: string | null;
}

/** Names the picture of a publication: another one when what it shows is another. */
export const coverNameOf = (links: Links, publicId: string, { title, site, picture }: Covered) =>
  links.nameOf(`${publicId}/cover/${picture ?? JSON.stringify([title, site])}`);
