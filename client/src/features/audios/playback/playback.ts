import type { Cue } from "./cues";

/** Shares the spoken sentence between player and script without rendering everything again. */
export interface PlaybackState {
  /** The cue at the playhead; null before the first and without audio. */
  cue: number | null;
  playing: boolean;
  /** The sentences of a sound that is still being made; null where there is a file. */
  cues: readonly Cue[] | null;
}

export interface Transport {
  entryId: string;
  /** The job whose segments it plays. */
  queueId?: string | undefined;
  seek(seconds: number): void;
  play(): void;
  toggle(): void;
}

export const silent: PlaybackState = { cue: null, playing: false, cues: null };

/** A store for useSyncExternalStore, and the way for others to work the player. */
export function createPlayback() {
  let state: PlaybackState = silent;
  let transport: Transport | null = null;
  /** The audio that was requested before its player existed. */
  let wanted: string | null = null;
  /** The audio that shall play as soon as there is some. */
  let wantedJob: string | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    /** The player reports; nobody is told of what did not change. */
    report(next: PlaybackState) {
      if (next.cue === state.cue && next.playing === state.playing && next.cues === state.cues) return;
      state = next;
      tell();
    },
    /** The player on the screen takes over; the returned function lets go of it. */
    connect(next: Transport) {
      transport = next;
      const isWantedJob = wantedJob !== null && next.queueId === wantedJob;
      if (wanted === next.entryId || isWantedJob) next.play();
      wanted = null;
      if (isWantedJob) {
        wantedJob = null;
        tell();
      }
      return () => {
        if (transport === next) transport = null;
      };
    },
    seek: (seconds: number) => transport?.seek(seconds),
    playFrom(seconds: number) {
      transport?.seek(seconds);
      if (!state.playing) transport?.play();
    },
    /** For "Play" on a notification: at once, or as soon as that entry is open. */
    play(entryId: string) {
      if (transport?.entryId === entryId) transport.play();
      else wanted = entryId;
    },
    /** The job whose sound shall begin as soon as there is some. */
    awaitedJob: () => wantedJob,
    /** Whether the sound of this job is what is heard now. */
    hears: (queueId: string) => state.playing && transport?.queueId === queueId,
    /** For the sound of a job, at once or as soon as there is some: what is heard now makes room for it. */
    playJob(queueId: string) {
      if (transport?.queueId === queueId) return transport.play();
      if (state.playing) transport?.toggle();
      wantedJob = queueId;
      tell();
    },
  };
}
export type Playback = ReturnType<typeof createPlayback>;
