import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { candidatesOn } from "../../../server/src/adapters/writer/extractive/prose/salience/candidate.ts";
import { extractPage } from "../../../server/src/domain/pages/extract/extract-page.ts";
import type { Page } from "../../../server/src/kernel/page.ts";
import { chosenFrom } from "../../bench/scripts/sources.ts";
import type { GradedPage, GradedSentence } from "./graded-pages.ts";

interface Grades {
  /** So many sentences of the page, from its first, were graded. */
  count: number;
  /** Marks of what is told at all, by the sign of its sentence: "3", "1<"; the others are better not told. */
  marks: ReadonlyMap<string, string>;
}

/** The sign by which a sentence is known: the words themselves stay where they are. */
const signOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** The grades of a data folder's pages: an id, the number of graded sentences, and signs with marks. */
function gradesOf(root: string): Map<string, Grades> {
  const file = new URL(`./grades/${basename(root)}.txt`, import.meta.url);
  if (!existsSync(file)) throw new Error(`Nobody has graded the pages of ${basename(root)}.`);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return new Map(
    lines.map((line) => {
      const [id = "", count = "0", ...marks] = line.split(" ");
      const pairs = marks.map((mark): [string, string] => [mark.slice(0, 8), mark.slice(9)]);
      return [id, { count: Number(count), marks: new Map(pairs) }];
    }),
  );
}

/** The pages of a data folder whose sentences editors have graded, read as the project reads them today. */
export async function gradedFrom(root: string): Promise<GradedPage[]> {
  const grades = gradesOf(root);
  const found: GradedPage[] = [];
  for (const source of chosenFrom([root], undefined)) {
    const known = grades.get(source.id);
    const read = known ? await extractPage(source.html, source.url).catch(() => null) : null;
    if (!known || !read || "refused" in read) continue;
    const page: Page = { ...read.page, facts: [] };
    const sentences = candidatesOn(page)
      .slice(0, known.count)
      .flatMap(({ sentences: [text = ""], blockIndex }): GradedSentence[] => {
        if (page.blocks[blockIndex]?.kind === "quote") return [];
        const mark = known.marks.get(signOf(text)) ?? "0";
        return [{ blockIndex, text, grade: Number(mark[0]), leans: mark.endsWith("<") }];
      });
    found.push({ id: `${basename(root)}/${source.id}`, page, sentences });
  }
  return found;
}
