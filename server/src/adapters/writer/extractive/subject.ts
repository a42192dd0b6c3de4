import type { Fact, Page } from "#kernel/page";
import { DEFAULT_TARGET_SECONDS, type ScriptSettings } from "#kernel/script-settings";
import type { FactKind, PageType, ScriptStyle } from "#kernel/vocabulary";
import type { Subject } from "./draft.ts";
import { speakable } from "./text/speakable.ts";
import { titleOf } from "./title.ts";

const usualStyle: Record<PageType, ScriptStyle> = {
  product: "product",
  article: "narration",
  other: "narration",
};

export function subjectOf(page: Page, settings: ScriptSettings): Subject {
  const name = titleOf(page);
  return {
    page,
    style: settings.style ?? usualStyle[page.type],
    name,
    site: siteOf(page, name),
    audience: sayableAudience(settings.audience),
    seconds: settings.targetSeconds ?? DEFAULT_TARGET_SECONDS,
  };
}

const LONGEST_SITE = 40;
const GENERIC_SITE =
  /^(docs?|documentation|home|homepage|blog|news|shop|store|help|support|ホーム|トップ|ブログ|公式サイト)$/i;

/** The site's name as one says it; an address is none, and neither is the page's own title. */
function siteOf({ site, language, author }: Page, name: string): string | null {
  const said = speakable(site?.split(/\s*[|｜]\s*|\s[-–—:：]\s/).at(-1) ?? "", language).replace(
    /[。.！!]+$/,
    "",
  );
  if (!said || said.length > LONGEST_SITE || /^[\w-]+(\.[\w-]+)+$/.test(said) || said === author) return null;
  if (GENERIC_SITE.test(said)) return null;
  return name.includes(said) || said.includes(name) ? null : said;
}

/** The maker's name without the slogan behind it. */
export const brandOf = (page: Page): string | undefined =>
  factOf(page, "brand")?.value.split(/\s*[|｜]\s*/)[0];

export const factOf = (page: Page, kind: FactKind): Fact | null =>
  page.facts.find((fact) => fact.kind === kind) ?? null;

/** An audience that can be said in a sentence; longer notes are directions that this writer cannot follow. */
function sayableAudience(audience: string | undefined): string | null {
  const text = audience?.replace(/[。.]$/, "").trim() ?? "";
  return text && text.length <= 60 && !/[。.!?！？\n]/.test(text) ? text : null;
}
