import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { EntriesQuery } from "#gql/graphql";
import { failureWith, graphqlServer, queueOf } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { EntryList } from "./EntryList";

const entry = (id: string, more: object = {}) => ({
  cursor: id,
  node: {
    id,
    url: `https://www.site.example/${id}`,
    title: `Title ${id}`,
    site: null,
    analyzedAt: "2026-01-01T00:00:00Z",
    createdAt: "2026-01-01T00:00:00Z",
    duration: null,
    queues: [],
    ...more,
  },
});

async function list(edges: object[], more: Partial<Parameters<typeof EntryList>[0]> = {}) {
  await withTexts("en");
  const connection = {
    edges,
    pageInfo: { hasNextPage: false, endCursor: null },
    totalCount: edges.length,
  } as unknown as EntriesQuery["entries"];
  const onSelect = vi.fn();
  const props = {
    connection,
    hidden: new Set<string>(),
    search: "",
    selected: null,
    onRemove: vi.fn(),
    further: { exists: false, loading: false, error: null, load: vi.fn() },
  };
  render(<EntryList {...props} onSelect={onSelect} {...more} />, { wrapper: graphqlServer({}).wrapper });
  return { onSelect, user: userEvent.setup() };
}

it("shows title, site, status in words and length", async () => {
  await list([
    entry("a", { duration: 65 }),
    entry("b", { queues: [queueOf({ type: "generate_audio", stage: "speaking", done: 12, total: 42 })] }),
    entry("c", { analyzedAt: null, analysisError: "LOGIN_WALL" }),
  ]);
  const [first, second, third] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("Title asite.exampleAudio1:05");
  expect(second).toHaveTextContent("Making audio 12 / 42");
  expect(third).toHaveTextContent("Unreadable");
});

it("says of a job that one ended oneself that it was canceled, not that it failed", async () => {
  const ended = (reason: string) => queueOf({ status: "failed", failure: failureWith("CONFLICT", reason) });
  await list([
    entry("a", { queues: [ended("CANCELLED")] }),
    entry("b", { queues: [ended("SPEECH_ENGINE")] }),
  ]);
  expect(screen.getByText("Canceled")).toHaveAttribute("data-tone", "idle");
  expect(screen.getByText("Failed")).toHaveAttribute("data-tone", "bad");
});

it("marks what is public", async () => {
  const shared = (entryId: string, enabled: boolean) => ({ share: { entryId, enabled } });
  await list([entry("a", shared("a", true)), entry("b", shared("b", false))]);
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("Public");
  expect(second).not.toHaveTextContent("Public");
});

it("says which language a title is in", async () => {
  await list([entry("a", { language: "ja" })]);
  expect(screen.getByText("Title a")).toHaveAttribute("lang", "ja");
});

it("moves the focus from a deleted row to its neighbor", async () => {
  const { user } = await list([entry("a"), entry("b")]);
  await user.click(screen.getByRole("button", { name: "Delete Title a" }));
  expect(screen.getByRole("button", { name: /^Title b/ })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Delete Title b" }));
  expect(screen.getByRole("button", { name: /^Title a/ })).toHaveFocus();
});

it("walks by j and k, but not while somebody types", async () => {
  const { onSelect, user } = await list([entry("a"), entry("b")], { selected: "a" });
  await user.keyboard("j");
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("b");
});

it("loses no key that comes before the screen has followed the last one", async () => {
  const { onSelect, user } = await list([entry("a"), entry("b"), entry("c")], { selected: "a" });
  await user.keyboard("jjk");
  expect(onSelect.mock.calls).toEqual([["b"], ["c"], ["b"]]);
});

it("goes on from a click that the screen has not followed yet", async () => {
  const { onSelect, user } = await list([entry("a"), entry("b"), entry("c")], { selected: null });
  await user.click(screen.getByRole("button", { name: /^Title b/ }));
  await user.keyboard("j");
  expect(onSelect.mock.calls).toEqual([["b"], ["c"]]);
});

it("leaves out what is about to be deleted, and says when nothing is left", async () => {
  await list([entry("a")], { hidden: new Set(["a"]) });
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  expect(screen.getByText("No pages yet")).toBeInTheDocument();
});

it("says that nothing matches a search", async () => {
  await list([], { search: "tea" });
  expect(screen.getByText("No page matches “tea”")).toBeInTheDocument();
});

it("offers what follows even when all that was read is about to be deleted", async () => {
  const load = vi.fn();
  const further = { exists: true, loading: false, error: null, load };
  const { user } = await list([entry("a")], { hidden: new Set(["a"]), further });
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(load).toHaveBeenCalledOnce();
});

it("chooses rows instead of opening them while several are wanted, by keys as well", async () => {
  const onPick = vi.fn();
  const edges = [entry("a"), entry("b"), entry("c")];
  const { onSelect, user } = await list(edges, { picked: new Set(["a"]), onPick });
  expect(screen.getByRole("checkbox", { name: /Title a/ })).toBeChecked();
  await user.click(screen.getByRole("checkbox", { name: /Title b/ }));
  await user.keyboard("{ArrowDown} ");
  await user.keyboard("{Shift>}");
  await user.click(screen.getByRole("checkbox", { name: /Title a/ }));
  expect(onPick.mock.calls).toEqual([
    ["b", null],
    ["c", null],
    ["a", ["a", "b", "c"]],
  ]);
  expect(onSelect).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: /Delete/ })).toBeNull();
});
