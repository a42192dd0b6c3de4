/** The trial of a new account, as the server grants it, for screens without a signed-in user. */
export const trial = { days: 14, credits: 150, audioMinutes: 12 } as const;
