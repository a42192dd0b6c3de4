import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { LiveNote } from "./LiveNote";
import type { LiveMedia } from "./use-live-media";

it.each([
  ["the rest is being made", { playing: true }, "Still being made – listen to what’s ready"],
  ["it waits for more", { playing: true, waiting: true }, "Waiting for what comes next"],
  [
    "another speed begins with the file",
    { blocked: true },
    "At speeds other than 1×, it plays once finished",
  ],
])("says that %s", async (_, state, text) => {
  await withTexts("en");
  const media = { playing: false, waiting: false, blocked: false, ...state } as LiveMedia;
  render(<LiveNote media={media} />, { wrapper: graphqlServer({}).wrapper });
  expect(await screen.findByRole("status")).toHaveTextContent(text);
});
