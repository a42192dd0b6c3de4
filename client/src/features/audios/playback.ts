/** What is being spoken, shared between the player and the script without drawing everything anew. */
export interface PlaybackState {
  /** The cue at the playhead; null before the first and without audio. */
  cue: number | null;
  playing: boolean;
}

export interface Transport {
  seek(seconds: number): void;
  play(): void;
  toggle(): void;
}

/** A store for useSyncExternalStore, and the way for others to work the player. */
export function createPlayback() {
  let state: PlaybackState = { cue: null, playing: false };
  let transport: Transport | null = null;
  /** Asked to play before the player was there. */
  let wantsPlay = false;
  const listeners = new Set<() => void>();

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    /** The player reports; nobody is told of what did not change. */
    report(next: PlaybackState) {
      if (next.cue === state.cue && next.playing === state.playing) return;
      state = next;
      for (const listener of listeners) listener();
    },
    /** The player on the screen takes over; the returned function lets go of it. */
    connect(next: Transport) {
      transport = next;
      if (wantsPlay) next.play();
      wantsPlay = false;
      return () => {
        if (transport === next) transport = null;
      };
    },
    seek: (seconds: number) => transport?.seek(seconds),
    /** Plays what is on the screen next, for "Play" on a notification. */
    playNext() {
      wantsPlay = true;
    },
  };
}
export type Playback = ReturnType<typeof createPlayback>;
