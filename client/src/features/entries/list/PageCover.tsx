import type { CSSProperties } from "react";
import classes from "./PageCover.module.css";
import { siteOf } from "./site-of";

interface Props {
  page: { id: string; site?: string | null; url: string };
  size: "small" | "large";
}

const TINTS = ["#1f8a6a", "#c77d1e", "#3f7fb5", "#8a67b8", "#b9574a"] as const;
const BARS = { small: 9, large: 25 };
const WIDTH = 160;
const HEIGHT = 90;

/** The same number for the same text, from 0 to 2³² − 1: FNV-1a. */
function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

/** Heights of a voice's bars, as a part of the picture: low at both ends, and otherwise the page's own. */
const barsOf = (id: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const swell = Math.sin(((index + 0.8) / (count + 0.6)) * Math.PI) ** 0.7;
    return swell * (0.2 + 0.5 * ((numberOf(`${id} ${index}`) % 1_000) / 1_000));
  });

/** Drawn where a page has no picture: a voice in the site's colour, whose bars are the page's own. */
export function PageCover({ page, size }: Props) {
  const bars = barsOf(page.id, BARS[size]);
  const step = (WIDTH * 0.8) / bars.length;
  const tint = TINTS[numberOf(siteOf(page)) % TINTS.length];
  return (
    <svg
      className={classes.cover}
      style={{ "--tint": tint } as CSSProperties}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      {bars.map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          key={index}
          x={WIDTH * 0.1 + index * step + step * 0.2}
          y={(HEIGHT * (1 - height)) / 2}
          width={step * 0.6}
          height={HEIGHT * height}
          rx={step * 0.3}
        />
      ))}
    </svg>
  );
}
