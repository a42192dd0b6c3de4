/** What is being spoken, shared between the player and the script without drawing everything anew. */
export interface PlaybackState {
  /** The cue at the playhead; null before the first and without audio. */
  cue: number | null;
  playing: boolean;
}

export interface Transport {
  entryId: string;
  seek(seconds: number): void;
  play(): void;
  toggle(): void;
}

/** A store for useSyncExternalStore, and the way for others to work the player. */
export function createPlayback() {
  let state: PlaybackState = { cue: null, playing: false };
  let transport: Transport | null = null;
  /** Whose audio was asked for before its player was there. */
  let wanted: string | null = null;
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
      if (wanted === next.entryId) next.play();
      wanted = null;
      return () => {
        if (transport === next) transport = null;
      };
    },
    seek: (seconds: number) => transport?.seek(seconds),
    /** For "Play" on a notification: at once, or as soon as that entry is open. */
    play(entryId: string) {
      if (transport?.entryId === entryId) transport.play();
      else wanted = entryId;
    },
  };
}
export type Playback = ReturnType<typeof createPlayback>;
