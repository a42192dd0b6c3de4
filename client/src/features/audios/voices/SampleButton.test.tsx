import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { SampleButton } from "./SampleButton";

const sample = (signature: string) => ({
  __typename: "Voice" as const,
  id: "v1",
  name: "Mei",
  language: "ja" as const,
  attribution: "by somebody",
  sampleUrl: `/media/v1.wav?${signature}`,
});

/** A button whose link has run out; what the server gives anew is played where its signature is `good`. */
async function button(renewed: string) {
  await withTexts("en");
  const played: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (this: HTMLMediaElement) {
    played.push(new URL(this.src).search);
    if (!this.src.endsWith("?good")) throw new DOMException("403", "NotSupportedError");
  });
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  const server = graphqlServer({ Voices: () => ({ voices: [sample(renewed)] }) });
  render(<SampleButton voice={sample("old")} />, { wrapper: server.wrapper });
  const user = userEvent.setup();
  return { ...server, played, hear: () => user.click(screen.getByRole("button", { name: "Hear Mei" })) };
}

it("is heard by a new link where the one at hand has run out", async () => {
  const { played, calls, hear } = await button("good");
  await hear();
  expect(await screen.findByRole("button", { name: "Stop" })).toBeInTheDocument();
  expect(played).toEqual(["?old", "?good"]);
  expect(calls("Voices")).toHaveLength(1);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("says that a voice cannot be heard once the new link has failed too, and asks no further", async () => {
  const { played, calls, hear } = await button("bad");
  await hear();
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/cannot be played/));
  expect(screen.getByRole("button", { name: "Hear Mei" })).toBeInTheDocument();
  expect(played).toEqual(["?old", "?bad"]);
  expect(calls("Voices")).toHaveLength(1);
});
