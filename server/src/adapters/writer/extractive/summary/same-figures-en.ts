const WORDS =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand";
const FIGURE = new RegExp(`\\d[\\d.,]*(?<![.,])|(?<!\\p{L})(?:${WORDS})(?!\\p{L})`, "giu");
const FEWEST = 2;

const figuresOf = (text: string) => new Set(text.toLowerCase().match(FIGURE) ?? []);

/** Whether one sentence has all the figures of another, of which it has some: both tell what came to so much. */
export function hasSameFigures(text: string, below: string): boolean {
  const own = [...figuresOf(text)];
  const others = figuresOf(below);
  return own.length >= FEWEST && own.every((figure) => others.has(figure));
}
