import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { SpokenMark } from "./SpokenMark";

it("chooses that new audios say at their end that a machine speaks", async () => {
  await withTexts("en");
  const viewer = (disclosure: unknown) => ({ __typename: "Viewer", id: "u1", disclosure });
  const { wrapper, calls } = graphqlServer({
    SpokenMark: () => ({ viewer: viewer("label") }),
    SetDisclosure: ({ disclosure }) => ({ setDisclosure: viewer(disclosure) }),
  });
  render(<SpokenMark />, { wrapper });
  const choice = await screen.findByRole("switch", { name: /Say it at the end of the audio too/ });
  expect(choice).not.toBeChecked();
  await userEvent.click(choice);
  await waitFor(() => expect(choice).toBeChecked());
  expect(calls("SetDisclosure")).toEqual([{ disclosure: "spoken" }]);
});
