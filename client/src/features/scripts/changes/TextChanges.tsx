import { useTranslation } from "react-i18next";
import type { ChangesQuery } from "#gql/graphql";
import classes from "./Changes.module.css";
import { WordChanges } from "./WordChanges";

interface Props {
  texts: NonNullable<ChangesQuery["entry"]["changes"]>["texts"];
  language: string;
}

/** More than anybody reads through; the script's own sentences stand above. */
const SHOWN = 100;

/** The sentences that the page has otherwise, folded away. */
export function TextChanges({ texts, language }: Props) {
  const { t } = useTranslation();
  return (
    <details className={classes.texts}>
      <summary>{t(($) => $.scripts.changes.allTexts, { count: texts.length })}</summary>
      {texts.slice(0, SHOWN).map(({ before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place
        <div key={index} className={classes.sentence}>
          <WordChanges before={before} after={after} language={language} />
        </div>
      ))}
    </details>
  );
}
