const BAR = 2;
export const WAVE_HEIGHT = 48;

/** How wide the wave of a sound is drawn; its frame stretches it. */
export const waveWidth = (peaks: readonly number[]) => Math.max(1, peaks.length * (BAR + 1));

/** The path of a sound's wave: a bar a peak, of 0 to 100. */
export const waveBars = (peaks: readonly number[]) =>
  peaks
    .map((peak, bar) => {
      const height = Math.max(2, Math.round((peak / 100) * WAVE_HEIGHT));
      return `M${bar * (BAR + 1)} ${(WAVE_HEIGHT - height) / 2}h${BAR}v${height}h-${BAR}z`;
    })
    .join("");
