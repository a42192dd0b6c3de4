import { foldedName, ownLabelOf } from "#kernel/text/house-address";
import { classOf } from "./class-of.ts";
import { type Documentish, type Elementish, nearest, squash } from "./dom.ts";

const PART = String.raw`\p{Lu}(?:\p{Ll}[\p{L}’'-]*|\.(?: ?\p{Lu}\.)*|[’']\p{Lu}\p{Ll}[\p{L}-]*)`;
const PERSON = `${PART}(?: (?:${PART}|van|von|de|der|del|da|la|le|bin)){1,3}`;
const NAME = new RegExp(`^(?:${PERSON})(?: (?:and|&) ${PERSON})?$`, "u");
/** "By Anna Tarn / Last updated …" */
const BEHIND = [
  String.raw`[/|·•—–,(\d]|on |in |at |for |(?:Last|Updated|Published|Posted|Photo\p{Ll}*|Pictures|Illustrat\p{Ll}+`,
  "|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)",
].join("");
const BY = new RegExp(
  String.raw`^(?:(?:Written|Words|Text|Story|Posted|Published) )?by:? (${PERSON}?(?: (?:and|&) ${PERSON}?)?)(?=$|[,.]? ?(?:${BEHIND}))`,
  "u",
);
/** A role or a house is nobody's name. */
const NO_PERSON =
  /\b(?:staff|team|editors?|editorial|desk|news|press|magazine|guest|admin|author|writer|contributors?|company|inc|ltd|group|reviews?|posts?|all|more|view|about|the|our)\b/i;
const MARKED = "[rel~=author], [itemprop~=author]";
const CALLED =
  "[class*=byline], [class*=author], [class*=entry-meta], [class*=post-meta], [class*=article-meta]";
/** Comments, and links to other pages, have writers of their own. */
const OTHERS =
  /comment|message|reply|forum|related|sidebar|widget|recommend|popular|latest|teaser|card|review|disqus|footer/i;
const MOST_SEEN = 60;
const LONGEST = 160;
const LEVELS = 4;
const MOST_WRITERS = 2;

/**
 * The writer whom a page names beside its heading, where its data names nobody: by what it marks as its author, or
 * by "By" and a name. Null where several are named there, for some of them have written other pages.
 */
export function visibleByline(document: Documentish): string | null {
  const named = new Map<Elementish, string>();
  for (const element of [...document.querySelectorAll(MARKED)].slice(0, MOST_SEEN)) {
    const text = squash(element.textContent).replace(/^by:? /i, "");
    if (text.length <= LONGEST && NAME.test(text) && !NO_PERSON.test(text)) named.set(element, text);
  }
  for (const element of [...document.querySelectorAll(CALLED)].slice(0, MOST_SEEN)) {
    const text = squash(element.textContent)
      .slice(0, LONGEST)
      .replace(/\bby\b/i, "by");
    const name = BY.exec(text)?.[1];
    if (name && !NO_PERSON.test(name)) named.set(element, name);
  }
  const own = [...named].filter(([element]) => !nearest(element, isOfOthers));
  // So many write posts of a forum.
  if (new Set(own.map(([, name]) => name)).size > MOST_WRITERS) return null;
  let around: Elementish | null = document.querySelector("h1");
  for (let level = 0; around && level <= LEVELS; level += 1, around = around.parentElement) {
    const within = own.filter(([element]) => nearest(element, (one) => one === around));
    const names = new Set(within.map(([, name]) => name));
    if (names.size > 0) return names.size === 1 ? ([...names][0] ?? null) : null;
  }
  return null;
}

/** A whole page may be called by its layout: "right-sidebar". */
const isOfOthers = (element: Elementish) =>
  !/^(?:html|body|main|article)$/i.test(element.tagName) &&
  OTHERS.test(`${classOf(element).slice(0, 200)} ${element.id}`);

/** "Okafor, Linnea" is how catalogues write a name. */
export const turnedName = (stated: string | null): string | null =>
  stated?.replace(/^(\p{Lu}[\p{L}’' -]+), (\p{Lu}[\p{L}.’' -]+)$/u, "$2 $1") ?? null;

/** "Ida Holm is a Northern Mill columnist", behind a text. */
const WRITES = new RegExp(
  String.raw`^(${PERSON}) is (?:an?|the)(?: [\p{L}’'-]+){0,5} (?:columnist|journalist|reporter|correspondent|critic|essayist|(?:staff|freelance|contributing) (?:writer|editor))\b`,
  "u",
);
const MOST_SIGNED = 400;

/** The writer of whom a line behind the text says that she writes for the house; null where several are named so. */
export function signedBelow(document: Documentish): string | null {
  const lines = [...document.querySelectorAll("p, li, em, aside, small")].slice(-MOST_SIGNED);
  const names = lines.flatMap((element) => {
    const text = squash((element.textContent ?? "").slice(0, 2 * LONGEST));
    const name = text.length <= LONGEST ? WRITES.exec(text)?.[1] : undefined;
    return name && !NO_PERSON.test(name) && !nearest(element, isOfOthers) ? [name] : [];
  });
  const [name, another] = new Set(names);
  return another === undefined ? (name ?? null) : null;
}

const RIGHTS = new RegExp(
  String.raw`(?:©|\(c\)|[Cc]opyright)[ \d–,-]*(${PERSON})(?=$|[ ,.|·]*(?:\d|$|[|·•]|All\b))`,
  "u",
);
const MOST_LINES = 40;

/** The person whose own site a page is: it bears the family name in its address, and the page is hers by its rights. */
export function ownerOfSite(document: Documentish, url: string): string | null {
  const label = URL.canParse(url) ? foldedName(ownLabelOf(url)) : "";
  for (const line of [
    ...document.querySelectorAll("footer, [id*=footer], [class*=footer], [class*=copyright]"),
  ]
    .slice(0, MOST_LINES)
    .map((element) => squash(element.textContent).slice(-600))) {
    const name = RIGHTS.exec(line)?.[1];
    const family = foldedName(name?.split(" ").at(-1) ?? "");
    if (name && family.length >= 4 && label.startsWith(family) && !NO_PERSON.test(name)) return name;
  }
  return null;
}
