/** How long the server keeps things, for texts that name it; some are read where nobody can ask the server. */
export const periods = {
  trashDays: 30,
  deletionDays: 30,
  /** Shared audios stay public so long after the end of an account. */
  publicDays: 30,
  listeningDays: 30,
  deliveryDays: 30,
  /** A webhook that nothing reaches. */
  failingDays: 5,
  /** A key or secret that was replaced. */
  overlapHours: 24,
} as const;
