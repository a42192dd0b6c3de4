import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { SEARCH_DELAY } from "#lib/timing";
import { entriesAnswer, listedEntry } from "#test/entries";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { EntryRail } from "./EntryRail";
import { keepOrder, NO_FILTER } from "./entry-filter";
import { FilterSign } from "./FilterSign";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

async function rail(total: number, pages: ReturnType<typeof listedEntry>[] = []) {
  await withTexts("en");
  const server = graphqlServer({
    EntrySites: () => ({ entrySites: ["Kettle Shop"] }),
    Entries: () => entriesAnswer(pages),
  });
  const shown = (total: number) => (
    <EntryRail
      total={total}
      hidden={new Set()}
      selected={null}
      onSelect={vi.fn()}
      onRemove={vi.fn()}
      onRemoveAll={vi.fn()}
      orders={() => null}
    >
      form
    </EntryRail>
  );
  const { rerender, unmount } = render(shown(total), { wrapper: server.wrapper });
  return {
    unmount,
    ofAll: (total: number) => rerender(shown(total)),
    asked: () => server.calls("Entries").at(-1),
    searches: () => server.calls("Entries").map(({ search }) => search),
    after: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

it("searches 250 ms after the last key, once for all of them", async () => {
  const { searches, after } = await rail(5);
  await after(0);
  const field = screen.getByRole("searchbox");
  for (const typed of ["t", "te", "tea"]) {
    fireEvent.change(field, { target: { value: typed } });
    await after(SEARCH_DELAY - 100);
  }
  expect(searches()).toEqual([undefined]);
  await after(100);
  expect(searches()).toEqual([undefined, "tea"]);
});

it("offers no search among what one sees at a glance", async () => {
  await rail(4);
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
});

it("shows pages of one state and site only, and all of them again", async () => {
  const { asked, after } = await rail(5);
  fireEvent.click(screen.getByRole("button", { name: "Filter" }));
  const choose = async (field: string, option: string) => {
    fireEvent.click(screen.getByRole("combobox", { name: field }));
    fireEvent.click(await screen.findByRole("option", { name: option }));
    await after(0);
  };
  await choose("State", "Needs a look");
  await choose("Site", "Kettle Shop");
  await choose("Order", "Longest audio first");
  expect(asked()).toEqual({ first: 50, state: "attention", site: "Kettle Shop", order: "longest" });
  expect(screen.getByText("No page fits the filter")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Show all pages" }));
  await after(0);
  expect(asked()).toEqual({ first: 50, order: "longest" });
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(await screen.findByText("No pages yet")).toBeVisible();
  expect(asked()).toEqual({ first: 50 });
});

it("remembers the order of the list, and shows all of it when it is opened again", async () => {
  const first = await rail(5);
  await first.after(0);
  fireEvent.click(screen.getByRole("button", { name: "Filter" }));
  fireEvent.click(screen.getByRole("combobox", { name: "Language" }));
  fireEvent.click(await screen.findByRole("option", { name: "English" }));
  fireEvent.click(screen.getByRole("combobox", { name: "Order" }));
  fireEvent.click(await screen.findByRole("option", { name: "Title" }));
  await first.after(0);
  expect(first.asked()).toEqual({ first: 50, language: "en", order: "title" });
  first.unmount();
  const second = await rail(5);
  await second.after(0);
  expect(second.asked()).toEqual({ first: 50, order: "title" });
});

it("says how a remembered order sorts the list, and takes it back", async () => {
  keepOrder("title");
  // Among so few pages there are no fields for it.
  const { asked, after, unmount } = await rail(3);
  await after(0);
  expect(screen.getByRole("group", { name: "The list is sorted or filtered" })).toHaveTextContent("Title");
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  await after(0);
  expect(asked()).toEqual({ first: 50 });
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
  unmount();
  const again = await rail(3);
  await again.after(0);
  expect(again.asked()).toEqual({ first: 50 });
});

it("says which filter is in use once its fields are closed, and puts the focus into the search after it", async () => {
  const { asked, after } = await rail(5);
  const fields = screen.getByRole("button", { name: "Filter" });
  expect(screen.queryByRole("group", { name: "The list is sorted or filtered" })).not.toBeInTheDocument();
  fireEvent.click(fields);
  fireEvent.click(screen.getByRole("combobox", { name: "State" }));
  fireEvent.click(await screen.findByRole("option", { name: "Needs a look" }));
  await after(0);
  expect(screen.queryByRole("group", { name: "The list is sorted or filtered" })).not.toBeInTheDocument();
  fireEvent.click(fields);
  expect(screen.getByRole("group", { name: "The list is sorted or filtered" })).toHaveTextContent(
    "Needs a look",
  );
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  await after(0);
  expect(asked()).toEqual({ first: 50 });
  await after(100);
  expect(screen.getByRole("searchbox")).toHaveFocus();
});

it("keeps the order when a filter is cleared, and puts the focus into the list where the search goes too", async () => {
  keepOrder("title");
  const { asked, after, ofAll } = await rail(5, [listedEntry("a", { title: "Tea" })]);
  await after(0);
  const fields = screen.getByRole("button", { name: "Filter" });
  fireEvent.click(fields);
  fireEvent.click(screen.getByRole("combobox", { name: "Language" }));
  fireEvent.click(await screen.findByRole("option", { name: "English" }));
  fireEvent.click(fields);
  await after(0);
  ofAll(4);
  expect(screen.getByRole("searchbox")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  await after(100);
  expect(asked()).toEqual({ first: 50, order: "title" });
  expect(screen.getByRole("group", { name: "The list is sorted or filtered" })).toHaveTextContent("Title");
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  expect(screen.getByText("Tea").closest("button")).toHaveFocus();
});

it("tells the interface's own words from a site's in the filter that is in use", async () => {
  await withTexts("en");
  const filter = { ...NO_FILTER, state: "attention", site: "鷲見商店", order: "title" } as const;
  const { container } = render(<FilterSign filter={filter} onClear={vi.fn()} />, {
    wrapper: graphqlServer({}).wrapper,
  });
  expect(container).toHaveTextContent("Needs a look · 鷲見商店 · Title");
  expect([...container.querySelectorAll("[data-words]")].map(({ textContent }) => textContent)).toEqual([
    "鷲見商店",
  ]);
});
