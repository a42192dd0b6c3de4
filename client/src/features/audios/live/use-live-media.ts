import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FileMedia, Media } from "../playback/use-media";
import { handOver } from "./hand-over";
import { createLiveSound, type LiveState } from "./live-sound";
import { endOf, type LiveSegment } from "./schedule";
import { webAudio } from "./web-audio";

interface Needs {
  segments: readonly LiveSegment[];
  /** No more of them will come. */
  complete: boolean;
  /** The job came to no file: what is there is all. */
  stopped: boolean;
  /** False where there is only a file to play. */
  follows: boolean;
  /** The finished file, once there is one. */
  file: FileMedia | null;
  rate: number;
  volume: number;
}

export interface LiveMedia extends Media {
  /** The file has taken over. */
  over: boolean;
  waiting: boolean;
  /** Seconds that can be heard so far. */
  end: number;
  /** The speed is another one than 1: it begins with the finished file. */
  blocked: boolean;
}

const TICK = 50;
const atRest: LiveState = { position: 0, playing: false, waiting: false };

/** Plays the segments while the rest is made, and hands over to the file at the same position. */
export function useLiveMedia({ segments, complete, stopped, follows, file, rate, volume }: Needs): LiveMedia {
  const sound = useMemo(() => createLiveSound(webAudio()), []);
  const [state, setState] = useState(atRest);
  const [over, setOver] = useState(!follows);
  const [wants, setWants] = useState(false);
  const blocked = rate !== 1 && !stopped;
  const known = useRef(segments);
  known.current = segments;

  useEffect(() => sound.setSegments(segments, complete), [sound, segments, complete]);
  useEffect(() => sound.setVolume(volume), [sound, volume]);
  useEffect(() => {
    if (wants && !blocked && !over) sound.play();
    else sound.pause();
    setState(sound.read());
  }, [sound, wants, blocked, over]);
  useEffect(() => () => sound.close(), [sound]);

  const playing = wants && !over;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      sound.tick();
      // All that there will ever be was heard: who plays it again begins anew.
      if (stopped && sound.read().position >= endOf(known.current.at(-1))) {
        sound.seek(0);
        setWants(false);
      }
      setState(sound.read());
    }, TICK);
    return () => clearInterval(timer);
  }, [sound, playing, stopped]);

  const media = file?.media;
  useEffect(() => {
    if (!media || over) return;
    return handOver({
      sound,
      media,
      segments: () => known.current,
      plays: playing,
      done() {
        setOver(true);
        sound.close();
      },
    });
  }, [media, over, playing, sound]);

  const end = endOf(segments.at(-1));
  const play = useCallback(() => setWants(true), []);
  const toggle = useCallback(() => setWants((before) => !before), []);
  const seek = useCallback(
    (seconds: number) => {
      sound.seek(seconds);
      setState(sound.read());
    },
    [sound],
  );
  const skip = useCallback((seconds: number) => seek(sound.read().position + seconds), [seek, sound]);
  return {
    time: state.position,
    playing: wants,
    waiting: state.waiting && !blocked,
    over,
    end,
    blocked,
    play,
    toggle,
    seek,
    skip,
  };
}
