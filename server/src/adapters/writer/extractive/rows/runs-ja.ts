import type { Block } from "#kernel/page";

interface Run {
  kind: Block["kind"];
  from: number;
  to: number;
}

/** Tables, lists, and single paragraphs right below a heading. */
export function* runsIn(blocks: readonly Block[]): Generator<Run> {
  for (let from = 0, to = 0; from < blocks.length; from = to) {
    const { kind } = blocks[from] as Block;
    to = from + 1;
    if (kind === "table_row" || kind === "list_item") {
      while (blocks[to]?.kind === kind) to += 1;
      yield { kind, from, to };
    } else if (kind === "paragraph") yield { kind, from, to };
  }
}
