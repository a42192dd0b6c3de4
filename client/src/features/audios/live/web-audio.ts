import { takeContext } from "./audio-context";
import { markLatency } from "./latency-marks";
import type { Output } from "./live-sound";

/** Steps of the volume take this long, and so does a stop: quicker ones click. */
const FADE = 0.015;

/** Web Audio as the output. The context begins with the first play: browsers let nothing sound before a click. */
export function webAudio(): Output<AudioBuffer> {
  let open: { context: AudioContext; master: GainNode } | null = null;
  let volume = 1;

  function output() {
    if (open) return open;
    const context = takeContext();
    const master = context.createGain();
    master.gain.value = volume;
    master.connect(context.destination);
    open = { context, master };
    return open;
  }

  return {
    now: () => open?.context.currentTime ?? 0,

    async load(url) {
      const { context } = output();
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`A segment answered ${answer.status}`);
      const bytes = await answer.arrayBuffer();
      markLatency("fetched");
      const sound = await context.decodeAudioData(bytes);
      markLatency("decoded");
      return sound;
    },

    start(sound, when, offset, gain) {
      const { context, master } = output();
      const level = context.createGain();
      level.gain.value = gain;
      level.connect(master);
      const source = context.createBufferSource();
      source.buffer = sound;
      source.connect(level);
      source.onended = () => level.disconnect();
      source.start(when, offset);
      markLatency("heard");
      return () => {
        level.gain.setTargetAtTime(0, context.currentTime, FADE / 3);
        source.stop(context.currentTime + FADE);
      };
    },

    resume: () => void output().context.resume(),
    suspend: () => void open?.context.suspend(),

    setVolume(next) {
      volume = next;
      if (open) open.master.gain.setTargetAtTime(next, open.context.currentTime, FADE / 3);
    },

    close() {
      // After the last fade; a suspended context has nothing to fade.
      const context = open?.context;
      open = null;
      if (context) setTimeout(() => void context.close(), FADE * 4_000);
    },
  };
}
