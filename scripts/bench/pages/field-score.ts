const NUMBERS = new Set(["price", "list_price", "rating", "review_count"]);

/** How often a field was answered right. */
export class FieldScore {
  right = 0;
  wrong = 0;
  missed = 0;
  /** Pages that state the field. */
  stated = 0;
  statedRight = 0;
  /** Answers where the page states nothing. */
  invented = 0;

  /** `accepted` without a value: it is not known whether the page states one; empty: it states none. */
  add(field: string, answer: string | null, accepted: readonly string[]): void {
    const isRight = accepted.some((value) => isSame(field, answer ?? "", value));
    const states = accepted.length > 0 && accepted[0] !== "";
    if (states) this.stated++;
    if (answer && isRight) this.right++;
    else if (!isRight) {
      if (answer) this.wrong++;
      if (states) this.missed++;
      else if (answer && accepted.length > 0) this.invented++;
    }
    if (states && isRight) this.statedRight++;
  }

  get f1(): number {
    return this.right === 0 ? 0 : (2 * this.right) / (2 * this.right + this.wrong + this.missed);
  }
}

function isSame(field: string, answer: string, value: string): boolean {
  if (answer === "" || value === "") return answer === value;
  if (NUMBERS.has(field)) return numberIn(answer) !== null && numberIn(answer) === numberIn(value);
  if (field === "availability") return availability(answer) === availability(value);
  return squashed(answer) === squashed(value);
}

const folded = (text: string) => text.normalize("NFKC").toLowerCase();
const squashed = (text: string) => folded(text).replace(/\s+/gu, "");

/** The one number in a text, or null. */
function numberIn(text: string): number | null {
  const found = folded(text)
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .match(/\d+(?:\.\d+)?/g);
  return found?.length === 1 ? Number(found[0]) : null;
}

function availability(text: string): string {
  const word = text
    .toLowerCase()
    .replace(/^.*\//, "")
    .replace(/[\s_-]/g, "");
  if (/outofstock|soldout|discontinued/.test(word)) return "OutOfStock";
  return /instock|limited/.test(word) ? "InStock" : word;
}
