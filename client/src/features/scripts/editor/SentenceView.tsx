import { Fragment, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Piece } from "./draft";
import { paragraphsOf } from "./draft";
import type { Narration } from "./narration";
import { SentenceField } from "./SentenceField";
import { SentenceText } from "./SentenceText";
import { SentenceTies } from "./SentenceTies";
import classes from "./SentenceView.module.css";

interface Props {
  pieces: readonly Piece[];
  language: string;
  narration: Narration | null;
  /** Whether the places of the page stand below each sentence. */
  sources: boolean;
  onEdit(index: number, text: string): void;
  /** A sentence is open for writing: the others must keep their numbers. */
  onWriting(is: boolean): void;
}

/** The script as its sentences: a click speaks from there, a double click or Enter edits. */
export function SentenceView({ pieces, language, narration, sources, onEdit, onWriting }: Props) {
  const { t } = useTranslation();
  const [active, setActive] = useState(0);
  const [editing, setEditing] = useState<number | null>(null);
  const [moved, setMoved] = useState(false);
  const paragraphs = useMemo(() => paragraphsOf(pieces), [pieces]);
  const match = narration?.match;
  const cues = useMemo(() => match?.(pieces.map(({ text }) => text)) ?? [], [match, pieces]);

  const step = (from: number, by: number) => {
    setActive(Math.min(Math.max(from + by, 0), pieces.length - 1));
    setMoved(true);
  };
  const isWriting = editing !== null;
  useEffect(() => {
    if (!isWriting) return;
    onWriting(true);
    return () => onWriting(false);
  }, [isWriting, onWriting]);

  const finish = (index: number, text: string, byKey: boolean) => {
    setEditing(null);
    // After a click elsewhere, the focus has already moved.
    setMoved(byKey);
    if (text !== pieces[index]?.text) onEdit(index, text);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={classes.script}
      lang={language}
      role="group"
      aria-label={t(($) => $.scripts.script)}
      data-own-arrows
    >
      {paragraphs.map((sentences) => (
        <div key={sentences[0]?.index} className={classes.paragraph}>
          {sentences.map(({ index, text, startsLine, untied, ties }, at) => {
            const cue = cues[index] ?? null;
            return editing === index ? (
              <SentenceField
                key={index}
                text={text}
                onDone={(value, byKey) => finish(index, value, byKey)}
                onCancel={() => finish(index, text, true)}
              />
            ) : (
              <Fragment key={index}>
                {startsLine && at > 0 && <br />}
                <SentenceText
                  text={text}
                  untied={untied}
                  ties={ties ?? undefined}
                  active={index === active}
                  focusMe={moved && index === active}
                  spoken={cue !== null && cue === narration?.spoken}
                  onSeek={cue === null ? null : () => narration?.seek(cue)}
                  onEdit={() => setEditing(index)}
                  onActivate={() => {
                    setActive(index);
                    setMoved(false);
                  }}
                  onStep={(by) => step(index, by)}
                />
                {sources && <SentenceTies ties={ties ?? []} />}
              </Fragment>
            );
          })}
        </div>
      ))}
    </div>
  );
}
