/** Around the names stand "By" and the title that a paper gives its writers. */
const AROUND = /^by:?\s+|\s*\([^()]*\)$/gi;
const BETWEEN = /\s*;\s*|\s+,\s*|\s+and\s+/i;
/** An address of a site is nobody's name. */
const ADDRESS = /^[\w-]+(?:\.[\w-]+)+$/;
/** A house may write its own name in capitals. */
const HOUSE = /\b(?:news|radio|tv|press|times|post|agency)\b/i;
const SHOUTED = /^(?:Mc)?\p{Lu}[\p{Lu}.’'-]+$/u;
const LONGEST = 100;

/**
 * The names of a page's writers as one prints them: "BY DAVID SINGLETON (STAFF WRITER)" is David Singleton,
 * "PAM BELL;M. D. SHEAR" are Pam Bell and M. D. Shear. Null where no name is stated.
 */
export function bylineOf(stated: string | null): string | null {
  const text = stated?.replace(AROUND, "").trim();
  if (!text || text.length > LONGEST || /^https?:/.test(text) || ADDRESS.test(text)) return null;
  const names = text.split(BETWEEN).filter(Boolean).map(spoken);
  if (names.length < 2) return names[0] ?? null;
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** A name without its shouting; "AP" is none, and neither is that of a house. */
function spoken(name: string): string {
  const words = name.split(" ");
  const isShouted = words.some((word) => word.length > 2 && SHOUTED.test(word)) && !/\p{Ll}{2}/u.test(name);
  if (words.length < 2 || HOUSE.test(name) || !isShouted) return name;
  return words
    .map((word) =>
      SHOUTED.test(word) && /\p{L}{2}/u.test(word)
        ? word.replace(/(?<=\p{L})(?<!Mc|M(?=c))\p{Lu}/gu, (letter) => letter.toLowerCase())
        : word,
    )
    .join(" ");
}
