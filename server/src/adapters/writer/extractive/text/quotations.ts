const QUOTED = /“[^”]*”|「(?:[^「」]|「[^「」]*」)*」|『[^』]*』|"[^"]*"/gu;

/** A text around its quotations, and those, in turn: it begins with its own words. */
export function dividedByQuotations(text: string): { own: string[]; quoted: string[] } {
  const closed = withoutUnclosed(withoutUnclosed(text, "“", "”"), "『", "』");
  const own: string[] = [];
  const quoted: string[] = [];
  let end = 0;
  for (const { 0: quotation, index } of closed.matchAll(QUOTED)) {
    own.push(text.slice(end, index));
    end = index + quotation.length;
    quoted.push(text.slice(index, end));
  }
  return { own: [...own, text.slice(end)], quoted };
}

/**
 * Blanks the opening marks that nothing closes. Each of them would be followed to the end of the text, and a
 * page may have a hundred thousand.
 */
function withoutUnclosed(text: string, opening: string, closing: string): string {
  const end = text.lastIndexOf(closing) + 1;
  return text.slice(0, end) + text.slice(end).replaceAll(opening, " ");
}
