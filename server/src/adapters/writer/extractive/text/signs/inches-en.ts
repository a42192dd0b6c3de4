/** Marks of inches, in either form; beside quotations a mark may be theirs. */
const MARK = /["”″]/g;
const INCHES = /(?<=\d)(?:["”]|\s?″)(?!\p{L}|\d)/gu;
const QUOTED = /“|(?<![\d\s])"|"(?=\p{L})/u;
/** "6'5”" is said in feet, too. */
const OF_FEET = /\d\s?['’′]\s?\d/u;
/** The other sides behind one: "2” x 8” x 9” shuttle". */
const OTHER_SIDES = /^(?:\s*(?:x|×|by)\s*[\d.,/½¼¾]+\s?["”″])+/iu;
/** Behind a measure one says "inches": "16 inches deep", "30 inches by 20 inches". */
const BEHIND_INCHES =
  /^(?:$|\s*[,.;:!?)/]|\s+(?:x|×|by|and|or|to|in|of|at|from|for|with|wide|high|tall|deep|long|thick|square|across|round|below|above|is|are|was|were)\b|\s+[x×\d–-])/u;
/** "a slim 24” deep desk": between an article and its thing it is one word. */
const WITHIN_THING =
  /\b(?:an?|the|its|this|your|our)(?: (?!(?:is|are|was|were|has|have|measures|fits|up|about|only)\b)[\p{L}-]+){0,3} [\d.,/½¼¾]+$/iu;

/** "24” deep" as it is said: "24 inches deep"; nothing where a mark may be the end of a quotation. */
export function withInchesSaid(text: string): string {
  const isOfMeasures = text.match(MARK)?.length === text.match(INCHES)?.length;
  if (!isOfMeasures || QUOTED.test(text) || OF_FEET.test(text)) return text;
  return text.replace(INCHES, (_, at: number) => {
    const [before, behind] = [text.slice(0, at), text.slice(at + 1)];
    const next = behind.replace(OTHER_SIDES, "");
    const isOneWord = /^\s+\p{L}/u.test(next) && (WITHIN_THING.test(before) || !BEHIND_INCHES.test(next));
    return isOneWord ? "-inch" : /(?<!\d)1$/.test(before) ? " inch" : " inches";
  });
}
