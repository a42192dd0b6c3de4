/** What plays now: whoever begins next ends it, so that two sounds are never heard at once. */
let current: { element: HTMLAudioElement; onEnd(): void } | null = null;

/** Plays a short sound; resolves once it has begun. `onEnd` is called once, however it ends. */
export async function playAlone(url: string, onEnd: () => void): Promise<void> {
  stopPlaying();
  const element = new Audio(url);
  const mine = { element, onEnd };
  current = mine;
  element.addEventListener("ended", () => current === mine && stopPlaying());
  try {
    await element.play();
  } catch (error) {
    // Whoever stopped it before it began did not fail.
    if (current !== mine) return;
    stopPlaying();
    throw error;
  }
}

export function stopPlaying(): void {
  const ended = current;
  current = null;
  ended?.element.pause();
  ended?.onEnd();
}
