import classes from "./Figures.module.css";

interface Props {
  label: string;
  values: readonly number[];
}

const HEIGHT = 40;
const STEP = 8;
const WIDTH = 6;

/** A bar a day, the tallest as high as the chart; a dash where there was nothing. What it shows is said in its label. */
export function Bars({ label, values }: Props) {
  const top = Math.max(...values, 0);
  return (
    <svg
      className={classes.bars}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {values.map((value, day) => {
        // A day with anything at all shows at least a line.
        const height = value > 0 ? Math.max(4, (value / top) * HEIGHT) : 2;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its day
            key={day}
            data-empty={value === 0 || undefined}
            x={day * STEP}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            rx={1}
          />
        );
      })}
    </svg>
  );
}
