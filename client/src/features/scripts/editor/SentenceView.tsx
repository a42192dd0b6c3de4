import { Button } from "@mantine/core";
import { useCallbackRef, useMediaQuery } from "@mantine/hooks";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Piece } from "./draft";
import { paragraphsOf, placeOf } from "./draft";
import type { Narration, Speaking } from "./narration";
import { SentenceField } from "./SentenceField";
import { SentenceRow } from "./SentenceRow";
import classes from "./SentenceView.module.css";
import type { SentenceActions } from "./sentence-actions";
import { useDoublePress } from "./use-double-press";
import type { useSentenceFocus } from "./use-sentence-focus";

interface Props {
  pieces: readonly Piece[];
  language: "ja" | "en";
  narration: Narration | null;
  speaking: Speaking | null;
  /** Whether the places of the page stand below each sentence. */
  sources: boolean;
  focus: ReturnType<typeof useSentenceFocus>;
  onEdit(index: number, text: string): void;
  onAdd(index: number, text: string): void;
  onMove(index: number, by: 1 | -1): void;
  /** Takes back a sentence that was just removed; null where none was. */
  onRestore: (() => void) | null;
  /** A sentence is open for writing: the others must keep their numbers. */
  onWriting(is: boolean): void;
}

/** A sentence that is open for writing, or a new one below it. */
interface Writing {
  index: number;
  isNew: boolean;
}

/** The script as a document of sentences: a click speaks from there, a double click or Enter edits. */
export function SentenceView(props: Props) {
  const { pieces, language, narration, speaking, sources, focus, onEdit, onAdd, onMove, onRestore } = props;
  const { onWriting } = props;
  const { t } = useTranslation();
  const [editing, setEditing] = useState<Writing | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [within, setWithin] = useState(false);
  const isNarrow = useMediaQuery("(max-width: 62em)", false, { getInitialValueInEffect: false });
  const paragraphs = useMemo(() => paragraphsOf(pieces), [pieces]);
  const sound = narration?.sound ?? null;
  const cues = useMemo(() => sound?.match(pieces.map(({ text }) => text)) ?? [], [sound, pieces]);

  const isWriting = editing !== null;
  useEffect(() => {
    if (!isWriting) return;
    onWriting(true);
    return () => onWriting(false);
  }, [isWriting, onWriting]);

  const finish = ({ index, isNew }: Writing, text: string, byKey: boolean) => {
    setEditing(null);
    const isAdded = isNew && text.trim() !== "";
    if (isAdded) onAdd(index, text);
    else if (!isNew && text !== pieces[index]?.text) onEdit(index, text);
    // After a click elsewhere, the focus has already moved.
    if (byKey) focus.go(isAdded ? index + 1 : index);
  };
  const fieldFor = (writing: Writing, text: string) => (
    <SentenceField
      text={text}
      onDone={(value, byKey) => finish(writing, value, byKey)}
      onCancel={() => finish(writing, writing.isNew ? "" : text, true)}
    />
  );
  // The first press has closed the field that was open, and what was written there has moved the sentences below.
  const press = useDoublePress(({ piece, index: before }: { piece: Piece; index: number }) => {
    const index = placeOf(pieces, piece, before);
    if (index !== null) setEditing({ index, isNew: false });
  });
  // The user looks at the sentence that is pressed: it must not move under the second press of a double click.
  const view = useRef<HTMLDivElement>(null);
  const pressed = useRef<(typeof cues)[number]>(null);
  const spoken = narration?.spoken ?? null;
  useEffect(() => {
    if (spoken !== null && spoken !== pressed.current)
      view.current?.querySelector("[data-spoken]")?.scrollIntoView({ block: "nearest" });
    pressed.current = null;
  }, [spoken]);
  // Always the same function: else each step in one sentence would have all others drawn.
  const actionsOf = useCallbackRef(
    (index: number): SentenceActions => ({
      edit: () => setEditing({ index, isNew: false }),
      add: () => setEditing({ index, isNew: true }),
      remove: () => {
        onEdit(index, "");
        focus.go(Math.min(index, pieces.length - 2));
      },
      move: (by: 1 | -1) => {
        const to = index + by;
        if (to < 0 || to >= pieces.length) return;
        onMove(index, by);
        focus.go(to);
      },
      step: (by: 1 | -1) => focus.go(Math.min(Math.max(index + by, 0), pieces.length - 1)),
      press: () => {
        const piece = pieces[index];
        if (piece) press({ piece, index });
      },
      stay: () => {
        const cue = cues[index] ?? null;
        // The one that is spoken is said again: the player comes to the next one by itself.
        pressed.current = cue === spoken ? null : cue;
      },
      activate: () => focus.set(index),
      point: (isOver: boolean) => setHovered(isOver ? index : null),
    }),
  );
  const offered = isWriting ? null : (hovered ?? (within ? focus.index : null));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={view}
      className={classes.script}
      lang={language}
      role="group"
      aria-label={t(($) => $.scripts.script)}
      data-own-arrows
      onFocus={() => setWithin(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A popover stands elsewhere in the page, but belongs to the tool that opened it.
        const isOfTools = relatedTarget?.closest("[role=menu], [data-of-tools]");
        if (relatedTarget && !currentTarget.contains(relatedTarget) && !isOfTools) setWithin(false);
      }}
    >
      {paragraphs.map((sentences) => (
        <div key={sentences[0]?.index} className={classes.paragraph}>
          {sentences.map(({ index, text, untied, ties }) =>
            editing?.index === index && !editing.isNew ? (
              <div key={index}>{fieldFor(editing, text)}</div>
            ) : (
              <div key={index}>
                <SentenceRow
                  index={index}
                  text={text}
                  untied={untied}
                  ties={ties}
                  language={language}
                  cue={cues[index] ?? null}
                  sound={sound}
                  spoken={cues[index] != null && cues[index] === narration?.spoken}
                  speaking={speaking}
                  sources={sources}
                  active={index === focus.index}
                  offered={index === offered}
                  isNarrow={isNarrow}
                  focusTurn={index === focus.index ? focus.turn : 0}
                  actionsOf={actionsOf}
                />
                {editing?.index === index && fieldFor(editing, "")}
              </div>
            ),
          )}
        </div>
      ))}
      {onRestore && (
        <div className={classes.removed} role="status">
          {t(($) => $.scripts.tools.removed)}
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              onRestore();
              focus.go(focus.index);
            }}
          >
            {t(($) => $.scripts.undo)}
          </Button>
        </div>
      )}
    </div>
  );
}
