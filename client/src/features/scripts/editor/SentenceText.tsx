import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isTouch } from "./is-touch";
import type { LineParts } from "./line-parts";
import { MarkedText } from "./MarkedText";
import classes from "./SentenceText.module.css";
import type { SentenceActions } from "./sentence-actions";
import type { TiedWords } from "./untied";

interface Props {
  parts: LineParts;
  /** Words of the sentence that the page does not support. */
  untied: readonly string[];
  /** Words of the sentence that the page supports, with their places. */
  ties: readonly TiedWords[];
  /** The one sentence that Tab reaches; the arrows go on from it. */
  active: boolean;
  spoken: boolean;
  /** Rises whenever the sentence shall take the focus. */
  focusTurn: number;
  /** Speaks from here; null without audio for it, then a click of the mouse edits. */
  onSeek: (() => void) | null;
  actions: SentenceActions;
}

const hasMarked = (sentence: HTMLElement) => {
  const selection = getSelection();
  return selection?.isCollapsed === false && sentence.contains(selection.anchorNode);
};

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The action of a key on a sentence, if it has one. */
function actionOf(event: KeyboardEvent, actions: SentenceActions, onSeek: (() => void) | null) {
  const step = steps[event.key];
  if (event.altKey && step && event.key.endsWith(step > 0 ? "Down" : "Up")) return () => actions.move(step);
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return actions.add;
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  if (step) return () => actions.step(step);
  if (event.key === "Enter" || event.key === "F2") return actions.edit;
  if (event.key === "Delete" || event.key === "Backspace") return actions.remove;
  return event.key === " " ? onSeek : null;
}

export function SentenceText(props: Props) {
  const { parts, untied, ties, active, spoken, focusTurn, onSeek, actions } = props;
  const { t } = useTranslation();
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (focusTurn > 0) element.current?.focus();
  }, [focusTurn]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a button's text does not flow over lines like a sentence
    <span
      ref={element}
      className={classes.sentence}
      data-words
      role="button"
      tabIndex={active ? 0 : -1}
      data-spoken={spoken || undefined}
      aria-current={spoken || undefined}
      aria-keyshortcuts="Enter Delete Alt+ArrowUp Alt+ArrowDown Control+Enter"
      aria-description={
        untied.length > 0 ? t(($) => $.scripts.untied.named, { words: untied.join(", ") }) : undefined
      }
      onMouseDown={({ button, detail }) => button === 0 && detail < 2 && actions.press()}
      onClick={({ currentTarget, nativeEvent }) => {
        // Keeps the selection that the user has just made.
        if (hasMarked(currentTarget)) return;
        actions.activate();
        if (onSeek) {
          actions.stay();
          onSeek();
          // A finger has no hover: its first touch shows what can be done.
        } else if (!isTouch(nativeEvent)) actions.edit();
      }}
      onFocus={actions.activate}
      onKeyDown={(event) => {
        const action = actionOf(event, actions, onSeek);
        if (!action) return;
        event.preventDefault();
        action();
      }}
    >
      {parts.speaker && (
        <>
          <span className={classes.chip} data-speaker={parts.speaker.place % 6}>
            {parts.speaker.name}
          </span>
          <span className={classes.colon}>{parts.lead.slice(parts.speaker.name.length)}</span>
        </>
      )}
      <MarkedText text={parts.said} untied={untied} ties={ties} />
    </span>
  );
}
