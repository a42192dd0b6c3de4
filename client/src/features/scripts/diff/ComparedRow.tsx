import { Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";
import { HearButton } from "#lib/ui/HearButton";
import classes from "./Compared.module.css";
import { DiffPieces } from "./DiffPieces";
import { isChanged, type Row, textOf } from "./diff";

export type Side = "left" | "right";

interface Props {
  row: Row;
  /**
   * Names a side: it stands before its sentence and in the label of its sound. With `alone`, which names the only side
   * that has the sentence, nothing is said for the other.
   */
  labels?: Record<Side, { name: string; hear: string; alone?: string }> | undefined;
  /** Address of a side's sentence as that side says it. */
  hear: ((side: Side, text: string) => Promise<string>) | null;
  /** The action that a side offers for its sentence. */
  action(side: Side): ReactNode;
}

/** A sentence as two sides have it, to be heard and chosen from. */
export function ComparedRow({ row, labels, hear, action }: Props) {
  const { t } = useTranslation();
  const [error, setError] = useState<unknown>(null);
  const differs = isChanged(row);
  const cells = [
    { side: "left", mark: "del", hears: labels?.left.hear ?? t(($) => $.scripts.compare.hearLeft) },
    { side: "right", mark: "ins", hears: labels?.right.hear ?? t(($) => $.scripts.compare.hearRight) },
  ] as const;
  const isAlone = row.left === null || row.right === null;
  // Where nothing is said for a side without the sentence, its way out stands below the side that has it.
  const inOrder = labels?.left.alone && row.left === null ? cells.toReversed() : cells;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={classes.row}
      role="group"
      aria-label={differs ? t(($) => $.scripts.compare.difference) : t(($) => $.scripts.sentence)}
      tabIndex={-1}
      data-changed={differs || undefined}
    >
      {inOrder.map(({ side, mark, hears }) => {
        const text = textOf(row[side]);
        const label = labels?.[side];
        return (
          <div key={side} className={classes.cell} data-side={side} data-labelled={!!labels || undefined}>
            {(text !== null || label?.alone === undefined) && (
              <p className={classes.side}>
                {differs && label && (
                  <Text component="b" size="xs" c="dimmed" display="block">
                    {(isAlone && label.alone) || label.name}
                  </Text>
                )}
                {text === null ? (
                  <Text component="span" size="sm" c="dimmed">
                    {t(($) => $.scripts.compare.none)}
                  </Text>
                ) : (
                  <span data-words>
                    <DiffPieces parts={row[side] ?? []} mark={mark} />
                  </span>
                )}
              </p>
            )}
            {differs && (
              <span className={classes.actions}>
                {hear && text && (
                  <HearButton
                    label={hears}
                    sound={() => {
                      setError(null);
                      return hear(side, text);
                    }}
                    onFailed={setError}
                  />
                )}
                {action(side)}
              </span>
            )}
          </div>
        );
      })}
      {error !== null && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          <ErrorText error={toAppError(error)} />
        </Text>
      )}
    </div>
  );
}
