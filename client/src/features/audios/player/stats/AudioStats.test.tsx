import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { AudioStats } from "./AudioStats";

const stats = {
  __typename: "AudioStats",
  duration: 61.4,
  loudness: -16.04,
  truePeak: -1.5,
  segmentsMade: 3,
  segmentsReused: 39,
  elapsedMs: 1_530,
  plays: 12,
  bytes: 5_860_000,
  sampleRate: 48_000,
  characters: 1_234,
  sentences: 42,
};

it("tells how an audio was made and played", async () => {
  await withTexts("en");
  const { wrapper } = graphqlServer({
    AudioStats: () => ({ audio: { __typename: "Audio", id: "a1", stats } }),
  });
  render(<AudioStats audioId="a1" />, { wrapper });
  const shownAs = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(await screen.findByText("Duration")).toBeInTheDocument();
  expect(
    Object.fromEntries(
      [
        "Duration",
        "Loudness",
        "Highest peak",
        "Segments made",
        "Segments reused",
        "Time to make",
        "Plays",
        "File",
      ].map((name) => [name, shownAs(name)]),
    ),
  ).toEqual({
    Duration: "1:01",
    Loudness: "−16 LUFS",
    "Highest peak": "−1.5 dBTP",
    "Segments made": "3",
    "Segments reused": "39",
    "Time to make": "1.5 s",
    Plays: "12",
    File: "5.9 MB · 48 kHz",
  });
  // A figure that not everybody knows explains itself.
  const about = (name: string) => screen.getByText(name).parentElement?.getAttribute("title");
  expect([about("Loudness"), about("Highest peak"), about("Plays")]).toEqual([
    expect.stringContaining("LUFS"),
    expect.stringContaining("dBTP"),
    null,
  ]);
});
