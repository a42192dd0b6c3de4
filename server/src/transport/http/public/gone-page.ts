import type { GoneReason } from "#domain/publications/open-publications";
import { languages } from "#kernel/vocabulary";
import { policyOf, type Rendered, renderDocument, rendered } from "./document.ts";
import { publicTexts } from "./texts.ts";

const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#0c6b58"/>' +
  '<path d="M8 14v4M13.3 9.5v13M18.6 12v8M24 14.6v2.8" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></svg>';

/** The page of an audio that was public: in both languages, since its own is known no more. */
export function gonePages(style: string): Record<GoneReason, Rendered> {
  const styles = [style];
  const policy = policyOf(styles, { "frame-ancestors": "'none'" });
  const pageOf = (reason: GoneReason) => {
    const [first, second] = languages.map((language) => {
      const { title, hint } = publicTexts[language].goneReasons[reason];
      return `<h1 lang="${language}">${title}</h1><p lang="${language}">${hint}</p>`;
    });
    const body = `<main class="gone">${MARK}${first}${second?.replaceAll("h1", "h2")}</main>`;
    const head = '<meta name="robots" content="noindex">';
    const { title } = publicTexts.ja.goneReasons[reason];
    return rendered(renderDocument({ language: "ja", title, styles, head, body }), policy);
  };
  return { OFF: pageOf("OFF"), ROTATED: pageOf("ROTATED"), PAUSED: pageOf("PAUSED") };
}
