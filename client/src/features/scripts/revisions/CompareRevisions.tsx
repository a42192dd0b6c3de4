import { Alert, Button, Modal, NativeSelect, Skeleton, Switch, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { useErrorText } from "#lib/use-error-text";
import { compareScripts } from "../diff/diff";
import type { Speaking } from "../editor/narration";
import { ComparedRow } from "./ComparedRow";
import classes from "./CompareRevisions.module.css";
import { placed, takenOver } from "./take-over";
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
  const errorText = useErrorText();
  const narrow = useMediaQuery("(max-width: 48em)");
  const other =
    revisions.find(({ number }) => number < selected) ?? revisions.find(({ number }) => number !== selected);
  const [left, setLeft] = useState(other?.number ?? selected);
  const [right, setRight] = useState(selected);
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const sides = { left: useCompared(entryId, left), right: useCompared(entryId, right) };
  const { rewrite, undo, error: refused } = useRewrite(entryId, onChanged);
  const error = sides.left.error ?? sides.right.error ?? refused;
  const isKnown = sides.left.isKnown && sides.right.isKnown;
  const [before, after] = [sides.left.script, sides.right.script];
  const rows = useMemo(() => {
    const texts = (script: typeof before) => script?.sentences.map(({ text }) => text) ?? [];
    return placed(compareScripts(texts(before), texts(after), language));
  }, [before, after, language]);
  const differing = rows.filter(({ isChanged }) => isChanged).length;

  /** Goes to the next difference, or the one before; behind the last one comes the first. */
  const jump = (by: 1 | -1) => {
    const places = [...(list.current?.querySelectorAll<HTMLElement>("[data-changed]") ?? [])];
    const here = places.findIndex((place) => place.contains(document.activeElement));
    const next = here < 0 ? (by > 0 ? 0 : places.length - 1) : (here + by + places.length) % places.length;
    places[next]?.focus();
    places[next]?.scrollIntoView({ block: "center" });
  };
  const choices = [
    { label: t(($) => $.scripts.compare.left), value: left, choose: setLeft },
    { label: t(($) => $.scripts.compare.right), value: right, choose: setRight },
  ];
  return (
    <Modal
      opened
      onClose={onClose}
      size="72rem"
      fullScreen={narrow}
      title={t(($) => $.scripts.compare.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <div className={classes.top}>
        <div className={classes.heads}>
          {choices.map(({ label, value, choose }) => (
            <NativeSelect
              key={label}
              aria-label={label}
              value={value}
              onChange={(event) => choose(event.currentTarget.value)}
              data={revisions.map(({ number, label: name }) => ({ value: number, label: name }))}
            />
          ))}
        </div>
        <div className={classes.tools}>
          <Text size="sm" c="dimmed" role="status" className={classes.count}>
            {isKnown &&
              (differing > 0
                ? t(($) => $.scripts.compare.differ, { count: differing })
                : t(($) => $.scripts.compare.same))}
          </Text>
          {undo && (
            <Button size="compact-sm" variant="subtle" onClick={() => void undo()}>
              {t(($) => $.scripts.compare.undo)}
            </Button>
          )}
          {differing > 0 && (
            <>
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<ArrowUp size={14} aria-hidden />}
                onClick={() => jump(-1)}
              >
                {t(($) => $.scripts.compare.previous)}
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<ArrowDown size={14} aria-hidden />}
                onClick={() => jump(1)}
              >
                {t(($) => $.scripts.compare.next)}
              </Button>
            </>
          )}
          <Switch
            size="sm"
            label={t(($) => $.scripts.compare.whole)}
            checked={whole}
            onChange={(event) => setWhole(event.currentTarget.checked)}
          />
        </div>
      </div>
      {error && <Alert color="red">{errorText(toAppError(error))}</Alert>}
      {!isKnown && !error && <Skeleton height={200} />}
      <div ref={list} className={classes.rows} lang={language}>
        {rows.map((row, index) =>
          whole || row.isChanged ? (
            <ComparedRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              key={index}
              row={row}
              sides={sides}
              hear={hear}
              onTake={(to) => {
                const script = sides[to].script;
                if (script) void rewrite(script, takenOver(script, row, to));
              }}
            />
          ) : null,
        )}
      </div>
    </Modal>
  );
}
