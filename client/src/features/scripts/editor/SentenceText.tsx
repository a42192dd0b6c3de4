import { ActionIcon } from "@mantine/core";
import { Pencil } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./SentenceView.module.css";
import { markWords, type TiedWords } from "./untied";

interface Props {
  text: string;
  /** Words of the sentence that the page does not support. */
  untied?: readonly string[];
  /** Words of the sentence that the page supports, with their places. */
  ties?: readonly TiedWords[];
  /** The one sentence that Tab reaches; the arrows go on from it. */
  active: boolean;
  spoken: boolean;
  focusMe: boolean;
  /** Speaks from here; null without audio for it, then a click edits. */
  onSeek: (() => void) | null;
  onEdit(): void;
  onActivate(): void;
  onStep(step: 1 | -1): void;
}

const hasMarked = (sentence: HTMLElement) => {
  const selection = getSelection();
  return selection?.isCollapsed === false && sentence.contains(selection.anchorNode);
};

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export function SentenceText({
  text,
  untied = [],
  ties = [],
  active,
  spoken,
  focusMe,
  onSeek,
  onEdit,
  onActivate,
  onStep,
}: Props) {
  const { t } = useTranslation();
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (spoken) element.current?.scrollIntoView({ block: "nearest" });
  }, [spoken]);
  useEffect(() => {
    if (focusMe) element.current?.focus();
  }, [focusMe]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    if (step) onStep(step);
    else if (event.key === "Enter" || event.key === "F2") onEdit();
    else if (event.key === " " && onSeek) onSeek();
    else return;
    event.preventDefault();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button's text does not flow over lines like a sentence */}
      <span
        ref={element}
        className={classes.sentence}
        role="button"
        tabIndex={active ? 0 : -1}
        data-spoken={spoken || undefined}
        aria-current={spoken || undefined}
        aria-description={
          untied.length > 0 ? t(($) => $.scripts.untied.named, { words: untied.join(", ") }) : undefined
        }
        onClick={({ currentTarget }) => {
          // Keeps the selection that the user has just made.
          if (hasMarked(currentTarget)) return;
          onActivate();
          (onSeek ?? onEdit)();
        }}
        onDoubleClick={onEdit}
        onFocus={onActivate}
        onKeyDown={onKeyDown}
      >
        {markWords(text, untied, ties).map(({ text: words, kind, excerpt }, index) => {
          if (kind === "plain") return words;
          const Part = kind === "untied" ? "mark" : "span";
          const hint =
            kind === "untied"
              ? t(($) => $.scripts.untied.hint)
              : excerpt && t(($) => $.scripts.ties.hint, { excerpt });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <Part key={index} className={classes[kind]} title={hint}>
              {words}
            </Part>
          );
        })}
      </span>
      {active && onSeek && (
        <ActionIcon
          className={classes.edit}
          variant="subtle"
          size="sm"
          aria-label={t(($) => $.scripts.editSentence)}
          onClick={onEdit}
        >
          <Pencil size={14} />
        </ActionIcon>
      )}
    </>
  );
}
