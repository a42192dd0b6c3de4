import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { entriesAnswer, listedEntry } from "#test/entries";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { EntryRail } from "./EntryRail";
import { keepOrder } from "./entry-filter";
import { resortEntries } from "./resort-entries";

const numbered = (number: number) => String(number).padStart(3, "0");

/** A server with 130 pages, which sorts by title and gives 100 at once. */
function library() {
  let pages = Array.from({ length: 130 }, (_, at) => {
    const id = numbered(at + 1);
    return listedEntry(id, { title: `Page ${id}` });
  });
  const server = graphqlServer({
    EntrySites: () => ({ entrySites: [] }),
    Entries: ({ first, after, search }) => {
      const size = Number(first);
      if (size > 100) throw new Error("More than the server gives at once");
      const found = pages
        .filter(({ title }) => title?.includes(String(search ?? "")))
        .toSorted((a, b) => String(a.title).localeCompare(String(b.title)));
      const from = found.findIndex(({ id }) => id === after) + 1;
      const part = found.slice(from, from + size);
      return entriesAnswer(part, {
        hasNextPage: from + size < found.length,
        totalCount: found.length,
      });
    },
  });
  const rename = (id: string, title: string) => {
    pages = pages.map((page) => (page.id === id ? { ...page, title } : page));
  };
  return { server, rename };
}

async function sortedRail(
  orders: (chosen: readonly { id: string; title: string | null }[]) => string = () => "",
) {
  await withTexts("en");
  keepOrder("title");
  const { server, rename } = library();
  const onRemoveAll = vi.fn();
  render(
    <EntryRail
      total={130}
      hidden={new Set()}
      selected={null}
      onSelect={vi.fn()}
      onRemove={vi.fn()}
      onRemoveAll={onRemoveAll}
      orders={orders}
    >
      form
    </EntryRail>,
    { wrapper: server.wrapper },
  );
  const more = async (row: string) => {
    fireEvent.click(screen.getByText("Show more"));
    await screen.findByText(row);
  };
  await screen.findByText("Page 050");
  await more("Page 100");
  await more("Page 130");
  const titles = () => screen.getAllByText(/^(Page|Aa) \d+$/).map(({ textContent }) => textContent);
  return { server, rename, onRemoveAll, titles };
}

it("sorts all the rows that are shown anew, when one behind the first fifty moves to the front", async () => {
  const { server, rename, titles } = await sortedRail();
  const before = server.calls("Entries").length;
  rename("120", "Aa 120");
  await act(() => resortEntries(server.client));
  expect(titles()).toHaveLength(130);
  expect(titles().slice(0, 2)).toEqual(["Aa 120", "Page 001"]);
  expect(titles().at(-1)).toBe("Page 130");
  // Two requests: the server gives a hundred at once.
  expect(server.calls("Entries").slice(before)).toEqual([
    { first: 100, order: "title" },
    { first: 30, order: "title", after: "099" },
  ]);
  expect(screen.queryByText("Show more")).not.toBeInTheDocument();
});

it("keeps what is chosen behind the fiftieth row, and counts what a search leaves out", async () => {
  const { server, onRemoveAll } = await sortedRail();
  fireEvent.click(screen.getByText("Select several"));
  for (const title of ["Page 002", "Page 120", "Page 130"]) fireEvent.click(screen.getByText(title));
  expect(await screen.findByText("3 selected")).toBeVisible();
  await act(() => resortEntries(server.client));
  expect(screen.getByText("3 selected")).toBeVisible();
  expect(screen.queryByText(/not shown in the list/)).not.toBeInTheDocument();

  fireEvent.change(screen.getByPlaceholderText("Search pages"), { target: { value: "Page 00" } });
  expect(await screen.findByText("2 of them are not shown in the list")).toBeVisible();
  expect(screen.getByText("3 selected")).toBeVisible();
  // The box of all chooses and lets go of rows that one sees.
  fireEvent.click(screen.getByLabelText("Select all"));
  expect(screen.getByText("11 selected")).toBeVisible();
  fireEvent.click(screen.getByLabelText("Select all"));
  expect(screen.getByText("2 selected")).toBeVisible();
  fireEvent.click(screen.getByText("Delete"));
  expect(onRemoveAll.mock.lastCall?.[0].map(({ id }: { id: string }) => id)).toEqual(["120", "130"]);
});

it("lets go of what is chosen out of sight when one says so", async () => {
  await sortedRail();
  fireEvent.click(screen.getByText("Select several"));
  for (const title of ["Page 002", "Page 120"]) fireEvent.click(screen.getByText(title));
  fireEvent.change(screen.getByPlaceholderText("Search pages"), { target: { value: "Page 00" } });
  expect(await screen.findByText("1 of them is not shown in the list")).toBeVisible();
  expect(screen.getByText("2 selected")).toHaveTextContent("2 selected · 1 of them is not shown in the list");
  const letGo = screen.getByText("Deselect").closest("button");
  expect(letGo).toHaveAccessibleDescription("1 of them is not shown in the list");
  fireEvent.click(screen.getByText("Deselect"));
  expect(screen.getByText("1 selected")).toBeVisible();
  expect(screen.getByLabelText("Select all")).toHaveFocus();
  expect(screen.queryByText(/not shown in the list/)).not.toBeInTheDocument();
});

it("orders what is chosen out of sight as it has become meanwhile", async () => {
  const { server } = await sortedRail((chosen) => chosen.map(({ title }) => title).join(", "));
  fireEvent.click(screen.getByText("Select several"));
  for (const title of ["Page 002", "Page 120"]) fireEvent.click(screen.getByText(title));
  fireEvent.change(screen.getByPlaceholderText("Search pages"), { target: { value: "Page 00" } });
  expect(await screen.findByText("Page 002, Page 120")).toBeVisible();
  act(() => void server.client.cache.modify({ id: "Entry:120", fields: { title: () => "Read meanwhile" } }));
  expect(await screen.findByText("Page 002, Read meanwhile")).toBeVisible();
  act(() => void server.client.cache.evict({ id: "Entry:120" }));
  expect(await screen.findByText("1 selected")).toBeVisible();
});
