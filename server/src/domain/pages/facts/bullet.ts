/** "● In stock, ships in 1–2 days": a sign that pages put before a line, and that nobody reads out. */
export const BULLET = /^[●•✓✔☑]\s*(?=\p{L})/u;
