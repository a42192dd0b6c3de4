interface Voice {
  id: string;
  language: string;
}

/** The voice that was chosen for a language before, if it still exists, else the first for it. */
export function chooseVoice<V extends Voice>(
  voices: readonly V[],
  language: string,
  remembered: Readonly<Record<string, string>> = {},
): V | null {
  const fitting = voices.filter((voice) => voice.language === language);
  return fitting.find(({ id }) => id === remembered[language]) ?? fitting[0] ?? null;
}
