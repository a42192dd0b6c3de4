/** The current sound: the next one stops it, so that two never play at once. */
let current: { element: HTMLAudioElement; onEnd(): void } | null = null;

/**
 * Plays a short sound, whose address may be a while in coming; resolves once it has begun, or was stopped
 * before it could. `onEnd` is called once, however it ends.
 */
export async function playAlone(address: () => Promise<string>, onEnd: () => void): Promise<void> {
  stopPlaying();
  const element = new Audio();
  const mine = { element, onEnd };
  current = mine;
  element.addEventListener("ended", () => current === mine && stopPlaying());
  try {
    const url = await address();
    if (current !== mine) return;
    element.src = url;
    await element.play();
  } catch (error) {
    // Stopping before the start is no failure.
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
