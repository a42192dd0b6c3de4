import { useRef, useState, useSyncExternalStore } from "react";
import { type Following, follow, madeBy } from "#features/audios/live/live-job";
import type { Playback } from "#features/audios/playback/playback";
import { siteOf } from "#features/entries/list/site-of";
import { lazyScreen } from "#lib/lazy-screen";
import { pageName } from "#lib/page-name";
import { LazyPart } from "#lib/ui/LazyPart";
import classes from "./Panes.module.css";
import type { Workspace } from "./use-workspace";

const Player = lazyScreen(() => import("#features/audios/player/Player"), "Player");

/** The player is at hand before the first sound is asked for. */
export const preloadPlayer = Player.preload;

/** The foot of the screen, as soon as there is something to hear: a file, or what is made of it so far. */
export function PlayerBar({
  workspace: { entry, audio, number, queues },
  playback,
}: {
  workspace: Workspace;
  playback: Playback;
}) {
  const playing = useSyncExternalStore(playback.subscribe, () => playback.read().playing);
  const awaited = useSyncExternalStore(playback.subscribe, playback.awaitedJob);
  // It outlives the player of one sound.
  const [isOpen, setOpen] = useState(false);
  const following = useRef<Following | null>(null);
  // The same answer however often it is asked: no harm in a drawing that is thrown away.
  following.current = follow(following.current, {
    entryId: entry?.id ?? null,
    number,
    queues,
    audioId: audio?.id ?? null,
    playing,
    awaited,
  });
  const live = following.current;
  if (!entry || (!audio && !live)) return null;
  return (
    <div className={classes.foot}>
      <LazyPart>
        <Player
          key={live?.job.queueId ?? audio?.id}
          entryId={entry.id}
          audio={live ? madeBy(live, audio) : audio}
          job={live?.job ?? null}
          title={pageName(entry)}
          site={siteOf(entry)}
          isOpen={isOpen}
          onOpen={setOpen}
          playback={playback}
        />
      </LazyPart>
    </div>
  );
}
