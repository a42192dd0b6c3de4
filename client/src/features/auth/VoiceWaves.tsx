import classes from "./VoiceWaves.module.css";

const BARS = 56;
const TALLEST = 64;

/** Bars per phrase, with a breath after each: drawn by rule, so that it looks the same every time. */
const phrases = [13, 9, 17, 11];

function heightsOf(length: number, from: number): number[] {
  const syllables = Array.from({ length }, (_, index) => {
    const swell = Math.sin(((index + 0.7) / (length + 0.4)) * Math.PI) ** 0.6;
    const voice = 0.62 + 0.38 * Math.sin((from + index) * 2.1 + Math.cos(from + index * 0.7));
    return Math.max(6, Math.round(TALLEST * swell * voice));
  });
  return [...syllables, 4, 3].slice(0, length + 2);
}

const bars = phrases.flatMap((length, index) => heightsOf(length, index * 19)).slice(0, BARS);

/** A picture for the promise; it says nothing that the text does not. */
export const VoiceWaves = () => (
  <figure className={classes.voice}>
    <svg viewBox={`0 0 ${BARS * 8} ${TALLEST + 8}`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
      {bars.map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          key={index}
          x={index * 8 + 2}
          y={(TALLEST + 8 - height) / 2}
          width="3.5"
          height={height}
          rx="1.75"
          className={index < BARS * 0.38 ? classes.spoken : undefined}
        />
      ))}
    </svg>
  </figure>
);
