/** Both ends inclusive, as storage reads them. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Parses a Range header. Null means to send the whole file, also for several ranges and unknown units.
 * “unsatisfiable” means that it begins behind the end.
 */
export function rangeOf(header: string | undefined, size: number): Range | null | "unsatisfiable" {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match || match[0] === "bytes=-") return null;
  const [, first = "", last = ""] = match;
  if (first === "") {
    const length = Number(last);
    return length === 0 || size === 0
      ? "unsatisfiable"
      : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return "unsatisfiable";
  return end < start ? null : { start, end };
}
