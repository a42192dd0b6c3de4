import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeHtml } from "../../../server/src/adapters/page-fetcher/charset.ts";

/** A page of a set, with what is known of it. */
export interface PageCase {
  id: string;
  /** The folder that it lies in. */
  set: string;
  /** Its page type, by the names of the set. */
  kind: string;
  url: string;
  html: string;
  /** The main text, and by which tokens it is compared. */
  text?: { truth: string; tokens: "words" | "pairs"; withTitle: boolean };
  /** Accepted values by field, the right one first; it is empty where the page states none. */
  facts?: Record<string, string[]>;
  /** The set has no field for trade numbers, and takes one for a shop's own number. */
  gtinIsSku?: boolean;
  /** Why the page cannot be read. */
  refusal?: string;
}

const json = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const idsIn = (folder: string, end: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(end))
        .map((file) => file.slice(0, -end.length))
        .sort()
    : [];

/** The folder itself and those in it: each holds html/ beside ground-truth/ or ground-truth.json. */
function folders(root: string): string[] {
  const inside = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [root, ...inside.map(({ name }) => join(root, name))].filter((folder) =>
    existsSync(join(folder, "html")),
  );
}

/** Every page of every set in a folder, in a steady order. */
export function* cases(root: string): Generator<PageCase> {
  for (const folder of folders(root)) {
    if (existsSync(join(folder, "ground-truth.json"))) yield* productCases(folder);
    for (const id of idsIn(join(folder, "ground-truth"), ".json")) {
      const truth = json(join(folder, "ground-truth", `${id}.json`));
      const packed = join(folder, "html", `${id}.html.gz`);
      yield existsSync(packed)
        ? packedCase(folder, id, truth, packed)
        : rawCase(folder, id, truth, readFileSync(join(folder, "html", `${id}.html`)));
    }
    yield* refusalCases(folder);
  }
}

const unpacked = (file: string) => gunzipSync(readFileSync(file)).toString("utf8");

interface PackedTruth {
  url?: string;
  ground_truth: { main_content?: string };
  _internal?: { page_type?: { primary?: string } };
}

/** A page as text, whose truth leaves its title out. */
const packedCase = (folder: string, id: string, truth: PackedTruth, file: string): PageCase => ({
  id,
  set: basename(folder),
  kind: truth._internal?.page_type?.primary ?? "unknown",
  url: truth.url ?? "https://page.example/",
  html: unpacked(file),
  text: { truth: truth.ground_truth.main_content ?? "", tokens: "words", withTitle: false },
});

interface RawTruth {
  url: string;
  content_type_header: string;
  /** Pages without goods may state no facts at all. */
  ground_truth: { main_content: string; facts?: Record<string, string | null> };
  _internal: { kind: string; also_accept?: Record<string, (string | null)[]> };
}

/** A page as the bytes and the header that a server sent, whose truth begins with its title. */
function rawCase(folder: string, id: string, truth: RawTruth, bytes: Buffer): PageCase {
  const { main_content, facts } = truth.ground_truth;
  const { kind, also_accept = {} } = truth._internal;
  return {
    id,
    set: basename(folder),
    kind,
    url: truth.url,
    html: decodeHtml(bytes, truth.content_type_header),
    text: { truth: main_content, tokens: "pairs", withTitle: true },
    ...(kind === "product" && { facts: acceptedBy(facts, also_accept), gtinIsSku: true }),
  };
}

/** An empty first value says that the page states none. */
const acceptedBy = (facts: Record<string, string | null> = {}, also: Record<string, (string | null)[]>) =>
  Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [
      field,
      [value, ...(also[field] ?? [])].map((one) => one ?? ""),
    ]),
  );

function* productCases(folder: string): Generator<PageCase> {
  const all: Record<string, Record<string, string[]> & { url: string }> = json(
    join(folder, "ground-truth.json"),
  );
  for (const [id, { url, ...facts }] of Object.entries(all)) {
    const html = unpacked(join(folder, "html", `${id}.html.gz`));
    yield { id, set: basename(folder), kind: "product", url, html, facts };
  }
}

function* refusalCases(folder: string): Generator<PageCase> {
  for (const id of idsIn(join(folder, "refusals"), ".json")) {
    const truth = json(join(folder, "refusals", `${id}.json`));
    const bytes = readFileSync(join(folder, "refusals", `${id}.html`));
    const html = decodeHtml(bytes, truth.content_type_header);
    const { reason } = truth.expected;
    yield { id, set: basename(folder), kind: "refusal", url: truth.url, html, refusal: reason };
  }
}
