import { type PointerEvent, type ReactNode, useState } from "react";
import classes from "./Curve.module.css";
import { HEIGHT, indexAt, pathOf, WIDTH, xOf } from "./path-of";

interface Props {
  /** Says what the curve shows; the figures themselves stand in a table beside it. */
  label: string;
  lines: readonly (readonly number[])[];
  /** The end of the scale. */
  most: number;
  unit?: string;
  /** Names of the first and the last value. */
  ends: readonly [string, string];
  /** Says the value that is pointed at; without one what is worth saying of all. */
  describe(index: number | null): ReactNode;
}

/** One curve or several over the same values. A pointer reads them one by one. */
export function Curve({ label, lines, most, unit = "", ends, describe }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const count = Math.max(...lines.map((values) => values.length), 1);
  function point({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(indexAt((clientX - left) / width, count));
  }
  return (
    <figure className={classes.figure}>
      <div className={classes.chart}>
        <div className={classes.scale} aria-hidden>
          <span>{`${most}${unit}`}</span>
          <span>{`${most / 2}${unit}`}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={classes.curve}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setAt(null)}
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} className={classes.rule} x1={0} x2={WIDTH} y1={y} y2={y} />
          ))}
          {lines.map((values, line) => {
            const path = pathOf(values, most);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              <g key={line} data-line={line}>
                {lines.length === 1 && <path className={classes.area} d={`${path}V${HEIGHT}H0Z`} />}
                <path className={classes.line} d={path} />
              </g>
            );
          })}
          {at !== null && (
            <line className={classes.pointed} x1={xOf(at, count)} x2={xOf(at, count)} y1={0} y2={HEIGHT} />
          )}
        </svg>
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      <figcaption className={classes.said}>{describe(at)}</figcaption>
    </figure>
  );
}
