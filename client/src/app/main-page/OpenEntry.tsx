import { useElementSize, useMediaQuery } from "@mantine/hooks";
import { type CSSProperties, type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import type { Playback } from "#features/audios/playback/playback";
import { AudioOrderNote } from "#features/audios/settings/AudioOrderButton";
import { useReadingEntries } from "#features/entries/list/reading-entries";
import type { Narration } from "#features/scripts/editor/narration";
import type { EntryList_EntryFragment, Job_QueueFragment } from "#gql/graphql";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";
import { PageText } from "./PageText";
import classes from "./Panes.module.css";
import type { Pane } from "./PaneTabs";
import { NextStep } from "./path/NextStep";
import pathClasses from "./path/Path.module.css";
import { Stepper } from "./path/Stepper";
import { usePath } from "./path/use-path";
import { ScriptPane } from "./ScriptPane";
import { SidePart } from "./SidePart";
import { SIDE_BY_SIDE } from "./side-by-side";
import { useDrawn } from "./use-drawn";
import { useSpeaking } from "./use-speaking";
import type { Workspace } from "./use-workspace";

/** Its forms are many, and the list needs none of them. */
const SidePane = lazyScreen(() => import("./SidePane"), "SidePane");

interface Props {
  workspace: Workspace;
  playback: Playback;
  narration: Narration | null;
  /** False while nothing is open. */
  selected: boolean;
  /** The pane that is the main one. */
  front: Pane;
  /** Stands in the centre while nothing is open. */
  library: ReactNode;
  /** Where the stepper stands while the panes are not side by side: above each of them. */
  head: HTMLElement | null;
  /** Where the next step stands while the panes are not side by side. */
  foot: HTMLElement | null;
  onQueued(queue: Job_QueueFragment, listen: boolean): void;
  onRevision(number: string): void;
  onError(error: unknown): void;
  onSettings(): void;
}

/** The centre and the right pane: the open entry, or why there is none. Orders begin anew with each entry. */
export function OpenEntry(props: Props) {
  const { entry } = props.workspace;
  if (entry) return <Known key={entry.id} {...props} entry={entry} />;
  return (
    <>
      <main className={`${classes.pane} ${classes.center}`} data-alone={!props.selected || undefined}>
        <div className={classes.measure}>
          {props.selected ? <ScriptPane {...props} onReload={() => undefined} /> : props.library}
        </div>
      </main>
      <SidePart pane="settings" isFront={props.front === "settings"} />
    </>
  );
}

function Known({ entry, ...props }: Props & { entry: EntryList_EntryFragment }) {
  const { workspace, playback, front, head, foot, onQueued, onError } = props;
  const isWide = useMediaQuery(SIDE_BY_SIDE, true, { getInitialValueInEffect: false });
  const isSideDrawn = useDrawn(isWide || front === "settings");
  // It is only drawn later: who presses for it early waits for no file.
  useEffect(() => void SidePane.preload(), []);
  const isReading = useReadingEntries().has(entry.id) || entry.analysisState === "reading";
  const bar = useElementSize();
  const path = usePath({ workspace, entry, isReading, onQueued });
  const speaking = useSpeaking(workspace.script, path.sound);
  const reload = () => void workspace.reload();
  const next = path.next && (
    <NextStep path={path} workspace={workspace} playback={playback} onLive={reload} onError={onError} />
  );
  const note = path.next === "audio" && <AudioOrderNote order={path.sound} />;
  return (
    <>
      <main
        className={`${classes.pane} ${classes.center}`}
        style={{ "--path-height": `${isWide ? bar.height : 0}px` } as CSSProperties}
      >
        <div className={classes.measure}>
          <ScriptPane
            {...props}
            speaking={speaking}
            isLiveNext={path.next === "live"}
            onReload={reload}
            path={
              isWide && (
                <div ref={bar.ref} className={pathClasses.bar}>
                  <Stepper stages={path.stages} isBeside={next !== null} />
                  <div className={pathClasses.next}>{next}</div>
                  <div className={pathClasses.note}>{note}</div>
                </div>
              )
            }
          />
        </div>
      </main>
      <SidePart pane="settings" isFront={props.front === "settings"}>
        {isSideDrawn && (
          <LazyPart>
            <SidePane workspace={workspace} path={path} onQueued={onQueued} />
          </LazyPart>
        )}
      </SidePart>
      <PageText workspace={workspace} />
      {!isWide && head && createPortal(<Stepper stages={path.stages} isBeside={false} />, head)}
      {!isWide &&
        next &&
        foot &&
        createPortal(
          <div className={pathClasses.foot}>
            {next}
            {note}
          </div>,
          foot,
        )}
    </>
  );
}
