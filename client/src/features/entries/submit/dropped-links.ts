/** The used part of a drag event's data. */
interface Dragged {
  types: readonly string[];
  getData(type: string): string;
}

const KINDS = ["text/uri-list", "text/html", "text/plain"];

/** Whether something that may hold addresses is dragged; of files nothing can be known before the drop. */
export const mayHoldLinks = ({ types }: Pick<Dragged, "types">) => KINDS.some((kind) => types.includes(kind));

const isWeb = (text: string) => /^https?:\/\//i.test(text);

/** One a line; lines with # are remarks (RFC 2483). */
const ofUriList = (list: string) =>
  list
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(isWeb);

/** Where the links of a dragged selection lead. */
const ofHtml = (html: string) =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("a[href]")]
    .map((link) => link.getAttribute("href")?.trim() ?? "")
    .filter(isWeb);

/** Addresses among words; words alone are taken as they are, like a paste. */
function ofText(text: string) {
  const words = text.split(/[\s\u3000]+/u).filter(Boolean);
  const addresses = words.filter(isWeb);
  return addresses.length > 0 ? addresses : words;
}

/**
 * The addresses that were dropped, each once and in their order. A selection with several links names
 * one of them at most in its list of addresses, so that its HTML comes first.
 */
export function droppedLinks(dragged: Dragged): string[] {
  const html = ofHtml(dragged.getData("text/html"));
  const listed = ofUriList(dragged.getData("text/uri-list"));
  const links = html.length > listed.length ? html : listed;
  return [...new Set(links.length > 0 ? links : ofText(dragged.getData("text/plain")))];
}
