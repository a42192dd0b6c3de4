import { Player } from "#features/audios/Player";
import type { Playback } from "#features/audios/playback";
import { siteOf } from "#features/entries/site-of";
import classes from "./Panes.module.css";
import type { Workspace } from "./use-workspace";

/** The foot of the screen, as soon as there is something to hear. */
export function PlayerBar({
  workspace: { entry, audio },
  playback,
}: {
  workspace: Workspace;
  playback: Playback;
}) {
  if (!entry || !audio) return null;
  return (
    <div className={classes.foot}>
      <Player
        key={audio.id}
        entryId={entry.id}
        audio={audio}
        title={entry.title ?? entry.url}
        site={siteOf(entry)}
        playback={playback}
      />
    </div>
  );
}
