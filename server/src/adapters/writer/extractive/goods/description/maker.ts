import { contentTerms } from "#kernel/text/content-terms";
import { escapePattern } from "#kernel/text/escape-pattern";
import type { Language } from "#kernel/vocabulary";

const OF_MAKER =
  /^(?:the|this|our) (?:brand|company|label|house|firm)\b|^(?:founded|established|born|based) in\b/i;

/** Things that a house has besides its goods: "the maker's design services". */
const OF_A_HOUSE = "(?:services?|customers|team|staff|stores?|showrooms?|experts|designers|mission|story)";
const OF_HOUSE = new RegExp(`^the (?:maker|shop)[’']s (?:\\p{Ll}+ )?${OF_A_HOUSE}\\b`, "iu");

/** One thing of the house's own, in the first words behind "its". */
const OF_ONE = /\b(?:its|our|this) ((?:[\p{L}\d'’-]+ ){0,3}[\p{L}\d'’-]+)/giu;

/** "Arden has kept the deep sole and widened the toe box": it tells of the goods, by the hand that changed them. */
const CHANGED = new RegExp(
  [
    String.raw`^\S+(?: \S+)? has (?:also |now |since )?(?:kept|put|added|given|moved|changed|re(?:designed|worked|placed|moved|fined)|`,
    String.raw`widened|narrowed|lowered|raised|dropped|improved|tweaked|updated|trimmed|softened|fitted) (?:the|its|an?|\d|more|some|this)\b`,
  ].join(""),
  "iu",
);

/** Recognises sentences that tell of the maker, and headings above them. */
export function aboutMaker(
  maker: string | undefined,
  goods: ReadonlySet<string>,
  language: Language,
): (text: string, heading: string) => boolean {
  const name = maker && escapePattern(maker);
  if (!name) return (text) => OF_MAKER.test(text) || OF_HOUSE.test(text);
  const own = contentTerms(maker ?? "", language);
  // "Arden has built its jacket to last" tells of the jacket, "Arden has made jackets since 1920" of Arden.
  const isOfGoods = (text: string) =>
    [...text.matchAll(OF_ONE)].some(([, words = ""]) =>
      [...contentTerms(words, language)].some(
        (term) => goods.has(term) && !own.has(term) && !words.toLowerCase().split(" ").includes(`${term}s`),
      ),
    );
  const house = new RegExp(`^${name}[’']s? (?:\\p{Ll}+ )?${OF_A_HOUSE}\\b`, "iu");
  const deed =
    "(?:is|was|are|has|have|offers?|believes?|creates?|makes?|began|started|combines?|applies|approach|mission)";
  const said = new RegExp(`^(?:at )?${name}(?:[’']s?)?,? ${deed}\\b`, "i");
  const head = new RegExp(`^(?:about|who is|the story of) ${name}\\b`, "i");
  return (text, heading) =>
    OF_MAKER.test(text) ||
    OF_HOUSE.test(text) ||
    house.test(text) ||
    (said.test(text) && !isOfGoods(text) && !CHANGED.test(text)) ||
    head.test(heading);
}

/** "Made by Tarn & Fell." of what Tarn & Fell describes: the script has named the house. */
export function namesOnlyMaker(text: string, makers: readonly (string | null | undefined)[]): boolean {
  const [, maker = ""] =
    /^(?:\p{Lu}\p{Ll}+ )?(?:[Mm]ade|[Dd]esigned|[Pp]roduced|[Ss]old) by ([^.,;]+)\.$/u.exec(text) ?? [];
  return maker !== "" && makers.includes(maker);
}
