/** "North American", "Phillips screwdriver": words of places, peoples and houses. */
const OF_PLACE = new RegExp(
  `^(?:${[
    "American|European|British|English|French|German|Italian|Swiss|Swedish|Danish|Norwegian|Finnish|Dutch",
    "Belgian|Spanish|Portuguese|Greek|Turkish|Irish|Scottish|Welsh|Egyptian|Indian|Chinese|Japanese|Korean",
    "Australian|Canadian|Mexican|Brazilian|African|Asian|Bluetooth|Ethernet|Phillips|Torx|Velcro|Allen|Android|Windows|Apple|Thunderbolt|Lightning",
  ].join("|")})$`,
);
const BEFORE_PLACE = /^(?:North|South|East|West|Central|Latin|New)$/;
const PLAIN = /^\p{Lu}\p{Ll}+(?:-\p{Lu}?\p{Ll}+)*$/u;

/**
 * The words of a part in small letters, where each of them begins with a capital: "a Charging Cable" is none that
 * bears a name. Words of the thing's own name, of places and before a number keep theirs.
 */
export function withoutTitleCase(part: string, name: string): string {
  const words = part.split(" ");
  const own = new Set(name.split(/[^\p{L}\d'’-]+/u));
  return words
    .map((word, at) => {
      const next = words[at + 1] ?? "";
      const isPlace = OF_PLACE.test(word) || (BEFORE_PLACE.test(word) && OF_PLACE.test(next));
      const isNamed = (own.has(word) && at < words.length - 1) || isPlace || /^\d/.test(next);
      return PLAIN.test(word) && !isNamed ? word.toLowerCase() : word;
    })
    .join(" ");
}
