import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { useVoices } from "./use-voices";

const voice = (id: string, name: string) => ({
  __typename: "Voice",
  id,
  name,
  language: "ja",
  attribution: "by somebody",
  sampleUrl: `/media/${id}.wav`,
});

it.each([
  ["ja", ["メイ（明るい）", "四国めたん（ノーマル）"]],
  ["en", ["Mei (happy)", "四国めたん（ノーマル）"]],
] as const)(
  "calls the voices of the house by their names in %s, others as their engine does",
  async (language, names) => {
    await withTexts(language);
    const voices = [
      voice("openjtalk:mei_happy", "Mei (happy)"),
      voice("voicevox:2", "四国めたん（ノーマル）"),
    ];
    const { wrapper } = graphqlServer({ Voices: () => ({ voices }) });
    const { result } = renderHook(useVoices, { wrapper });
    await waitFor(() => expect(result.current.map(({ name }) => name)).toEqual(names));
  },
);
