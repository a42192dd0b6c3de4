import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { markWords } from "../editor/untied";
import classes from "./Changes.module.css";
import { WordChanges } from "./WordChanges";

interface Props {
  sentence: { before: string; after?: string | null; lost: readonly string[] };
  language: string;
}

/** A sentence as it is and as it would be. If only a person can mend it, its fault stands there instead. */
export function ChangedSentence({ sentence: { before, after, lost }, language }: Props) {
  const { t } = useTranslation();
  if (!after) {
    return (
      <div className={classes.sentence}>
        <p data-words lang={language}>
          {markWords(before, lost).map(({ text, kind }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            kind === "untied" ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
        </p>
        <Text size="xs" c="dimmed">
          {t(($) => $.scripts.changes.byHand)}
        </Text>
      </div>
    );
  }
  return (
    <div className={classes.sentence}>
      <WordChanges before={before} after={after} language={language} />
    </div>
  );
}
