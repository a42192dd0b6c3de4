import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { clock } from "#lib/clock";
import { loadChunk } from "#lib/lazy-screen";
import type { FileMedia } from "../playback/use-media";
import { waveKey } from "../playback/wave-key";
import classes from "./Waveform.module.css";

interface Props {
  media: FileMedia;
  peaks: readonly number[];
  duration: number;
  /** Marks over the drawing. */
  children?: ReactNode;
}

function colorsIn(element: Element) {
  const styles = getComputedStyle(element);
  const color = (name: string) => styles.getPropertyValue(name).trim();
  const accent = color("--yomikoe-accent-text");
  return { waveColor: color("--yomikoe-wave"), progressColor: accent, cursorColor: accent };
}

/** The sound at a glance. The drawing comes later than the player; a slider for the keyboard it is at once. */
export function Waveform({ media: { media, time, seek }, peaks, duration, children }: Props) {
  const { t } = useTranslation();
  const host = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    let destroy = () => {};
    let gone = false;
    const draw = ({ default: WaveSurfer }: typeof import("wavesurfer.js")) => {
      const container = host.current;
      if (gone || !container) return;
      const wave = WaveSurfer.create({
        container,
        media,
        peaks: [[...peaks]],
        duration,
        height: "auto",
        barWidth: 2,
        barGap: 1.5,
        barRadius: 2,
        cursorWidth: 2,
        dragToSeek: true,
        hideScrollbar: true,
        ...colorsIn(container),
      });
      setDrawn(true);
      // A drawing does not follow the style sheet.
      const scheme = new MutationObserver(() => wave.setOptions(colorsIn(container)));
      scheme.observe(document.documentElement, { attributeFilter: ["data-mantine-color-scheme"] });
      destroy = () => {
        scheme.disconnect();
        wave.destroy();
      };
    };
    // Without the drawing it still is a slider for the keyboard.
    loadChunk(() => import("wavesurfer.js")).then(draw, () => undefined);
    return () => {
      gone = true;
      destroy();
    };
  }, [media, peaks, duration]);

  return (
    <div
      ref={host}
      className={classes.wave}
      role="slider"
      tabIndex={0}
      aria-label={t(($) => $.audios.position)}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(time)}
      aria-valuetext={t(($) => $.audios.positionOf, { time: clock(time), duration: clock(duration) })}
      onKeyDown={(event) => {
        const target = waveKey(event.key, time, duration);
        if (target === null) return;
        event.preventDefault();
        seek(target);
      }}
    >
      {!drawn && <span className={classes.placeholder} aria-hidden />}
      {children}
    </div>
  );
}
