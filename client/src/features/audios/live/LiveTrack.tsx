import { useTranslation } from "react-i18next";
import { clock } from "#lib/clock";
import { waveKey } from "../playback/wave-key";
import classes from "./LiveTrack.module.css";
import type { LiveMedia } from "./use-live-media";

interface Props {
  media: LiveMedia;
  /** Estimated duration of the whole. */
  expected: number;
}

/** The part that exists of a sound that is being made: a slider that reaches as far as it does. */
export function LiveTrack({ media: { time, end, seek }, expected }: Props) {
  const { t } = useTranslation();
  const share = (seconds: number) => `${Math.min(100, (seconds / Math.max(expected, 0.001)) * 100)}%`;
  return (
    <div
      className={classes.track}
      role="slider"
      tabIndex={0}
      aria-label={t(($) => $.audios.position)}
      aria-valuemin={0}
      aria-valuemax={Math.round(end)}
      aria-valuenow={Math.round(time)}
      aria-valuetext={t(($) => $.audios.live.positionOf, { time: clock(time), made: clock(end) })}
      onClick={({ clientX, currentTarget }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        if (width > 0) seek(((clientX - left) / width) * expected);
      }}
      onKeyDown={(event) => {
        const target = waveKey(event.key, time, end);
        if (target === null) return;
        event.preventDefault();
        seek(target);
      }}
    >
      <span className={classes.whole} />
      <span className={classes.made} style={{ width: share(end) }} />
      <span className={classes.heard} style={{ width: share(time) }} />
    </div>
  );
}
