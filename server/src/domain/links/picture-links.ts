import { pictureFiles } from "#domain/files/keys";
import type { MediaLinks } from "./media-links.ts";

interface Pictured {
  id: string;
  picture: string | null;
  icon: string | null;
}

/** Signed paths to an entry's pictures, in two sizes, and to the icon of its site; null where there is none. */
export function pictureLinks(links: MediaLinks, { id, picture, icon }: Pictured) {
  const sign = (key: string | undefined) =>
    key ? links.sign(`/media/pictures/${id}/${key.slice(key.lastIndexOf("/") + 1)}`) : null;
  const [large, small] = pictureFiles({ picture, icon: null }).map(sign);
  return { picture: large && small ? { large, small } : null, icon: icon && sign(icon) };
}
