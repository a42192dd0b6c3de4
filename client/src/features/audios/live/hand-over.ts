import type { LiveSound } from "./live-sound";
import { handOverPoint, type LiveSegment } from "./schedule";

interface Needs {
  sound: Pick<LiveSound, "read">;
  media: HTMLMediaElement;
  segments(): readonly LiveSegment[];
  /** Whether somebody listens. */
  plays: boolean;
  /** The file is heard now, or would be. */
  done(): void;
}

const LOOK = 20;
/** Later than this behind the point, the next silence is a better place. */
const TOO_LATE = 0.2;
/** Inaudible within a silence. */
const IN_STEP = 0.03;
/** How much faster or slower the file runs, unheard, for each second that it is behind or ahead. */
const PULL = 6;

/**
 * Lets the file run along unheard until it is in step with what is heard, and takes over in a silence.
 * How long a file takes to begin is anybody's guess, so it is not guessed. Returns the way to give up.
 */
export function handOver({ sound, media, segments, plays, done }: Needs): () => void {
  const { position, playing, waiting } = sound.read();
  if (!plays || !playing || waiting) {
    media.currentTime = position;
    if (plays) void media.play().catch(() => undefined);
    done();
    return () => undefined;
  }

  const isReady = () => media.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA && !media.seeking;
  let point = 0;
  let over = false;
  const aim = () => {
    point = handOverPoint(segments(), sound.read().position);
  };
  const runAlong = () => {
    media.muted = true;
    media.currentTime = sound.read().position;
    void media.play().catch(() => undefined);
  };
  const stop = () => {
    clearInterval(timer);
    media.playbackRate = 1;
    media.muted = false;
  };
  const look = () => {
    const { position: now } = sound.read();
    if (!isReady()) return;
    const behind = now - media.currentTime;
    media.playbackRate = Math.abs(behind) < IN_STEP / 2 ? 1 : Math.min(2, Math.max(0.5, 1 + behind * PULL));
    if (now > point + TOO_LATE) aim();
    if (now < point || Math.abs(behind) > IN_STEP) return;
    over = true;
    stop();
    done();
  };
  media.preload = "auto";
  aim();
  runAlong();
  const timer = setInterval(look, LOOK);
  return () => {
    if (over) return;
    media.pause();
    stop();
  };
}
