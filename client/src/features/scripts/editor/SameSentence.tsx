import { Button, Text, Title } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ComparedRow, type Side } from "../diff/ComparedRow";
import { ComparedRows } from "../diff/ComparedRows";
import { compareScripts, sameRow } from "../diff/diff";
import { decidedText, type Merged } from "./merged-parts";
import type { Speaking } from "./narration";
import classes from "./SameSentence.module.css";

interface Props {
  parts: Merged;
  language: string;
  hear: Speaking["hear"] | null;
  onDecided(content: string, version: number): void;
}

/** Where the two texts stand when they are compared. */
const whose = { left: "theirs", right: "mine" } as const;

/** Sentences that were changed here and elsewhere: everything else is merged already. */
export function SameSentence({ parts: { parts, version }, language, hear, onDecided }: Props) {
  const { t } = useTranslation();
  const both = parts.filter((part) => !("text" in part)).length;
  const [choices, setChoices] = useState<ReadonlyMap<number, Side>>(new Map());
  const rows = useMemo(
    () =>
      parts.flatMap((part, at) => {
        if ("text" in part) return part.text.trim() ? [{ ...sameRow(part.text), at }] : [];
        return compareScripts([part.theirs].filter(Boolean), [part.mine].filter(Boolean), language).map(
          (row) => ({ ...row, at }),
        );
      }),
    [parts, language],
  );
  const labels = {
    left: t(($) => $.scripts.conflict.theirs),
    right: t(($) => $.scripts.conflict.mine),
  };
  return (
    <section className={classes.same} role="alert">
      <Title order={3} size="h5">
        {t(($) => $.scripts.conflict.sameTitle)}
      </Title>
      <Text size="sm" data-phrases>
        {t(($) => $.scripts.conflict.sameText)}
      </Text>
      <ComparedRows rows={rows} language={language}>
        {(row) => (
          <ComparedRow
            row={row}
            labels={labels}
            hear={hear && ((_, text) => hear(text))}
            action={(side) => (
              <Button
                size="compact-sm"
                variant={choices.get(row.at) === side ? "filled" : "default"}
                aria-pressed={choices.get(row.at) === side}
                aria-label={`${labels[side]} ${t(($) => $.scripts.conflict.keep)}`}
                onClick={() => setChoices((before) => new Map(before).set(row.at, side))}
              >
                {t(($) => $.scripts.conflict.keep)}
              </Button>
            )}
          />
        )}
      </ComparedRows>
      <Button
        size="xs"
        disabled={choices.size < both}
        onClick={() =>
          onDecided(
            decidedText(
              parts,
              parts.flatMap((part, at) => ("text" in part ? [] : [whose[choices.get(at) ?? "right"]])),
            ),
            version,
          )
        }
      >
        {t(($) => $.scripts.conflict.decide)}
      </Button>
    </section>
  );
}
