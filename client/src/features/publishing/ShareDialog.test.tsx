import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { ShareDialog } from "./ShareDialog";

const at = (path: string) => `https://yomikoe.example/${path}`;
const shareOf = (enabled: boolean, more = {}) => ({
  __typename: "Share" as const,
  entryId: "e1",
  enabled,
  publicId: "id1",
  pageUrl: at("p/id1"),
  embedUrl: at("embed/id1"),
  embedCode: `<iframe src="${at("embed/id1")}"></iframe>`,
  scriptCode: `<script async src="${at("embed.js")}" data-yomikoe="id1"></script>`,
  allowedOrigins: [] as string[],
  ...more,
});

const nobody = {
  __typename: "Listening" as const,
  from: "2026-11-01",
  to: "2026-11-30",
  total: { __typename: "Heard" as const, loads: 0, plays: 0, ended: 0, seconds: 0 },
  days: [],
  revisions: [],
  hosts: [],
};

const revision = (number: string, more = {}) => ({
  __typename: "Revision",
  id: `r${number}`,
  number,
  name: null,
  isLive: false,
  createdAt: "2026-01-01T00:00:00Z",
  audio: { __typename: "Audio", id: `a${number}` },
  ...more,
});

async function dialog(revisions = [revision("0001", { isLive: true })]) {
  await withTexts("en");
  let shown = revisions;
  const onLive = vi.fn();
  const server = graphqlServer({
    EntryShare: () => ({ entry: { __typename: "Entry", id: "e1", share: shareOf(false), revisions: shown } }),
    UseVersion: ({ number }) => {
      shown = shown.map((each) => ({ ...each, isLive: each.number === number }));
      return { setLiveRevision: shown.find((each) => each.number === number) };
    },
    ShareEntry: ({ enabled, allowedOrigins }) => ({
      shareEntry: shareOf(Boolean(enabled), { allowedOrigins: allowedOrigins ?? [] }),
    }),
    Listening: () => ({ entry: { __typename: "Entry", id: "e1", listening: nobody } }),
    RotateShare: () => ({ rotateShare: shareOf(true, { publicId: "id2", pageUrl: at("p/id2") }) }),
  });
  render(<ShareDialog entryId="e1" onLive={onLive} onClose={() => {}} />, { wrapper: server.wrapper });
  const user = userEvent.setup();
  const toggle = () => screen.findByRole("switch", { name: "Make the version in use public" });
  return { ...server, user, toggle, onLive };
}

it("shows link, codes and the player itself once the switch is on", async () => {
  const { user, toggle } = await dialog();
  expect(await toggle()).not.toBeChecked();
  expect(screen.queryByRole("figure", { name: "Link" })).toBeNull();
  await user.click(await toggle());
  expect(await screen.findByRole("figure", { name: "Link" })).toHaveTextContent(
    "https://yomikoe.example/p/id1",
  );
  expect(screen.getByRole("figure", { name: "Code for a page" })).toHaveTextContent(
    '<script async src="https://yomikoe.example/embed.js" data-yomikoe="id1"></script>',
  );
  const player = screen.getByTitle("How the player looks");
  expect(player).toHaveAttribute("src", "/embed/id1?theme=auto");
  await user.selectOptions(screen.getByRole("combobox", { name: "How the player looks" }), "dark");
  expect(player).toHaveAttribute("src", "/embed/id1?theme=dark");
});

it("copies a text at a click", async () => {
  const { user, toggle } = await dialog();
  await user.click(await toggle());
  await user.click(await screen.findByRole("button", { name: "Copy Link" }));
  expect(await navigator.clipboard.readText()).toBe("https://yomikoe.example/p/id1");
});

it("saves the sites that were typed, and offers that only where they differ", async () => {
  const { user, toggle, calls } = await dialog();
  await user.click(await toggle());
  const sites = await screen.findByRole("textbox", { name: /Sites that may/ });
  expect(screen.queryByRole("button", { name: "Save sites" })).toBeNull();
  await user.type(sites, "shop.example");
  await user.click(screen.getByRole("button", { name: "Save sites" }));
  expect(calls("ShareEntry").at(-1)).toEqual({
    entryId: "e1",
    enabled: true,
    allowedOrigins: ["https://shop.example"],
  });
});

it("makes a new link only after it has said what that ends", async () => {
  const { user, toggle, calls } = await dialog();
  await user.click(await toggle());
  await user.click(await screen.findByRole("button", { name: "Make a new link" }));
  expect(screen.getByText(/stop working, for good/)).toBeVisible();
  expect(calls("RotateShare")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Make it new" }));
  await screen.findByRole("button", { name: "Make a new link" });
  expect(calls("RotateShare")).toEqual([{ entryId: "e1" }]);
});

it("shows how much was listened to beside the link, once it is public", async () => {
  const { user, toggle } = await dialog();
  expect(await toggle()).not.toBeChecked();
  expect(screen.getByRole("tab", { name: "Listening" })).toBeDisabled();
  await user.click(await toggle());
  await user.click(await screen.findByRole("tab", { name: "Listening" }));
  expect(await screen.findByText("Nobody has listened in the last 30 days")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show link and code" }));
  expect(await screen.findByRole("figure", { name: "Link" })).toBeVisible();
});

it("keeps the focus on the switch that makes it public, and private again", async () => {
  const { user, toggle } = await dialog();
  (await toggle()).focus();
  await user.keyboard(" ");
  expect(await screen.findByRole("figure", { name: "Link" })).toBeVisible();
  expect(await toggle()).toHaveFocus();
  await user.keyboard(" ");
  await waitFor(() => expect(screen.queryByRole("figure", { name: "Link" })).toBeNull());
  expect(await toggle()).toHaveFocus();
});

it("says that the link has nothing to play yet, and puts the newest version with audio in use", async () => {
  const silent = revision("0003", { audio: null, isLive: true });
  const { user, calls, toggle, onLive } = await dialog([
    silent,
    revision("0002", { name: "Spring" }),
    revision("0001"),
  ]);
  expect(await screen.findByText(/the link has nothing to play/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Use Spring" }));
  await waitFor(() => expect(screen.queryByText(/nothing to play/)).toBeNull());
  expect(calls("UseVersion")).toEqual([{ entryId: "e1", number: "0002" }]);
  expect(await toggle()).toHaveFocus();
  expect(onLive).toHaveBeenCalledTimes(1);
});

it("tells what to do before there is any audio, and nothing of it where audio is in use", async () => {
  await dialog([revision("0001", { audio: null })]);
  expect(await screen.findByText(/Make the audio, then/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Use/ })).toBeNull();
  cleanup();
  const { toggle } = await dialog();
  await toggle();
  expect(screen.queryByText(/nothing to/)).toBeNull();
});
