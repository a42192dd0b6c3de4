import { ActionIcon } from "@mantine/core";
import { Check, Pencil, Play, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { clock } from "#lib/clock";
import { linePartsOf } from "./line-parts";
import type { Narration, Speaking } from "./narration";
import { SentenceText } from "./SentenceText";
import { SentenceTies } from "./SentenceTies";
import { SentenceTools } from "./SentenceTools";
import classes from "./SentenceView.module.css";
import type { SentenceActions } from "./sentence-actions";
import { placedTies, type TiedWords } from "./untied";

interface Props {
  text: string;
  untied?: readonly string[] | undefined;
  ties?: readonly TiedWords[] | null | undefined;
  language: "ja" | "en";
  /** The cue that speaks it; null where no audio does. */
  cue: number | null;
  narration: Narration | null;
  speaking: Speaking | null;
  /** Whether the places of the page stand below it. */
  sources: boolean;
  active: boolean;
  /** Its tools are shown. */
  offered: boolean;
  focusTurn: number;
  onActivate(): void;
  onPointer(isOver: boolean): void;
  actions: SentenceActions;
}

const none: readonly never[] = [];

/** A sentence of the document: its words, what is to be said of them in the margin, and its tools. */
export function SentenceRow(props: Props) {
  const { text, cue, narration, speaking, sources, active, offered, focusTurn, onActivate, actions } = props;
  const { untied = none, language, onPointer } = props;
  const { t } = useTranslation();
  const ties = props.ties ?? none;
  const parts = linePartsOf(text, speaking?.speakers ?? none);
  const seek = cue !== null && narration ? () => narration.seek(cue) : null;
  const placed = placedTies(ties);
  const sentence = (
    <SentenceText
      parts={parts}
      untied={untied}
      ties={ties}
      active={active}
      spoken={cue !== null && cue === narration?.spoken}
      focusTurn={focusTurn}
      onSeek={seek}
      onActivate={onActivate}
      actions={actions}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus comes by from what stands in it
    <div
      className={classes.row}
      data-heading={parts.isHeading || undefined}
      data-offered={offered || undefined}
      onPointerEnter={({ pointerType }) => pointerType !== "touch" && onPointer(true)}
      onPointerLeave={({ pointerType }) => pointerType !== "touch" && onPointer(false)}
      // A tool that was pressed, and what it opened, keep their sentence when the pointer leaves it.
      onFocus={onActivate}
    >
      <div className={classes.words}>
        {parts.isHeading ? <h3 className={classes.heading}>{sentence}</h3> : sentence}
        {parts.isHeading && narration && cue !== null && (
          <span className={classes.chapter}>
            <ActionIcon
              variant="light"
              radius="xl"
              aria-label={t(($) => $.scripts.playChapter, { title: parts.said })}
              onClick={() => narration.play(cue)}
            >
              <Play size={14} aria-hidden />
            </ActionIcon>
            {clock(narration.startOf(cue))}
          </span>
        )}
        {sources && <SentenceTies ties={placed} />}
      </div>
      {untied.length > 0 ? (
        <span className={classes.mark} data-tone="warning" title={t(($) => $.scripts.untied.hint)}>
          <TriangleAlert size={15} aria-hidden />
        </span>
      ) : (
        placed.length > 0 && (
          <span className={classes.mark} title={t(($) => $.scripts.ties.proven)}>
            <Check size={15} aria-hidden />
          </span>
        )
      )}
      {offered && (
        <>
          <ActionIcon
            className={classes.pencil}
            variant="subtle"
            color="gray"
            aria-label={t(($) => $.scripts.editSentence)}
            title={t(($) => $.scripts.editSentence)}
            onClick={actions.edit}
          >
            <Pencil size={15} aria-hidden />
          </ActionIcon>
          <SentenceTools
            text={text}
            language={language}
            speaking={speaking}
            isSpoken={cue !== null}
            isStale={narration !== null && cue === null}
            actions={actions}
          />
        </>
      )}
    </div>
  );
}
