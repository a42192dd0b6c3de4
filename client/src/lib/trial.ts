/** What a new account begins with, as the server grants it; said where nobody is signed in who could ask. */
export const trial = { days: 14, credits: 150, audioMinutes: 15 } as const;
