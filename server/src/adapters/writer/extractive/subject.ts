import type { Fact, Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import type { FactKind, PageType, ScriptStyle } from "#kernel/vocabulary";
import type { Subject } from "./draft.ts";

const MAX_NAME = 60;
const usualStyle: Record<PageType, ScriptStyle> = {
  product: "product",
  article: "narration",
  other: "narration",
};

export function subjectOf(page: Page, settings: ScriptSettings): Subject {
  const name = page.type === "product" ? (factOf(page, "name")?.value ?? page.title) : page.title;
  return {
    page,
    style: settings.style ?? usualStyle[page.type],
    name: sayable(name),
    site: page.site && !/^[\w-]+(\.[\w-]+)+$/.test(page.site) ? sayable(page.site) : null,
    audience: sayableAudience(settings.audience),
  };
}

export const factOf = (page: Page, kind: FactKind): Fact | null =>
  page.facts.find((fact) => fact.kind === kind) ?? null;

/** Titles are written for the eye: labels in brackets go, and marks that would end the sentence early. */
function sayable(title: string): string {
  const bare = title
    .replace(/^(【[^】]{1,20}】|\[[^\]]{1,20}\])\s*/, "")
    .replace(/[。！？!?]+\s*$/, "")
    .replace(/[。！？!?]+\s*/g, "、")
    .trim();
  if (bare.length <= MAX_NAME) return bare;
  const cut = bare.slice(0, MAX_NAME);
  return cut.replace(/[\s、,|｜/／・–—-]+[^\s、,|｜/／・–—-]*$/, "") || cut;
}

/** An audience that can be said in a sentence; longer notes are directions that this writer cannot follow. */
function sayableAudience(audience: string | undefined): string | null {
  const text = audience?.replace(/[。.]$/, "").trim() ?? "";
  return text && text.length <= 60 && !/[。.!?！？\n]/.test(text) ? text : null;
}
