import type { LeftOut } from "#kernel/left-out";
import type { Fact, Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import type { FactSource, Language } from "#kernel/vocabulary";
import { sectionsOf } from "./extractive/sections.ts";

/** Price and stock of which the page states different things: no script says them. */
export function contradictionsOf(page: Pick<Page, "facts" | "type" | "blocks" | "language">): Fact[] {
  const { facts, type } = page;
  if (type !== "product") return [];
  const first = (kind: Fact["kind"]) => facts.find((fact) => fact.kind === kind);
  return [first("price"), first("availability")]
    .filter((fact) => fact !== undefined)
    .filter((fact) => isContradicted(fact, facts) || (isPaid(fact) && saysFree(page)));
}

/** The statements that a reader has to decide between: amounts as the page's language writes them, or words of availability. */
export const leftOutOf = (contradictions: readonly Fact[], language: Language): LeftOut[] =>
  contradictions.map((fact) => ({
    reason: fact.kind === "price" ? "PRICE_CONFLICT" : "STOCK_CONFLICT",
    text: [fact, ...(differing(fact).length > 0 ? differing(fact) : [FREE_OF_CHARGE])]
      .map(({ value }) => shown(value, fact.currency, language))
      .join(" / "),
  }));

const shown = (value: string, currency: string | null, language: Language) =>
  currency ? new Intl.NumberFormat(language, { style: "currency", currency }).format(Number(value)) : value;

const differing = ({ kind, value, provenance }: Fact) =>
  (provenance?.others ?? []).filter((other) =>
    kind === "price" ? Number(other.value) !== Number(value) : other.value !== value,
  );

/** Whether another place of the page states something else. */
const isContradicted = (fact: Fact, facts: readonly Fact[]) =>
  differing(fact).some(
    (other) =>
      !other.isOld &&
      !isOfAnotherKind(other.source, fact, facts) &&
      !(fact.kind === "availability" && isBookable(fact, other.value)) &&
      (fact.kind !== "price" ||
        !(
          isOldCopy(other, fact) ||
          (isShown(fact) && isFormer(Number(other.value), Number(fact.value), facts))
        )),
  );

/** Templates know two states: of what the page shows as to be had later they say that it is in stock. */
const isBookable = ({ value, source }: Fact, stated: string) =>
  source === "visible" && (value === "PreOrder" || value === "BackOrder") && stated === "InStock";

/** Whether data states it of another kind than the page shows, as its name says: 「ランプ 替え電池付き」 where that is one of the kinds. */
function isOfAnotherKind(source: FactSource, { source: own }: Fact, facts: readonly Fact[]): boolean {
  const name = facts.find(({ kind }) => kind === "name");
  const other = name?.provenance?.others?.find((one) => one.source === source);
  if (own !== "visible" || name?.source !== "visible" || !other) return false;
  const kinds = facts.find(({ kind }) => kind === "price")?.provenance?.kinds ?? [];
  const added = other.value.startsWith(name.value) ? other.value.slice(name.value.length).trim() : "";
  return kinds.includes(added.replace(/^[（(](.*)[）)]$/u, "$1"));
}
/** The price that data and screen agree on is asked: the copy for links from elsewhere was forgotten. */
const isOldCopy = ({ source }: { source: FactSource }, { source: own, provenance }: Fact) =>
  source === "opengraph" && own !== "visible" && own !== "opengraph" && provenance?.shown !== undefined;

const isShown = ({ source, provenance }: Fact) => source === "visible" || provenance?.shown !== undefined;

/** Data may keep the price that the page shows, beside the one it asks, as the former one. */
const isFormer = (value: number, price: number, facts: readonly Fact[]) =>
  value > price &&
  facts.some(
    (fact) => fact.kind === "list_price" && fact.source === "visible" && Number(fact.value) === value,
  );

const FREE_OF_CHARGE = { value: "0" };
const isPaid = ({ kind, value }: Fact) => kind === "price" && Number(value) > 0;

/** "This game is free.", at the beginning of a sentence: else its delivery may be, its wrapping or the club. */
const FREE: Record<Language, RegExp> = {
  en: new RegExp(
    [
      "^This (?:\\w+ )?(?:app|game|tool|plug-?in|template|course|guide|software|e-?book|pattern|font) is (?:ADVERB )?",
      "(?:free(?=[.,!;]|$| of charge| to (?:play|use|keep)\\b)|available for free\\b)",
      "|^It(?:[’']s| is) (?:ADVERB )?free to (?:play|use)\\b|\\bis (?:now )?free to play\\b",
    ]
      .join("")
      .replaceAll("ADVERB", "(?:completely|totally|entirely|absolutely|always|100%)"),
    "i",
  ),
  ja: new RegExp(
    [
      "(?:この|本)(?:アプリ|ソフト|ゲーム|ツール|プラグイン|テンプレート|教材|講座|素材|型紙|フォント|電子書籍)(?:は|も)、?",
      "(?:完全|すべて|全て|永久)?(?:に)?無料(?:です|で[、ご]*(?:お?使|利用|遊|ダウンロード))",
    ].join(""),
  ),
};
/** For a time, or a part of it: the price holds. */
const FOR_NOW = /\b(?:trial|for \d+ days|days? free|first|try|demo)\b|体験|お試し|期間|初月|\d日間|まで/i;

function saysFree({ blocks, type, language }: Pick<Page, "blocks" | "type" | "language">): boolean {
  const sections = sectionsOf(blocks, type);
  return blocks.some(
    ({ kind, text }, index) =>
      (kind === "paragraph" || kind === "list_item") &&
      sections[index]?.kind === "own" &&
      splitScript(text).some((one) => FREE[language].test(one.text) && !FOR_NOW.test(one.text)),
  );
}
