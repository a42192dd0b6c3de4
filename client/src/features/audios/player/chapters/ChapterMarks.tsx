import classes from "./Chapters.module.css";
import type { Chapter } from "./chapters";

interface Props {
  chapters: readonly Chapter[];
  duration: number;
}

/** Where chapters begin, as strokes over the waveform; the menu has them by name. */
export const ChapterMarks = ({ chapters, duration }: Props) => (
  <div className={classes.marks} aria-hidden>
    {chapters.map(({ title, start }) => (
      <span
        key={start}
        className={classes.mark}
        data-chapter={title}
        style={{ insetInlineStart: `${(start / Math.max(duration, 0.001)) * 100}%` }}
      />
    ))}
  </div>
);
