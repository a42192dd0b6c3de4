import { DiffPieces } from "../diff/DiffPieces";
import { compareScripts } from "../diff/diff";
import { BeforeAfter } from "./BeforeAfter";

interface Props {
  before: string | null | undefined;
  after: string | null | undefined;
  language: string;
}

/** A sentence as it was and as it is, with the words that differ; one of the two may be missing. */
export function WordChanges({ before, after, language }: Props) {
  const [row] = compareScripts(before ? [before] : [], after ? [after] : [], language);
  if (!row) return null;
  return (
    <BeforeAfter
      before={row.left && <DiffPieces parts={row.left} mark="del" />}
      after={row.right && <DiffPieces parts={row.right} mark="ins" />}
      language={language}
    />
  );
}
