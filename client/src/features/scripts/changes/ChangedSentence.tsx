import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { compareScripts, type Part } from "../diff";
import { markWords } from "../untied";
import classes from "./Changes.module.css";

interface Props {
  sentence: { before: string; after?: string | null; lost: readonly string[] };
  language: string;
}

/** A sentence as it is and as it would be; one that nobody but a person can mend, with what is wrong about it. */
export function ChangedSentence({ sentence: { before, after, lost }, language }: Props) {
  const { t } = useTranslation();
  if (!after) {
    return (
      <div className={classes.sentence}>
        <p lang={language}>
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
  const [row] = compareScripts([before], [after], language);
  return (
    <div className={classes.sentence} lang={language}>
      <p>{pieces(row?.left ?? null, "del")}</p>
      <p>{pieces(row?.right ?? null, "ins")}</p>
    </div>
  );
}

const pieces = (parts: Part[] | null, Mark: "del" | "ins") =>
  parts?.map(({ text, changed }, index) => {
    const Piece = changed ? Mark : "span";
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    return <Piece key={index}>{text}</Piece>;
  });
