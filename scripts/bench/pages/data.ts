import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

export interface TextCase {
  id: string;
  url: string;
  type: string;
  truth: string;
  html: string;
}
export interface FactCase {
  id: string;
  url: string;
  /** Accepted values by field; an absent field has none. */
  truth: Record<string, string[]>;
  html: string;
}

const page = (folder: string, id: string) =>
  gunzipSync(readFileSync(join(folder, "html", `${id}.html.gz`))).toString("utf8");
const json = (path: string) => JSON.parse(readFileSync(path, "utf8"));

/** The folder itself and those in it: each holds html/ beside ground-truth/ (texts) or ground-truth.json (facts). */
function folders(root: string): string[] {
  const inside = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [root, ...inside.map(({ name }) => join(root, name))].filter((folder) =>
    existsSync(join(folder, "html")),
  );
}

/** Pages with their main text. */
export function* textCases(root: string): Generator<TextCase> {
  for (const folder of folders(root).filter((one) => existsSync(join(one, "ground-truth")))) {
    for (const file of readdirSync(join(folder, "ground-truth")).sort()) {
      const id = file.replace(/\.json$/, "");
      const { url, ground_truth, _internal } = json(join(folder, "ground-truth", file));
      const type = _internal?.page_type?.primary ?? "unknown";
      yield {
        id,
        url: url ?? "https://page.example/",
        type,
        truth: ground_truth.main_content ?? "",
        html: page(folder, id),
      };
    }
  }
}

/** Product pages with the values that their fields may have. */
export function* factCases(root: string): Generator<FactCase> {
  for (const folder of folders(root).filter((one) => existsSync(join(one, "ground-truth.json")))) {
    for (const [id, truth] of Object.entries<Record<string, string[]> & { url: string }>(
      json(join(folder, "ground-truth.json")),
    ))
      yield { id, url: truth.url, truth, html: page(folder, id) };
  }
}
