export interface Edge {
  from: string;
  to: string;
}

interface FolderEdge extends Edge {
  /** Files of the first import that makes this edge. */
  example: Edge;
}

/**
 * Folders that lie beside each other and import each other, directly or by way of others. A folder and the
 * folders within it are one matter: only siblings are compared, at every depth.
 */
export function folderCircles(edges: readonly Edge[]): string[] {
  const bySibling = new Map<string, FolderEdge>();
  for (const edge of edges) {
    const folders = siblings(edge);
    const key = folders && `${folders.from} ${folders.to}`;
    if (key && !bySibling.has(key)) bySibling.set(key, { ...folders, example: edge });
  }
  const next = Map.groupBy(bySibling.values(), ({ from }) => from);
  const circles = new Map<string, string>();
  for (const start of next.keys()) {
    const way = shortestWay(start, next);
    if (!way) continue;
    const key = way.map(({ from }) => from).sort();
    const examples = way.map(({ example }) => `\n    ${example.from} → ${example.to}`).join("");
    circles.set(key.join(), `${[...key, key[0]].join(" → ")} is a circle of folders${examples}`);
  }
  return [...circles.values()];
}

/** The folders in which the ways of two files part; null where one file lies in the other's folder. */
function siblings({ from, to }: Edge): Edge | null {
  const [left, right] = [from.split("/"), to.split("/")];
  const parting = left.findIndex((part, index) => part !== right[index]);
  if (parting >= left.length - 1 || parting >= right.length - 1) return null;
  return { from: left.slice(0, parting + 1).join("/"), to: right.slice(0, parting + 1).join("/") };
}

/** From a folder back to itself. */
function shortestWay(start: string, next: Map<string, FolderEdge[]>): FolderEdge[] | null {
  const ways: FolderEdge[][] = (next.get(start) ?? []).map((edge) => [edge]);
  const seen = new Set<string>();
  for (const way of ways) {
    const { to } = way.at(-1) as FolderEdge;
    if (to === start) return way;
    if (seen.has(to)) continue;
    seen.add(to);
    for (const edge of next.get(to) ?? []) ways.push([...way, edge]);
  }
  return null;
}
