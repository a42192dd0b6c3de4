import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { Player_AudioFragment } from "#gql/graphql";
import { AppError } from "#lib/errors";
import { LINK_TRUSTED } from "#lib/timing";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { DownloadMenu } from "./DownloadMenu";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const linksOf = (signature: string) => ({
  __typename: "Audio",
  settings: { __typename: "AudioSettings", voice: "v:ja", speakers: null },
  id: "a1",
  url: `/media/a1.wav?${signature}`,
  mp3Url: `/media/a1.mp3?${signature}`,
  vttUrl: `/media/a1.vtt?${signature}`,
  srtUrl: `/media/a1.srt?${signature}`,
  chaptersUrl: null,
});

async function menu() {
  await withTexts("en");
  const line = { answers: true, held: Promise.resolve() };
  let count = 0;
  const server = graphqlServer({
    AudioLinks: async () => {
      await line.held;
      if (!line.answers) throw new AppError("NETWORK_ERROR");
      count += 1;
      return { audio: linksOf(`new${count}`) };
    },
  });
  const audio = linksOf("old") as unknown as Player_AudioFragment;
  render(<DownloadMenu audio={audio} title="A page" />, { wrapper: server.wrapper });
  const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
  return {
    ...server,
    user,
    line,
    open: () => user.click(screen.getByRole("button", { name: "Download" })),
    close: () => user.keyboard("{Escape}"),
    later: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    addresses: () => screen.getAllByRole("menuitem").map((item) => item.getAttribute("href")),
  };
}
const filesOf = (signature: string) =>
  ["wav", "mp3", "vtt", "srt"].map((kind) => `/media/a1.${kind}?${signature}`);

it("names the files after the page", async () => {
  const { open } = await menu();
  await open();
  const names = screen.getAllByRole("menuitem").map((item) => item.getAttribute("download"));
  expect(names).toEqual(["A page.wav", "A page.mp3", "A page.vtt", "A page.srt"]);
});

it("offers links that have not run out on a page that has stood open for hours", async () => {
  const { open, close, later, addresses, calls } = await menu();
  await later(7_200_000);
  await open();
  await waitFor(() => expect(addresses()).toEqual(filesOf("new1")));
  await close();
  await later(LINK_TRUSTED - 60_000);
  await open();
  expect(calls("AudioLinks")).toEqual([{ id: "a1" }]);
  await close();
  await later(60_000);
  await open();
  await waitFor(() => expect(addresses()).toEqual(filesOf("new2")));
});

it("keeps the links at hand, and the focus, until the new ones come, and leaves the player's alone", async () => {
  const { user, client, line, addresses } = await menu();
  const answer = Promise.withResolvers<void>();
  line.held = answer.promise;
  screen.getByRole("button", { name: "Download" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toHaveAttribute("role", "menuitem"));
  const focused = document.activeElement;
  expect(addresses()).toEqual(filesOf("old"));
  answer.resolve();
  await waitFor(() => expect(addresses()).toEqual(filesOf("new1")));
  expect(focused).toHaveFocus();
  expect(client.cache.extract()).not.toHaveProperty("Audio:a1");
});

it("asks again at the next opening where the server could not be reached", async () => {
  const { open, close, line, addresses } = await menu();
  line.answers = false;
  await open();
  expect(addresses()).toEqual(filesOf("old"));
  await close();
  line.answers = true;
  await open();
  await waitFor(() => expect(addresses()).toEqual(filesOf("new1")));
});
