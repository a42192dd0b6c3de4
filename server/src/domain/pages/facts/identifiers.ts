import { classOf } from "../html/class-of.ts";
import type { Documentish } from "../html/dom.ts";
import { type FoundFact, found } from "./found.ts";
import { isGtin } from "./gtin.ts";
import { type Place, pathOf } from "./places.ts";
import { stateIdentifiers } from "./state.ts";

/** Labels that shops put before a product's number. */
const LABEL = new RegExp(
  `^(?:${[
    "sku|(?:item|product|article|catalogu?e?|part|style|stock|order|web|post|listing)[ -]?(?:no|nr|num|number|#|code|id|ref(?:erence)?)|item #|ref(?:erence)?(?: no)?|id",
    "品番|商品(?:コード|番号|id)|製品番号|管理番号|カタログ番号|注文番号|品目番号|貨號|货号|商品編號|商品编号|型號",
    "art(?:ikel)?[ .-]*(?:nr|no|nummer|n°)|artikel|bestell[ -]?(?:nr|nummer)|produkt(?:nummer|nr|-?id)|réf(?:érence)?(?: produit)?",
    "ref(?:erencia|erência)?|c[óo]d(?:igo)?(?: (?:de |do )?(?:producto|produto|artículo))?|codice(?: (?:prodotto|articolo))?|cod",
    "kod(?: produktu)?|numer katalogowy|indeks|nr ref|varenr|varenummer|tuote(?:numero|koodi)|šifra(?: izdelka)?|kód(?: (?:produktu|tovaru|zboží))?|katalogové číslo|objednac[ií] (?:kód|číslo)|cikkszám|cod(?: produs)?",
    "артикул|код(?: товара)?|מק.?ט",
  ].join("|")})[ .]*[:：#°]*\\s*`,
  "i",
);
/** A model is a maker's name for a thing: said beside the shop's own number it is not that number. */
const MODEL = /^(?:model(?: (?:no|number|code))?|mpn|型番|モデル|modell?o?|modèle)[ .]*[:：#]\s*/i;
const NAMED =
  /(^|[\s_-])(sku|product-?_?(code|id|ref(erence)?|number)|item-?_?(no|number|code|id)|article-?_?(no|nr|number|code)|reference)([\s_-]|$)/i;
const CODE = /^(?=.*\d)[\p{Lu}\p{Ll}\d][\p{L}\d./_-]{2,39}$/u;
const ATTRIBUTES = ["data-sku", "data-product-code", "data-product-sku", "data-product-id", "data-item-id"];

export interface Identifier {
  value: string;
  /** How far the place is believed. */
  weight: number;
  fact: FoundFact[];
}

/**
 * The number by which the shop knows the thing. Every place that names one is heard; what several of
 * them say, or the page's own address, counts more than any single place.
 */
export function identifierOf(
  document: Documentish,
  state: string,
  places: readonly Place[],
  structured: readonly FoundFact[],
  url: string,
  labelled: readonly Identifier[],
): FoundFact[] {
  const hasNone = places.some(({ text, elsewhere }) => !elsewhere && NO_NUMBER.test(text));
  const said = structured
    .filter(({ kind, value }) => kind === "sku" && !(hasNone && /^\d+$/.test(value)))
    .map((fact) => ({ value: fact.value, weight: weightOf(fact), fact: [fact] }));
  const address = addressOf(document, url);
  const all = [
    ...said,
    ...labelled,
    ...places.flatMap(visibleIdentifier),
    ...said.slice(0, 1).flatMap(({ value }) => codeLike(value, places)),
    ...attributes(document),
    ...stateIdentifiers(state),
    ...addressIdentifiers(document, address, places),
  ];
  const pathsOf = new Map<string, Set<string | undefined>>();
  for (const { value, fact } of all)
    pathsOf.set(value, (pathsOf.get(value) ?? new Set()).add(fact[0]?.provenance?.path));
  const inAddress = new Set(partsOf(address).map((part) => part.toLowerCase()));
  const scored = all.map((one) => ({
    ...one,
    score:
      one.weight +
      0.3 * Math.min(2, (pathsOf.get(one.value)?.size ?? 1) - 1) +
      (inAddress.has(one.value.toLowerCase()) ? 0.8 : 0),
  }));
  const best = scored.reduce<(typeof scored)[number] | null>(
    (a, b) => (a && a.score >= b.score ? a : b),
    null,
  );
  return best && best.score >= 1.5 ? best.fact : [];
}

/** "SKU: N/A": a shop system then gives its data the number of the page instead. */
const NO_NUMBER = /^SKU\s*[:：#]?\s*(?:N\/A|なし|none|—|-)$/i;

const WEIGHTS = { "json-ld": 3, microdata: 3, rdfa: 3, opengraph: 2, visible: 2, user: 9 };
/** A number of a shop has no spaces: with them it is a name. */
const weightOf = ({ source, value, provenance }: FoundFact) =>
  WEIGHTS[source] - (/\s/.test(value) ? 1.5 : 0) - (provenance?.path.endsWith("mpn") ? 1 : 0);

function visibleIdentifier(place: Place): Identifier[] {
  const { text, names, elsewhere, element, distance } = place;
  if (elsewhere || text.length > 60 || !/\d/.test(text)) return [];
  const label = LABEL.exec(text)?.[0] ?? "";
  const model = label ? "" : (MODEL.exec(text)?.[0] ?? "");
  const rest = text.slice((label || model).length).replace(/[()（）]/g, "");
  const own = `${element.id} ${classOf(element)} ${element.getAttribute("itemprop") ?? ""}`;
  const labelled = /[:：#°\s]$/.test(label || model);
  if (!CODE.test(rest) || !(labelled || (rest === text && (NAMED.test(own) || NAMED.test(names))))) return [];
  const weight = model ? 1.6 : label ? 3.2 : 2.6;
  const near = distance >= 0 ? 0.3 / (1 + distance / 200) : 0;
  return [{ value: rest, weight: weight + near, fact: fact(rest, pathOf(element), text) }];
}

/** "HR-120-OAK" of a page whose data has the bench of 180 cm, "HR-180-OAK": the number of what the page shows. */
function codeLike(stated: string, places: readonly Place[]): Identifier[] {
  if (!/^(?=.*\d)(?=.*\p{L}).{6,}$/u.test(stated)) return [];
  const alike = places.flatMap(({ text, elsewhere, element }) =>
    elsewhere || text.length > 60
      ? []
      : text
          .split(/[\s,、／|()（）]+/)
          .filter((word) => shapeOf(word) === shapeOf(stated))
          .map((word) => ({ word, element, text })),
  );
  const [first] = alike;
  const isOne = new Set(alike.map(({ word }) => word)).size === 1;
  if (!first || !isOne || first.word === stated) return [];
  return [{ value: first.word, weight: 3.4, fact: fact(first.word, pathOf(first.element), first.text) }];
}
const shapeOf = (code: string) => code.replace(/\d/g, "9").replace(/\p{L}/gu, "A");

function attributes(document: Documentish): Identifier[] {
  return ATTRIBUTES.flatMap((name) => {
    const element = document.querySelector(`[${name}]`);
    const value = element?.getAttribute(name)?.trim() ?? "";
    return element && CODE.test(value)
      ? [
          {
            value,
            weight: /sku|code/.test(name) ? 1.7 : 1.4,
            fact: fact(value, `${pathOf(element)}[${name}]`),
          },
        ]
      : [];
  });
}

const addressOf = (document: Documentish, url: string) => {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
  return URL.parse(canonical ?? url, url)?.pathname ?? "";
};
const partsOf = (path: string) => path.split(/[/.,_-]+|(?<=\/)p(?=\d)/).filter(Boolean);

/** A code of an address that is no year and no size, and no trade number, either. */
const isOwn = (code: string) => code.length >= 6 && !(code.length >= 12 && isGtin(code));

/** A code in the address: sure where the page shows it as a value, else told by its own fields or links. */
function addressIdentifiers(document: Documentish, path: string, places: readonly Place[]): Identifier[] {
  const codes = partsOf(path).filter((part) => /^(?=.*\d)[A-Z\d]{4,20}$|^\d{4,20}$/.test(part));
  const last = codes.at(-1);
  if (!last) return [];
  const shown = places.find(({ text, elsewhere, linked }) => text === last && !elsewhere && !linked);
  if (shown && isOwn(last)) return [{ value: last, weight: 3.4, fact: fact(last, pathOf(shown.element)) }];
  const repeated = document.querySelector(
    `input[value="${last}"], [data-id="${last}"], [href*="${last}"], [src*="${last}"], [content*="${last}"], [id*="${last}"]`,
  );
  return repeated ? [{ value: last, weight: 1, fact: fact(last, "address", path) }] : [];
}

const fact = (value: string, path: string, excerpt = value) =>
  found({ kind: "sku", value, source: "visible", path, excerpt });
