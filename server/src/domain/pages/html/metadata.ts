import { siteInBanner } from "./banner-title.ts";
import { bylineOf } from "./byline.ts";
import { type Documentish, type Elementish, squash } from "./dom.ts";
import { houseBefore } from "./heading-links.ts";
import type { LinkedData } from "./json-ld.ts";
import { BUILDER, pageTitle } from "./page-title.ts";
import { shopBeforeMarket, shopNameIn } from "./shop-name-ja.ts";
import { siteNameIn } from "./site-name.ts";
import { houseOfAddress, isGenericName, manualOf, nameBesideMotto } from "./site-name-en.ts";
import { titleParts } from "./title-parts.ts";
import { ownerOfSite, signedBelow, turnedName, visibleByline } from "./visible-byline.ts";

export interface Metadata {
  title: string;
  site: string | null;
  declaredLanguage: string | null;
  author: string | null;
  publishedAt: string | null;
}

/** Statements of the page about itself: structured data first, then meta elements, then visible text. */
export function metadataOf(document: Documentish, data: LinkedData, url: string): Metadata {
  const meta = (...names: string[]) => firstMeta(document, names);
  const article = data.article;
  const called = meta("og:site_name", "application-name")?.replace(BUILDER, "") || null;
  // Some call their site by its address.
  const stated = called && /^https?:\/\//.test(called) ? null : called;
  const house = stated === null || isGenericName(stated) ? houseOfAddress(document, url) : null;
  const named = house === null ? stated : null;
  const site = named ?? host(url);
  const title = pageTitle(document, { shared: meta("og:title", "twitter:title"), site, url });
  const own =
    manualOf(document) ??
    nameBesideMotto(document, title, url) ??
    siteInBanner(document, title, url) ??
    houseBefore(document, titleParts(squash(document.querySelector("title")?.textContent)), url);
  return {
    title,
    site:
      shopBeforeMarket(document) ??
      named ??
      siteNameIn(document, title) ??
      house ??
      own ??
      shopNameIn(document, title) ??
      site,
    declaredLanguage: document.documentElement.getAttribute("lang") ?? meta("og:locale"),
    author:
      bylineOf(article?.author ?? null) ??
      bylineOf(meta("author", "article:author")) ??
      bylineOf(turnedName(meta("citation_author"))) ??
      visibleByline(document) ??
      signedBelow(document) ??
      ownerOfSite(document, url),
    publishedAt: publishedAt(document, article?.published ?? null),
  };
}

/** When the page was published: its data says so, unless its meta elements and its text agree on another day. */
function publishedAt(document: Documentish, stated: string | null): string | null {
  const named = isoDate(
    firstMeta(document, ["article:published_time", "date", "pubdate", "dc.date", "datePublished"]),
  );
  const times = [...document.querySelectorAll("time[datetime]")].map((time) => time.getAttribute("datetime"));
  const isShown = named !== null && times.some((time) => isoDate(time)?.slice(0, 10) === named.slice(0, 10));
  const shown = document.querySelector("article time[datetime], time[pubdate], time[itemprop=datePublished]");
  return (isShown ? named : isoDate(stated)) ?? named ?? isoDate(shown?.getAttribute("datetime"));
}

/** Content of the first of these meta elements that has any. */
export function firstMeta(document: Documentish, names: string[]): string | null {
  const all = metaOf(document);
  return names.map((name) => all.get(name)).find(Boolean) ?? null;
}

const metaElements = new WeakMap<Documentish, ReadonlyMap<string, string>>();

/** A document's meta elements by name, the first of each name: gathered in one walk, as dozens are asked for. */
function metaOf(document: Documentish): ReadonlyMap<string, string> {
  const known = metaElements.get(document);
  if (known) return known;
  const all = new Map<string, string>();
  for (const element of document.querySelectorAll("meta")) {
    for (const attribute of ["property", "name", "itemprop"]) {
      const name = anyCase(element, attribute);
      // Names of meta elements have no case: "Author" is "author".
      for (const one of name ? [name, name.toLowerCase()] : [])
        if (!all.has(one)) all.set(one, squash(anyCase(element, "content")));
    }
  }
  metaElements.set(document, all);
  return all;
}

/** Some pages write `Property` and `Content`: to a browser that is the same, to a parser of XML it is not. */
const anyCase = (element: Elementish, attribute: string) =>
  element.getAttribute(attribute) ??
  element.getAttribute(`${attribute.charAt(0).toUpperCase()}${attribute.slice(1)}`);

const host = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, "") ?? null;

/** In the page's own time zone: converted, a morning in Tokyo would fall on the day before. */
function isoDate(text: string | null | undefined): string | null {
  if (!text) return null;
  const [, year, month, day] = /(\d{4})\s*[年/.-]\s*(\d{1,2})\s*[月/.-]\s*(\d{1,2})/.exec(text) ?? [];
  if (year && month && day) {
    const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    const time = /T(\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)/.exec(text)?.[0] ?? "";
    return Number.isNaN(Date.parse(date)) ? null : `${date}${time}`;
  }
  const parsed = new Date(`${text} UTC`);
  return Number.isNaN(parsed.getTime()) ? null : parsed.toISOString().slice(0, 10);
}
