import { alternativesOf } from "#kernel/text/phrases";
import { found } from "./found.ts";
import type { Identifier } from "./identifiers.ts";
import { columnOf, headOf } from "./labels.ts";
import type { Line } from "./lines.ts";
import { pathOf } from "./places.ts";

const LABELS = alternativesOf("code-labels");
const CODE = String.raw`(?=[A-Za-z\d._/-]*\d)[A-Za-z\d][A-Za-z\d._/-]{2,29}`;
/** "QB-RTS-S": behind a label capitals with a dash are a code, too. */
const CAPITALS = String.raw`[A-Z]{2,8}(?:-[A-Z\d]{1,8}){1,4}`;
const LABELLED = new RegExp(
  String.raw`(?<![\p{L}])(${LABELS})[\s.]*[:：#]?\s*(${CODE}|${CAPITALS})(?![\p{L}\d])`,
  "giu",
);
const HEAD = new RegExp(String.raw`^(${LABELS})[\s.:：#]*$`, "iu");
const WHOLE = new RegExp(String.raw`^(${CODE}|${CAPITALS})(?:\s*[〜～~].*)?$`, "u");
/** "Code PH-L2-38": it may be a coupon's, unless the form that orders sends it along. */
const SENT = new RegExp(`^code (${CODE}|${CAPITALS})$`, "iu");
/** In a row of its own a model is a number, too: "Model | MF-5D". */
const MODEL = /^model(?: ?(?:no\.?|number|code|#))?[\s.:#]*$/iu;
/** A maker's own number for a thing ranks behind the shop's. */
const MAKERS = /型番|型式|メーカー/;
const LONGEST = 160;
/** Where the shop has no number of its own, the model is the one. */
const OF_MODEL = 1.6;

/** Codes that a label names, in the middle of a line, in a table's row or below a column's head. */
export function labelledCodes(lines: readonly Line[], anchor: number): Identifier[] {
  return lines.flatMap((line, index) => {
    const text = line.text.normalize("NFKC");
    if (line.elsewhere || text.length > LONGEST || !/\d|[A-Z]-[A-Z]/.test(text)) return [];
    const element = line.pieces[0]?.element ?? line.block;
    const near = line.order >= anchor ? 0.3 / (1 + (line.order - anchor) / 200) : 0;
    const identifier = (label: string, value: string): Identifier => ({
      value,
      weight: (MODEL.test(label) ? OF_MODEL : MAKERS.test(label) ? 2.9 : 3.3) + near,
      fact: found({ kind: "sku", value, source: "visible", path: pathOf(element), excerpt: line.text }),
    });
    // "Item T-2207. $425.00": the point ends what is said.
    const named = [...text.matchAll(LABELLED)].flatMap(([, label = "", value = ""]) =>
      isCode(value) ? identifier(label, value.replace(/[./_-]+$/, "")) : [],
    );
    if (named.length > 0) return named;
    const sent = SENT.exec(text)?.[1];
    if (sent && element.ownerDocument.querySelector(`input[type="hidden"][value="${sent}"]`))
      return [identifier("code", sent)];
    const value = WHOLE.exec(text)?.[1];
    if (!value) return [];
    const label = [columnOf(element), headOf(line, lines, index)].find(
      (one) => HEAD.test(one) || MODEL.test(one),
    );
    return label ? [identifier(label, value)] : [];
  });
}

/** The labels are read in capitals and in small letters, but "style A-line" has no code. */
const isCode = (text: string) => /\d/.test(text) || !/\p{Ll}/u.test(text);
