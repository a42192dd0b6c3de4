import type { Block } from "#kernel/page";

const LINE =
  /^(os|operating system|processor|cpu|memory|ram|graphics|video card|gpu|directx|network|storage|hard (?:drive|disk)(?: space)?|disk space|sound card|additional notes)\s?\*?:\s*(\S.*)$/i;
const FEWEST = 3;
const NEEDED: [label: RegExp, said: string][] = [
  [/^(?:storage|hard|disk)/i, "Required storage"],
  [/^(?:memory|ram)/i, "Required memory"],
];
/** Without such a word, the lines say what the thing itself has. */
const ASKED = /\b(?:requirements?|required|minimum|recommended)\b/i;
const SIZE = /^(\d[\d.,]* ?[GMT]B)(?= (?:available|free|ram|of)\b|$)/i;

/** Lines that say what a program asks of a machine: of them a listener hears of its space and memory. */
export function requirementsIn(
  blocks: readonly Block[],
): Map<number, { label: string; value: string } | null> {
  const lines = blocks.flatMap(({ text }, at) => {
    const [, label, value] = LINE.exec(text.trim()) ?? [];
    return label && value ? [{ at, label, value }] : [];
  });
  if (new Set(lines.map(({ label }) => label.toLowerCase())).size < FEWEST) return new Map();
  const above = blocks.slice(0, lines[0]?.at).findLast(({ kind }) => kind === "heading")?.text ?? "";
  const isOfProgram = lines.some(({ value }) => /\b(?:available|free) space\b/i.test(value));
  if (!isOfProgram && !ASKED.test(above)) return new Map();
  return new Map(
    lines.map(({ at, label, value }) => {
      const named = NEEDED.find(([pattern]) => pattern.test(label))?.[1];
      const [, size] = SIZE.exec(value) ?? [];
      return [at, named && size ? { label: named, value: size } : null];
    }),
  );
}
