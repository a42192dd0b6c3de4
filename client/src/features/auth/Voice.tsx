import classes from "./Voice.module.css";

const BARS = 56;

/** Lines of a page at the left become a voice at the right. The heights are drawn, not random. */
const bars = Array.from({ length: BARS }, (_, index) => {
  const along = index / (BARS - 1);
  const swell = Math.sin(along * Math.PI) ** 0.8;
  const syllables = 0.55 + 0.45 * Math.sin(index * 1.7) * Math.cos(index * 0.61);
  return Math.max(3, Math.round(64 * swell * syllables));
});

/** A picture for the promise; it says nothing that the text does not. */
export const Voice = () => (
  <figure className={classes.voice}>
    <svg viewBox={`0 0 ${BARS * 8} 72`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
      {bars.map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          key={index}
          x={index * 8 + 2}
          y={36 - height / 2}
          width="3.5"
          height={height}
          rx="1.75"
          className={index < BARS * 0.38 ? classes.spoken : undefined}
        />
      ))}
    </svg>
  </figure>
);
