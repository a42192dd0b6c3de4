/** Settings remembered on this device, with one voice per language. */
export interface AudioChoices {
  voices: Record<string, string>;
  speed: number;
  pitch: number;
  sentencePause: number;
  paragraphPause: number;
  loudness: number;
}

export const defaultChoices: AudioChoices = {
  voices: {},
  speed: 1,
  pitch: 0,
  sentencePause: 400,
  paragraphPause: 800,
  loudness: -16,
};

export const toAudioInput = ({ voices: _, ...choices }: AudioChoices, voice: string | undefined) => ({
  ...choices,
  ...(voice && { voice }),
});
