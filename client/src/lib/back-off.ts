/** A quarter more or less: never all clients at the same moment. */
export const about = (milliseconds: number, chance = Math.random()) => milliseconds * (0.75 + chance / 2);

/** The wait before a try: twice as long each time, up to a limit, and not to the millisecond. */
export const backOff = (
  retries: number,
  { first, limit }: { first: number; limit: number },
  chance?: number,
) => about(Math.min(limit, first * 2 ** retries), chance);
