const isFull = process.env.TEST_SCALE === "full";

/** How large randomised runs are: `TEST_SCALE=full` for the full size. */
export const scaled = (usual: number, full: number) => (isFull ? full : usual);

/**
 * Settings of a randomised run. The usual one draws the same input each time, so that it fails for what was changed
 * and never by luck; the full one draws anew, and a failure names its seed.
 */
export const drawn = (usual: number, full: number) => ({
  numRuns: scaled(usual, full),
  ...(isFull ? {} : { seed: 20_261_122 }),
});
