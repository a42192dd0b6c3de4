import type { GoneReason } from "#domain/publications/open-publications";
import { languages } from "#kernel/vocabulary";
import { policyOf, type Rendered, renderDocument, rendered } from "../html/document.ts";
import { MARK } from "../html/mark.ts";
import { publicTexts } from "./texts.ts";

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
