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

/**
 * Brings the file to the place where it takes over, waits until both are there, and lets it go on.
 * Returns the way to give up.
 */
export function handOver({ sound, media, segments, plays, done }: Needs): () => void {
  const isReady = () => media.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA && !media.seeking;
  const { position, playing, waiting } = sound.read();
  if (!plays || !playing || waiting) {
    media.currentTime = position;
    if (plays) void media.play().catch(() => undefined);
    done();
    return () => undefined;
  }

  let point = 0;
  const aim = () => {
    point = handOverPoint(segments(), sound.read().position);
    media.currentTime = point;
  };
  media.preload = "auto";
  aim();
  const timer = setInterval(() => {
    const { position: now } = sound.read();
    if (now > point + TOO_LATE) aim();
    else if (now >= point && isReady()) {
      clearInterval(timer);
      void media.play().catch(() => undefined);
      done();
    }
  }, LOOK);
  return () => clearInterval(timer);
}
