import { ActionIcon, Alert, Button, Modal, NativeSelect, Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";
import classes from "../diff/Compared.module.css";
import { ComparedRow, type Side } from "../diff/ComparedRow";
import { ComparedRows } from "../diff/ComparedRows";
import { compareScripts } from "../diff/diff";
import type { Speaking } from "../editor/narration";
import { type PlacedRow, placed, takenOver } from "./take-over";
import { useCompared, useRewrite } from "./use-compared";

interface Props {
  entryId: string;
  /** Newest first, two at least. */
  revisions: readonly { number: string; label: string }[];
  selected: string;
  language: string;
  hear: Speaking["hear"] | null;
  /** A sentence was taken over into a version. */
  onChanged(): void;
  onClose(): void;
}

/** Two versions side by side: what differs, word by word, to be heard and taken over. */
export function CompareRevisions(props: Props) {
  const { entryId, revisions, selected, language, hear, onChanged, onClose } = props;
  const { t } = useTranslation();
  const narrow = useMediaQuery("(max-width: 48em)");
  const other =
    revisions.find(({ number }) => number < selected) ?? revisions.find(({ number }) => number !== selected);
  const [left, setLeft] = useState(other?.number ?? selected);
  const [right, setRight] = useState(selected);
  const sides = { left: useCompared(entryId, left), right: useCompared(entryId, right) };
  const { rewrite, undo, error: refused } = useRewrite(entryId, onChanged);
  const error = sides.left.error ?? sides.right.error ?? refused;
  const isKnown = sides.left.isKnown && sides.right.isKnown;
  const [before, after] = [sides.left.script, sides.right.script];
  const rows = useMemo(() => {
    const texts = (script: typeof before) => script?.sentences.map(({ text }) => text) ?? [];
    return placed(compareScripts(texts(before), texts(after), language));
  }, [before, after, language]);
  const choices = [
    { label: t(($) => $.scripts.compare.left), value: left, choose: setLeft },
    { label: t(($) => $.scripts.compare.right), value: right, choose: setRight },
  ];
  /** In one column the sides are called by their versions, and buttons bear words. */
  const labelled = (version: string) => revisions.find(({ number }) => number === version)?.label ?? version;
  const isAlike = left !== right && labelled(left) === labelled(right);
  const nameOf = (version: string) => {
    const name = labelled(version);
    return isAlike ? t(($) => $.scripts.revision.alike, { name, number: Number(version) }) : name;
  };
  const versions = { left: nameOf(left), right: nameOf(right) };
  const labelOf = (side: Side) => ({
    name: versions[side],
    hear: t(($) => $.scripts.compare.hear, { version: versions[side] }),
    alone: t(($) => $.scripts.compare.only, { version: versions[side] }),
  });
  const labels = narrow ? { left: labelOf("left"), right: labelOf("right") } : undefined;
  const takes = {
    left: { to: "right", Icon: ArrowRight, label: t(($) => $.scripts.compare.toRight) },
    right: { to: "left", Icon: ArrowLeft, label: t(($) => $.scripts.compare.toLeft) },
  } as const;
  /** Takes the sentence of a side over into the other one. */
  const takeOver = (row: PlacedRow, from: Side) => {
    const { to, Icon, label } = takes[from];
    const { script } = sides[to];
    const take = () => script && void rewrite(script, takenOver(script, row, to));
    if (narrow) {
      const version = versions[to];
      return (
        <Button
          size="compact-sm"
          variant="default"
          className={classes.worded}
          classNames={{ label: classes.words }}
          onClick={take}
        >
          {row[from] === null
            ? t(($) => $.scripts.compare.drop, { version })
            : t(($) => $.scripts.compare.take, { version })}
        </Button>
      );
    }
    return (
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} onClick={take}>
        <Icon size={16} aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="72rem"
      fullScreen={narrow}
      title={t(($) => $.scripts.compare.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <div className={classes.heads}>
        {choices.map(({ label, value, choose }) => (
          <NativeSelect
            key={label}
            data-words
            aria-label={label}
            value={value}
            onChange={(event) => choose(event.currentTarget.value)}
            data={revisions.map(({ number, label: name }) => ({ value: number, label: name }))}
          />
        ))}
      </div>
      <ComparedRows
        rows={rows}
        language={language}
        isKnown={isKnown}
        tool={
          undo && (
            <Button size="compact-sm" variant="subtle" onClick={() => void undo()}>
              {t(($) => $.scripts.compare.undo)}
            </Button>
          )
        }
        notice={
          error ? (
            <Alert color="red">
              <ErrorText error={toAppError(error)} />
            </Alert>
          ) : (
            !isKnown && <Skeleton height={200} />
          )
        }
      >
        {(row) => (
          <ComparedRow
            row={row}
            labels={labels}
            // Each side is heard as its own audio says it.
            hear={hear && ((side, text) => hear(text, sides[side].madeWith))}
            action={(side) => takeOver(row, side)}
          />
        )}
      </ComparedRows>
    </Modal>
  );
}
