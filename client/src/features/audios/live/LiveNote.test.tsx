import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { LiveNote } from "./LiveNote";
import type { LiveMedia } from "./use-live-media";

it.each([
  [
    "the first sentence is being made",
    { playing: true, waiting: true, end: 0 },
    "Getting the first sentence ready",
  ],
  ["the rest is being made", { playing: true }, "Still being made – listen to what’s ready"],
  ["it waits for more", { playing: true, waiting: true }, "Waiting for what comes next"],
  [
    "another speed begins with the file",
    { blocked: true },
    "At speeds other than 1×, it plays once finished",
  ],
  ["nothing more will come", { playing: true, stopped: true }, "Stopped – this is what was made"],
])("says that %s", async (_, state, text) => {
  await withTexts("en");
  const { stopped = false, ...rest } = { stopped: false, ...state };
  const media = { playing: false, waiting: false, blocked: false, end: 9, ...rest } as LiveMedia;
  render(<LiveNote media={media} stopped={stopped} />, { wrapper: graphqlServer({}).wrapper });
  expect(await screen.findByRole("status")).toHaveTextContent(text);
});
