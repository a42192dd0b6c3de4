/** Foreign JSON: nothing about its shape is known. */
export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value == null ? [] : [value];

/** The text of a value that may be a string, a number, a node with a name, or a list of those. */
export function textOf(value: unknown): string | null {
  if (typeof value === "string")
    return (
      decodeEntities(decodeEntities(value).replace(TAG, " "))
        .replace(FORMATTING, " ")
        .replace(/\s+/g, " ")
        .trim() || null
    );
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  return isObject(value) ? textOf(value.name ?? value["@value"] ?? value.value) : null;
}

const TAG = /<[^<>]{0,500}>/g;
/** Behind a second escape a tag that is none of these is spoken of: "The <video> element". */
const FORMATTING = /<\/?(?:p|br|div|span|[ou]l|li|b|strong|i|em|a|h[1-6])\b[^<>]{0,500}>/gi;

const ENTITIES: Record<string, string> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " },
  ...{ reg: "®", trade: "™", copy: "©", deg: "°", times: "×", middot: "·", bull: "•", hellip: "…" },
  ...{ lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", ndash: "–", mdash: "—", eacute: "é" },
};

/** Shops write HTML entities into JSON, and some escape them once more: "L&amp;#8217;atelier". */
function decodeEntities(text: string): string {
  return text.replace(/&(#x?[\da-f]{1,6}|\w{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
