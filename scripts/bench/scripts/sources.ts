import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeHtml } from "../../../server/src/adapters/page-fetcher/charset.ts";

export interface SavedPage {
  id: string;
  url: string;
  html: string;
}

interface About {
  url?: string;
  content_type_header?: string;
}

const json = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8"));

/** The folder itself and those in it that hold pages: html/ID.html, as they are or gzipped. */
function folders(root: string): string[] {
  const inside = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [root, ...inside.map(({ name }) => join(root, name))].filter((folder) =>
    existsSync(join(folder, "html")),
  );
}

/** The pages of a data folder, decoded from their bytes as a fetched page would be. */
function* sourcesIn(root: string): Generator<SavedPage> {
  for (const folder of folders(root)) {
    const file = join(folder, "ground-truth.json");
    const all = existsSync(file) ? json<Record<string, About>>(file) : null;
    for (const name of readdirSync(join(folder, "html")).sort()) {
      const id = name.replace(/\.html(?:\.gz)?$/, "");
      const truth = join(folder, "ground-truth", `${id}.json`);
      const about = all?.[id] ?? (existsSync(truth) ? json<About>(truth) : {});
      const stored = readFileSync(join(folder, "html", name));
      const bytes = name.endsWith(".gz") ? gunzipSync(stored) : stored;
      yield {
        id,
        url: about.url ?? `https://page.example/${id}`,
        html: decodeHtml(bytes, about.content_type_header ?? "text/html"),
      };
    }
  }
}

/** The pages of some folders, of each at most so many, evenly spread. */
export function chosenFrom(roots: readonly string[], limit: string | undefined): SavedPage[] {
  return roots.flatMap((root) => {
    const sources = [...sourcesIn(root)];
    const step = Math.max(1, sources.length / Number(limit ?? sources.length));
    return sources.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  });
}
