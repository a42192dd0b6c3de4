import { ActionIcon } from "@mantine/core";
import { Check, Pencil, Play, TriangleAlert } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { clock } from "#lib/clock";
import { linePartsOf } from "./line-parts";
import type { NarratedSound, Speaking } from "./narration";
import classes from "./SentenceRow.module.css";
import { SentenceText } from "./SentenceText";
import { SentenceTies } from "./SentenceTies";
import { SentenceTools } from "./SentenceTools";
import type { SentenceActions } from "./sentence-actions";
import { placedTies, type TiedWords } from "./untied";

interface Props {
  index: number;
  text: string;
  untied?: readonly string[] | undefined;
  ties?: readonly TiedWords[] | null | undefined;
  language: "ja" | "en";
  /** The cue that speaks it; null where no audio does. */
  cue: number | null;
  sound: NarratedSound | null;
  spoken: boolean;
  speaking: Speaking | null;
  /** Whether the places of the page stand below it. */
  sources: boolean;
  active: boolean;
  /** Its tools are shown. */
  offered: boolean;
  /** There is no room beside it: the pencil stands below. */
  isNarrow: boolean;
  focusTurn: number;
  /** The newest actions on the sentence at that place; itself always the same. */
  actionsOf(index: number): SentenceActions;
}

const none: readonly never[] = [];

/** A sentence of the document: its words, what is to be said of them in the margin, and its tools. */
export const SentenceRow = memo(function SentenceRow(props: Props) {
  const { index, text, cue, sound, spoken, speaking, sources, active, offered, focusTurn, actionsOf } = props;
  const { untied = none, language, isNarrow } = props;
  const { t } = useTranslation();
  const ties = props.ties ?? none;
  const parts = linePartsOf(text, speaking?.speakers ?? none);
  const actions: SentenceActions = {
    edit: () => actionsOf(index).edit(),
    remove: () => actionsOf(index).remove(),
    add: () => actionsOf(index).add(),
    move: (by) => actionsOf(index).move(by),
    step: (by) => actionsOf(index).step(by),
    press: () => actionsOf(index).press(),
    stay: () => actionsOf(index).stay(),
    activate: () => actionsOf(index).activate(),
    point: (isOver) => actionsOf(index).point(isOver),
  };
  const seek = cue !== null && sound ? () => sound.seek(cue) : null;
  const placed = placedTies(ties);
  const sentence = (
    <SentenceText
      parts={parts}
      untied={untied}
      ties={ties}
      active={active}
      spoken={spoken}
      focusTurn={focusTurn}
      onSeek={seek}
      actions={actions}
    />
  );
  const pencil = offered && (
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
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus comes by from what stands in it
    <div
      className={classes.row}
      data-heading={parts.isHeading || undefined}
      data-offered={offered || undefined}
      onPointerEnter={({ pointerType }) => pointerType !== "touch" && actions.point(true)}
      onPointerLeave={({ pointerType }) => pointerType !== "touch" && actions.point(false)}
      // A tool that was pressed, and what it opened, keep their sentence when the pointer leaves it.
      onFocus={actions.activate}
    >
      <div className={classes.words}>
        {parts.isHeading ? <h3 className={classes.heading}>{sentence}</h3> : sentence}
        {/* Tab follows what is seen: it comes from the margin to what stands behind the words, or below them. */}
        {!isNarrow && pencil}
        {parts.isHeading && sound && cue !== null && (
          <span className={classes.chapter}>
            <ActionIcon
              variant="light"
              radius="xl"
              aria-label={t(($) => $.scripts.playChapter, { title: parts.said })}
              onClick={() => sound.play(cue)}
            >
              <Play size={14} aria-hidden />
            </ActionIcon>
            {clock(sound.startOf(cue))}
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
      {isNarrow && pencil}
      {offered && (
        <SentenceTools
          text={text}
          language={language}
          speaking={speaking}
          isSpoken={cue !== null}
          isStale={sound !== null && cue === null}
          actions={actions}
        />
      )}
    </div>
  );
});
