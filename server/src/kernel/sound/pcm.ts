/** Mono samples at the voice's rate, ordinary speech at about −16 LUFS; peaks may pass ±1, nothing is clipped. */
export interface Pcm {
  sampleRate: number;
  samples: Float32Array;
}
