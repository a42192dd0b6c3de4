import type { Page } from "#kernel/page";
import { extractPage } from "../../domain/pages/extract/extract-page.ts";
import { type FixturePage, fixtureHtml } from "./serve.ts";

/** A saved page as it is after its analysis, with ids for its facts. */
export const analysedFixture = async (name: FixturePage): Promise<Page> =>
  analysed(await fixtureHtml(name), `https://pages.example/${name}`);

/** A page's source as it is after its analysis. */
export async function analysed(html: string, url: string): Promise<Page> {
  const extraction = await extractPage(html, url);
  if ("refused" in extraction) throw new Error(`${url} is refused: ${extraction.refused}`);
  const { facts, ...page } = extraction.page;
  return { ...page, facts: facts.map((fact, index) => ({ id: `fact-${index}`, ...fact })) };
}
