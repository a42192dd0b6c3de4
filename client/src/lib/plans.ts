/** Both plans as the server sells them, for screens without a signed-in user too; minutes include the scripts. */
export const plans = {
  free: { yen: 0, minutes: 12, entries: 10, urlsAtOnce: 5, audioMinutes: 5 },
  monthly: { yen: 2_980, minutes: 160, entries: 500, urlsAtOnce: 20, audioMinutes: 30 },
} as const;
