const range = (min: number, max: number) => ({ __typename: "Range" as const, min, max });

/** Limits of inputs, as the server tells them. */
export const inputLimits = {
  __typename: "InputLimits" as const,
  url: 2_048,
  audience: 500,
  instruction: 2_000,
  requiredWords: 20,
  revisionName: 100,
  speakers: 8,
  speakerName: 30,
  word: 50,
  reading: 100,
  previewSentence: 150,
  creditNote: 200,
  announcementTitle: 200,
  apiKeys: 50,
  dictionaryWords: 500,
  feeds: 20,
  sites: 20,
  webhooks: 20,
  speed: range(0.5, 2),
  pitch: range(-6, 6),
  sentencePause: range(0, 3_000),
  paragraphPause: range(0, 5_000),
  loudness: range(-24, -12),
};

/** The server's answer with some of them changed. */
export const limitsWith = (more: Partial<Record<keyof typeof inputLimits, number>>) => ({
  viewer: {
    __typename: "Viewer",
    id: "u1",
    limits: { __typename: "ViewerLimits", input: { ...inputLimits, ...more } },
  },
});
