import { type FoundFact, found } from "./found.ts";
import type { Line } from "./lines.ts";
import { pathOf } from "./places.ts";

const LABELLED =
  /(?:JAN|EAN|UPC|GTIN|ISBN|バーコード)(?:-?1[0-4]|-?8)?\s*(?:コード|code|番号|no\.?|number)?\s*[:：]?\s*((?:97[89][-\s]?)?\d[\d\s-]{6,16}\d)(?!\d)/i;
const LABEL = /^(JAN|EAN|UPC|GTIN|ISBN|バーコード)/i;
const LONGEST = 120;

/** Whether a trade number is one: its length, its check digit, and not zeros alone. */
export function isGtin(text: string): boolean {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = [...digits.padStart(14, "0")]
    .slice(0, 13)
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

/** The data may have the number of another size: it goes first where the page shows it, too. */
export function gtinsInOrder(stated: readonly FoundFact[], lines: readonly Line[]): FoundFact[] {
  const right = stated.filter(({ value }) => isGtin(value));
  const isShown = right.some(({ value }) =>
    lines.some(({ text, elsewhere }) => !elsewhere && text.replace(/[\s-]/g, "").includes(value)),
  );
  return isShown ? [...right, ...visibleGtin(lines)] : [...visibleGtin(lines), ...right];
}

/** The trade number that a label on the page names, with a right check digit. */
function visibleGtin(lines: readonly Line[]): FoundFact[] {
  for (const [index, line] of lines.entries()) {
    if (line.elsewhere || line.text.length > LONGEST) continue;
    const above = lines[index - 1]?.text ?? "";
    const text = LABEL.test(above) && above.length < 16 ? `${above} ${line.text}` : line.text;
    const value = LABELLED.exec(text.normalize("NFKC"))?.[1]?.replace(/[\s-]/g, "");
    if (value && isGtin(value))
      return found({
        kind: "gtin",
        value,
        source: "visible",
        path: pathOf(line.pieces[0]?.element ?? line.block),
        excerpt: line.text,
      });
  }
  return [];
}
