const STEP = 5;
const PAGE = 30;

/** Where a key leads on the time line, as sliders have it. */
export function waveKey(key: string, time: number, duration: number): number | null {
  const targets: Record<string, number> = {
    ArrowRight: time + STEP,
    ArrowUp: time + STEP,
    ArrowLeft: time - STEP,
    ArrowDown: time - STEP,
    PageUp: time + PAGE,
    PageDown: time - PAGE,
    Home: 0,
    End: duration,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), duration);
}
