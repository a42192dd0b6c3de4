import type { Documentish, Elementish, Nodeish } from "./dom.ts";

/** A call that puts a part of a page in its place: `$RC("B:1","S:3")`, `$RS("S:3","P:1")`. */
const PLACING = /\$R[A-Z]\("([BSP]:[\da-z]{1,9})",\s?"([BSP]:[\da-z]{1,9})"/gi;
const COMMENT = 8;
/** More parts than this belong to no page that somebody wrote. */
const MOST_PARTS = 500;

/**
 * Puts each part of a streamed page in its place. A server that renders while it answers sends what takes longer
 * behind the rest, in hidden boxes, and scripts move them up: to a reader of the source the page would be hidden.
 */
export function withStreamed<T extends Documentish>(document: T): T {
  const parts = [...document.querySelectorAll('[hidden][id^="S:"]')];
  if (parts.length === 0 || parts.length > MOST_PARTS) return document;
  const places = placesOf(document);
  for (const part of parts) {
    const id = places.get(part.id);
    const place = id ? document.getElementById(id) : null;
    if (place) withoutStandIn(place);
    const target = place ?? part;
    target.before(...part.childNodes);
    target.remove();
    part.remove();
  }
  return document;
}

/** The place of each part by the part's name. */
function placesOf(document: Documentish): Map<string, string> {
  const places = new Map<string, string>();
  for (const script of document.querySelectorAll("script:not([src])"))
    for (const [, one = "", other = ""] of (script.textContent ?? "").matchAll(PLACING)) {
      const [part, place] = one.startsWith("S") ? [one, other] : [other, one];
      places.set(part, place);
    }
  return places;
}

/** Takes out what was shown until the part came: it ends at a comment that closes the place. */
function withoutStandIn(place: Elementish): void {
  if (!place.id.startsWith("B:")) return;
  const shown: Nodeish[] = [];
  let open = 0;
  for (let one = place.nextSibling; one; one = one.nextSibling) {
    const mark = one.nodeType === COMMENT ? (one.textContent ?? "") : "";
    if (mark === "/$" && open === 0) {
      for (const node of shown) node.remove();
      return;
    }
    if (mark.startsWith("$")) open++;
    if (mark === "/$") open--;
    shown.push(one);
  }
}
