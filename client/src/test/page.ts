import type { FragmentType } from "#gql/fragment-masking";
import type { FactsPanel_EntryFragmentDoc } from "#gql/graphql";

/** An entry in English as the card and the dialog of its page need it. */
export const pageEntry = (facts: object[]) => {
  const entry = { id: "e1", characters: 900, language: "en", pageType: "product", facts };
  return entry as unknown as FragmentType<typeof FactsPanel_EntryFragmentDoc>;
};

interface ReadPage {
  blocks: readonly object[];
  author?: string | null;
  publishedAt?: string | null;
}

/** Answers the question for the text of a page. */
export const pageText =
  ({ blocks, author = null, publishedAt = null }: ReadPage) =>
  ({ id }: Record<string, unknown>) => ({
    entry: { __typename: "Entry", id, page: { __typename: "PageText", author, publishedAt, blocks } },
  });
