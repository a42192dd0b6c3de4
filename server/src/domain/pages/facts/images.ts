import { type FoundFact, found } from "./found.ts";
import { type Place, pathOf } from "./places.ts";

const MOST = 6;
/** Pictures of the shop, not of the thing; and names of files. */
const DECORATION =
  /logo|icon|banner|avatar|placeholder|loading|spacer|badge|flag|payment|qr ?code|^(image|img|photo|picture|thumbnail|main)\b.{0,4}$|\.(jpe?g|png|webp|gif|svg)$|ロゴ|アイコン|バナー/i;

/** Descriptions of the page's pictures, from their alternative texts. */
export function imageFacts(places: readonly Place[]): FoundFact[] {
  const described = places.filter(
    ({ element, text, elsewhere }) =>
      /^img$/i.test(element.tagName) &&
      !elsewhere &&
      text.length >= 4 &&
      /\p{L}/u.test(text) &&
      !DECORATION.test(text),
  );
  const distinct = new Map(described.map((place) => [place.text, place]));
  return [...distinct.values()]
    .slice(0, MOST)
    .flatMap(({ text, element }) =>
      found({ kind: "image", value: text, source: "visible", path: pathOf(element) }),
    );
}
