import { extractPage } from "../../domain/pages/extract/extract-page.ts";
import type { Page } from "../../domain/pages/page.ts";
import { type FixturePage, fixtureHtml } from "./serve.ts";

/** A saved page as it is after its analysis, with ids for its facts. */
export async function analysedFixture(name: FixturePage): Promise<Page> {
  const extraction = await extractPage(await fixtureHtml(name), `https://pages.example/${name}`);
  if ("refused" in extraction) throw new Error(`${name} is refused: ${extraction.refused}`);
  const { facts, ...page } = extraction.page;
  return { ...page, facts: facts.map((fact, index) => ({ id: `fact-${index}`, ...fact })) };
}
