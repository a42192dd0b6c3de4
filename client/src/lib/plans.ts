/** The trial of a new account, as the server grants it, for screens without a signed-in user. */
export const trial = { days: 14, credits: 150, minutes: 12 } as const;

/** Both plans as the server sells them; minutes include the scripts. */
export const plans = {
  free: { yen: 0, minutes: trial.minutes, entries: 10, urlsAtOnce: 5, audioMinutes: 5 },
  monthly: { yen: 2_980, minutes: 160, entries: 500, urlsAtOnce: 20, audioMinutes: 30 },
} as const;
