import { parseDocument } from "#domain/pages/html/dom";
import { linkedDataOf } from "#domain/pages/html/json-ld";
import { factsOf } from "../../domain/pages/facts/facts.ts";
import { placesOf } from "../../domain/pages/facts/places.ts";

/** The facts that a page's source states about its product. */
export function factsIn(html: string, url: string) {
  const document = parseDocument(html, url);
  return factsOf(document, linkedDataOf(document), url, placesOf(document));
}
