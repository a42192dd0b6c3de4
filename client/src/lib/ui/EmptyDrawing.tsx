import classes from "./EmptyState.module.css";

/** A few strokes each, on a ground of 96 by 64; the last stroke is the accent. */
const strokes = {
  list: ["M30 12h26l12 12v28H30z", "M56 12v12h12", "M38 24h10", "M38 40v3M43 36v11M48 33v17M53 37v9M58 40v3"],
  search: [
    "M58.5 41.5 72 54",
    "M44 12a18 18 0 1 1 0 36 18 18 0 0 1 0-36z",
    "M36 28v4M40.5 24.5v11M45 27v6M49.5 29.5v1",
  ],
  trash: ["M32 22h32", "M36 22l3 32h18l3-32", "M42 22v-6h12v6", "M44.5 31.5v13M51.5 31.5v13"],
  dictionary: [
    "M48 20c-6-5-14-6-22-5v34c8-1 16 0 22 5 6-5 14-6 22-5V15c-8-1-16 0-22 5z",
    "M48 20v34",
    "M33 27h8M33 34h8",
    "M55 28.5h8M57 22.5h4",
  ],
  ledger: ["M30 12h36v42l-6-4-6 4-6-4-6 4-6-4-6 4z", "M38 24h12M38 33h12", "M38 42h7", "M56 24h3M56 33h3"],
  deliveries: ["M20 36 70 14 58 54 44 41z", "M44 41 70 14", "M44 41l-2 13 7-8", "M14 46h9M10 53h13"],
  jobs: ["M26 14h44v10H26zM26 32h28v10H26z", "M32 19h14M32 37h8", "M66 37l6 6 12-13"],
  announcements: [
    "M26 28v10h9l21 10V18L35 28z",
    "M35 28v10M37 39l4 12h6l-3.5-9",
    "M62 27c2.5 3.5 2.5 8.5 0 12M68 22c5 7 5 15 0 22",
  ],
  keys: ["M38 22a11 11 0 1 1 0 22 11 11 0 0 1 0-22z", "M49 33h27", "M76 33v8M68 33v6", "M36 33h.5"],
} as const;

export type Drawing = keyof typeof strokes;

/** A picture for an empty place; it says nothing that the words do not. */
export const EmptyDrawing = ({ of }: { of: Drawing }) => (
  <svg className={classes.drawing} viewBox="0 0 96 64" aria-hidden="true">
    <ellipse cx="48" cy="57" rx="30" ry="3.5" />
    {strokes[of].map((stroke) => (
      <path key={stroke} d={stroke} />
    ))}
  </svg>
);
