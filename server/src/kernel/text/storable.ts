import { invalid } from "#kernel/errors";

/** Deeper than any valid input, and far below the depth that would exhaust the stack. */
const MAX_DEPTH = 50;

/** Text that the database can store: no NUL character and no lone surrogates. */
export const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** Refuses input with a text, or a key, that cannot be stored; by the name of its field. */
export function requireStorable(input: unknown, root: string): void {
  // Nearly all input is good: the name of a field is worth its paths only where one is refused.
  if (!isWhollyStorable(input, 0)) refuse(input, root);
}

function isWhollyStorable(value: unknown, depth: number): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  for (const key of Object.keys(value))
    if (!isStorable(key) || !isWhollyStorable((value as Record<string, unknown>)[key], depth + 1))
      return false;
  return true;
}

function refuse(input: unknown, root: string): void {
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
