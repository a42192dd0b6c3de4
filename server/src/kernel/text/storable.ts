import { invalid } from "#kernel/errors";

/** Deeper than any input of ours, and far from what would exhaust the stack of whoever walks it next. */
const MAX_DEPTH = 50;

/** What the database can hold: it takes no NUL character, and UTF-8 has no lone surrogates. */
export const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** Refuses input with a text, or a key, that cannot be stored; by the name of its field. */
export function requireStorable(input: unknown, root: string): void {
  const left: { value: unknown; path: string[] }[] = [{ value: input, path: [] }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path } = next;
    const field = path.join(".") || root;
    if (typeof value === "string" && !isStorable(value)) throw invalid(field, "not_text");
    if (typeof value !== "object" || value === null) continue;
    if (path.length === MAX_DEPTH) throw invalid(path[0] ?? root, "too_deep", { limit: MAX_DEPTH });
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw invalid(field, "not_text");
      left.push({ value: inner, path: [...path, key] });
    }
  }
}
