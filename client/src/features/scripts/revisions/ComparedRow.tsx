import { ActionIcon, Text } from "@mantine/core";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { HearButton } from "#lib/ui/HearButton";
import { useErrorText } from "#lib/use-error-text";
import { DiffPieces } from "../diff/DiffPieces";
import type { Speaking } from "../editor/narration";
import classes from "./CompareRevisions.module.css";
import { type PlacedRow, textOf } from "./take-over";
import type { Compared } from "./use-compared";

interface Props {
  row: PlacedRow;
  sides: Record<"left" | "right", Compared>;
  hear: Speaking["hear"] | null;
  /** Takes the sentence of the other side over into this one. */
  onTake(to: "left" | "right"): void;
}

/** A sentence of two versions: each side is heard as its own audio says it. */
export function ComparedRow({ row, sides, hear, onTake }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>(null);
  const cells = [
    {
      side: "left",
      to: "right",
      mark: "del",
      Icon: ArrowRight,
      take: t(($) => $.scripts.compare.toRight),
      hears: t(($) => $.scripts.compare.hearLeft),
    },
    {
      side: "right",
      to: "left",
      mark: "ins",
      Icon: ArrowLeft,
      take: t(($) => $.scripts.compare.toLeft),
      hears: t(($) => $.scripts.compare.hearRight),
    },
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={classes.row}
      role="group"
      aria-label={row.isChanged ? t(($) => $.scripts.compare.difference) : t(($) => $.scripts.sentence)}
      tabIndex={-1}
      data-changed={row.isChanged || undefined}
    >
      {cells.map(({ side, to, mark, Icon, take, hears }) => {
        const text = textOf(row[side]);
        return (
          <div key={side} className={classes.cell} data-side={side}>
            <p className={classes.side}>
              {text === null ? (
                <Text component="span" size="sm" c="dimmed">
                  {t(($) => $.scripts.compare.none)}
                </Text>
              ) : (
                <DiffPieces parts={row[side] ?? []} mark={mark} />
              )}
            </p>
            {row.isChanged && (
              <span className={classes.actions}>
                {hear && text && (
                  <HearButton
                    label={hears}
                    sound={() => {
                      setError(null);
                      return hear(text, sides[side].madeWith);
                    }}
                    onFailed={setError}
                  />
                )}
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={take}
                  title={take}
                  onClick={() => onTake(to)}
                >
                  <Icon size={16} aria-hidden />
                </ActionIcon>
              </span>
            )}
          </div>
        );
      })}
      {error !== null && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {errorText(toAppError(error))}
        </Text>
      )}
    </div>
  );
}
