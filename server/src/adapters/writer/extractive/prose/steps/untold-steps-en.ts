import type { Page } from "#kernel/page";
import type { ProseLine } from "../lines.ts";

/** "From step 3 till step 6", "If you do 5a on it" */
const NAMED_BY_NUMBER =
  /(?<!(?:first|next|last|each|every|one|this|that) )\bsteps? \d{1,2}[a-z]?\b|\b(?:do|did|after|before|see) \d{1,2}[a-d]\b/i;

/** The lines of an English page without those that name its steps by number, where it has none that could be told. */
export const withoutUntoldSteps = (
  lines: readonly ProseLine[],
  { language, blocks }: Page,
  hasSteps: boolean,
): readonly ProseLine[] =>
  language === "ja" || hasSteps || blocks.some(({ kind }) => kind === "list_item")
    ? lines
    : lines.filter(({ sentences }) => !sentences.some((one) => NAMED_BY_NUMBER.test(one)));
