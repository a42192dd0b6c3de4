import { escapeHtml } from "#kernel/text/escape-html";
import { type Language, languages } from "#kernel/vocabulary";
import { policyOf, type Rendered, renderDocument, rendered } from "../html/document.ts";
import { MARK } from "../html/mark.ts";
import { infoPageLinks } from "./info-page-links.ts";
import { infoPageWords } from "./words.ts";

export interface InfoPage {
  language: Language;
  title: string;
  /** Path under which it stands in each language; null where it has one language only. */
  path: string | null;
  body: string;
  /** Where its form may lead; nowhere without one. */
  formAction?: string;
  /** Whether it shows pictures of this server. */
  hasPictures?: boolean;
}

/** A page of plain HTML that no script and no frame takes part in. */
export function infoPageOf(
  style: string,
  { language, title, path, body, formAction, hasPictures }: InfoPage,
): Rendered {
  const styles = [style];
  const policy = policyOf(styles, {
    "frame-ancestors": "'none'",
    ...(formAction && { "form-action": formAction }),
    ...(hasPictures && { "img-src": "'self'" }),
  });
  const inLanguage = (other: Language) => `${path}?lang=${other}`;
  const head = path
    ? languages
        .map((other) => `<link rel="alternate" hreflang="${other}" href="${inLanguage(other)}">`)
        .join("\n")
    : '<meta name="robots" content="noindex">';
  const choice = languages.map((other) =>
    other === language
      ? `<span aria-current="true">${names[other]}</span>`
      : `<a href="${inLanguage(other)}" lang="${other}" hreflang="${other}">${names[other]}</a>`,
  );
  const { home, languages: label } = infoPageWords[language];
  const page = `<main>
<header class="top"><a class="home" href="/" aria-label="${home}">${MARK}Yomikoe</a>
${path ? `<nav aria-label="${label}">${choice.join("\n")}</nav>` : ""}</header>
<h1>${escapeHtml(title)}</h1>
${body}
<footer>${infoPageLinks(language)}</footer>
</main>`;
  return rendered(
    renderDocument({ language, title: `${title} | Yomikoe`, styles, head, body: page }),
    policy,
  );
}

const names: Record<Language, string> = { ja: "日本語", en: "English" };
