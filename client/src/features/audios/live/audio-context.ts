let woken: AudioContext | null = null;

const create = () => new AudioContext({ latencyHint: "interactive" });

/**
 * To be called in the click that asks for sound: some browsers let nothing sound that did not begin in
 * one, and by the time that there is something to hear the device and the decoder are awake.
 */
export function wakeContext(): void {
  if (!("AudioContext" in globalThis)) return;
  woken ??= create();
  void woken.resume();
  void woken.decodeAudioData(silentFile()).catch(() => undefined);
}

/** Releases the context when nothing will play. */
export function restContext(): void {
  void woken?.suspend();
}

/** The context that was woken by a click, else a new one; it is the caller's from now on. */
export function takeContext(): AudioContext {
  const context = woken ?? create();
  woken = null;
  return context;
}

const SAMPLES = 64;

/** A wav file of a few samples of nothing. */
function silentFile(): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(44 + SAMPLES * 2));
  const tag = (at: number, word: string) =>
    [...word].forEach((letter, index) => {
      view.setUint8(at + index, letter.charCodeAt(0));
    });
  tag(0, "RIFF");
  view.setUint32(4, 36 + SAMPLES * 2, true);
  tag(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 48_000, true);
  view.setUint32(28, 96_000, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  tag(36, "data");
  view.setUint32(40, SAMPLES * 2, true);
  return view.buffer;
}
