export interface Block {
  /** Number of its first line, counted from 1. */
  line: number;
  text: string;
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/**
 * Statements that begin with a line of that kind, each to its end. Relies on the format of the sources: what
 * a statement holds stands further in than the statement itself.
 */
export function blocks(text: string, opening: RegExp): Block[] {
  const lines = text.split("\n");
  return lines.flatMap((first, at) => {
    if (!opening.test(first)) return [];
    const length = first.trimEnd().endsWith(";") ? 1 : lengthOf(lines.slice(at));
    return [{ line: at + 1, text: lines.slice(at, at + length).join("\n") }];
  });
}

/** Up to the first later line that stands no further in than the first and ends the statement. */
function lengthOf([first = "", ...rest]: string[]): number {
  const end = rest.findIndex(
    (line) => line !== "" && indentOf(line) <= indentOf(first) && /[;}]$/.test(line),
  );
  return end === -1 ? rest.length + 1 : end + 2;
}
