/** Progress as it is spoken: each step would interrupt whoever listens. The end is told by itself. */
export const toldPercent = (progress: number): number => Math.floor(Math.min(progress, 0.99) * 4) * 25;
