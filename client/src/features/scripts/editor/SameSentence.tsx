import { Button, Text, Title } from "@mantine/core";
import { useEffect, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ComparedRow, type Side } from "../diff/ComparedRow";
import { ComparedRows } from "../diff/ComparedRows";
import { compareScripts, sameRow, sentencesOf } from "../diff/diff";
import { decidedText, type Merged, questionsOf } from "./merged-parts";
import type { Speaking } from "./narration";
import classes from "./SameSentence.module.css";

interface Props {
  parts: Merged;
  /** False while more was written since: it is merged first. */
  areCurrent: boolean;
  language: string;
  hear: Speaking["hear"] | null;
  /** Merges what was written since. */
  merge(): Promise<void>;
  onDecided(content: string, version: number): void;
}

/** Where the two texts stand when they are compared. */
const whose = { left: "theirs", right: "mine" } as const;

/** Sentences that were changed here and elsewhere: everything else is merged already. */
export function SameSentence(props: Props) {
  const {
    parts: { parts, version },
    areCurrent,
    language,
    hear,
    merge,
    onDecided,
  } = props;
  const { t } = useTranslation();
  const title = useId();
  const questions = useMemo(() => questionsOf(parts), [parts]);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const [deciding, setDeciding] = useState(false);
  const isDecided = questions.every((question) => question === null || choices.has(question));
  const rows = useMemo(
    () =>
      parts.flatMap((part, at) => {
        const question = questions[at] ?? "";
        const stretch =
          "text" in part
            ? sentencesOf(part.text, language).map(sameRow)
            : compareScripts([part.theirs].filter(Boolean), [part.mine].filter(Boolean), language);
        return stretch.map((row) => ({ ...row, question }));
      }),
    [parts, questions, language],
  );

  useEffect(() => {
    if (!deciding || !areCurrent) return;
    setDeciding(false);
    if (!isDecided) return;
    const sides = questions.flatMap((question) =>
      question === null ? [] : [whose[choices.get(question) ?? "right"]],
    );
    onDecided(decidedText(parts, sides), version);
  }, [deciding, areCurrent, isDecided, questions, choices, parts, version, onDecided]);

  const labels = {
    left: { name: t(($) => $.scripts.conflict.theirs), hear: t(($) => $.scripts.conflict.hearTheirs) },
    right: { name: t(($) => $.scripts.conflict.mine), hear: t(($) => $.scripts.conflict.hearMine) },
  };
  return (
    <section className={classes.same} aria-labelledby={title}>
      <div role="alert">
        <Title order={3} size="h5" id={title}>
          {t(($) => $.scripts.conflict.sameTitle)}
        </Title>
        <Text size="sm" data-phrases>
          {t(($) => $.scripts.conflict.sameText)}
        </Text>
      </div>
      <ComparedRows rows={rows} language={language}>
        {(row) => (
          <ComparedRow
            row={row}
            labels={labels}
            hear={hear && ((_, text) => hear(text))}
            action={(side) => (
              <Button
                size="compact-sm"
                variant={choices.get(row.question) === side ? "filled" : "default"}
                aria-pressed={choices.get(row.question) === side}
                aria-label={`${labels[side].name} ${t(($) => $.scripts.conflict.keep)}`}
                onClick={() => setChoices((before) => new Map(before).set(row.question, side))}
              >
                {t(($) => $.scripts.conflict.keep)}
              </Button>
            )}
          />
        )}
      </ComparedRows>
      <Button
        size="xs"
        disabled={!isDecided}
        loading={deciding}
        onClick={() => {
          setDeciding(true);
          void merge();
        }}
      >
        {t(($) => $.scripts.conflict.decide)}
      </Button>
    </section>
  );
}
