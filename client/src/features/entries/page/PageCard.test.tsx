import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { onEvent } from "#lib/events";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { pageEntry, pageText } from "#test/page";
import { PageCard } from "./PageCard";

const fact = (kind: string, value: string, currency: string | null = null) => ({
  __typename: "Fact",
  id: kind,
  kind,
  label: null,
  value,
  currency,
  source: "visible",
  provenance: { path: kind, excerpt: `only ${value}`, others: null },
});

interface Read {
  author?: string | null;
  publishedAt?: string | null;
  site?: string | null;
  isPictured?: boolean;
  facts?: object[];
  blocks?: number;
  /** Items of a list behind the text. */
  listed?: number;
}

async function card({
  author = null,
  publishedAt = null,
  site = null,
  isPictured,
  facts = [],
  blocks = 1,
  listed = 0,
}: Read) {
  await withTexts("en");
  const server = graphqlServer({
    PageText: pageText({
      author,
      publishedAt,
      blocks: Array.from({ length: blocks + listed }, (_, at) => ({
        __typename: "Block",
        kind: at === 0 ? "heading" : "text",
        level: at === 0 ? 1 : null,
        text: at < blocks ? `Paragraph ${at + 1}.` : `Item ${at + 1}.`,
        isBeside: at >= blocks,
      })),
    }),
    PagePicture: ({ id }) => ({
      entry: {
        __typename: "Entry",
        id,
        site,
        analyzedAt: "2026-01-01T00:00:00Z",
        icon: isPictured ? "/media/icon.webp" : null,
        picture: isPictured
          ? { __typename: "Picture", large: "/media/large.webp", small: "/media/small.webp" }
          : null,
      },
    }),
  });
  const onSettings = vi.fn();
  const { container } = render(<PageCard entry={pageEntry(facts)} onSettings={onSettings} />, {
    wrapper: server.wrapper,
  });
  await screen.findByText("Paragraph 1.");
  const sources = () => [...container.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  return { container, sources, onSettings };
}

it("shows of a page its picture, site, icon, author, date and length, and the beginning of its text", async () => {
  const { container, sources } = await card({
    author: "Elin Pryce",
    publishedAt: "2026-05-04T11:00:00Z",
    site: "Lamp & Desk",
    isPictured: true,
    blocks: 10,
  });
  expect(await screen.findByText("Lamp & Desk")).toBeVisible();
  expect(sources()).toEqual(["/media/large.webp", "/media/icon.webp"]);
  for (const said of ["Elin Pryce", "May 4, 2026", "20 words"]) expect(screen.getByText(said)).toBeVisible();
  // Of ten paragraphs eight, with a sign that there are more.
  expect(screen.getAllByText(/^Paragraph/).map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `Paragraph ${at}.`),
  );
  expect(container.querySelector("[data-more]")).toHaveAttribute("lang", "en");
});

it("neither counts nor shows a list behind the text", async () => {
  await card({ blocks: 2, listed: 5 });
  expect(screen.getByText("4 words")).toBeVisible();
  expect(screen.queryByText(/^Item/)).toBeNull();
});

it("keeps the room of the line and of the text until both are told", async () => {
  await withTexts("en");
  const told = Promise.withResolvers<void>();
  const answer = pageText({
    blocks: [
      { __typename: "Block", kind: "text", level: null, text: "Four words of text.", isBeside: false },
    ],
  });
  const server = graphqlServer({
    PageText: async (variables) => {
      await told.promise;
      return answer(variables);
    },
    PagePicture: () => ({ entry: null }),
  });
  const { container } = render(<PageCard entry={pageEntry([])} onSettings={vi.fn()} />, {
    wrapper: server.wrapper,
  });
  const lines = () => container.querySelectorAll("section > div:first-child > [data-words]");
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toBeEmptyDOMElement();
  expect(container.querySelector(".mantine-Skeleton-root")).not.toBeNull();
  expect(container.querySelector("section")).toHaveAttribute("aria-busy", "true");
  told.resolve();
  expect(await screen.findByText("4 words")).toBeVisible();
  expect(lines()).toHaveLength(1);
  expect(container.querySelector(".mantine-Skeleton-root")).toBeNull();
  expect(container.querySelector("section")).toHaveAttribute("aria-busy", "false");
});

it("tells the length in characters where the text cannot be had", async () => {
  await withTexts("en");
  const server = graphqlServer({
    PageText: () => {
      throw new AppError("NETWORK_ERROR");
    },
    PagePicture: () => ({ entry: null }),
  });
  render(<PageCard entry={pageEntry([])} onSettings={vi.fn()} />, { wrapper: server.wrapper });
  expect(await screen.findByText("900 characters")).toBeVisible();
});

it("leaves out what the page does not tell, and takes no wrong date for one", async () => {
  const { container, sources } = await card({ publishedAt: "last Tuesday" });
  expect(screen.getByText("2 words")).toBeVisible();
  expect(screen.queryByText(/last Tuesday|Invalid/)).not.toBeInTheDocument();
  expect(sources()).toEqual([]);
  expect(container.querySelector("[data-more]")).toBeNull();
  expect(screen.queryAllByRole("listitem")).toEqual([]);
});

it("shows the facts of a product as chips, one of each kind, which lead to their places", async () => {
  const wanted = vi.fn();
  const stop = onEvent("pageTextWanted", wanted);
  await card({
    facts: [
      fact("rating", "4.6"),
      fact("image", "A lamp on a desk"),
      fact("price", "12800", "JPY"),
      { ...fact("price", "9800", "JPY"), id: "second" },
      fact("availability", "InStock"),
    ],
  });
  const chips = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(chips).toEqual(["¥12,800", "In stock", "4.6 ★"]);
  await userEvent.click(screen.getByRole("button", { name: "¥12,800" }));
  await userEvent.click(screen.getByRole("button", { name: "Show all of the text" }));
  stop();
  expect(wanted.mock.calls.map(([{ place }]) => place?.excerpt ?? null)).toEqual(["only 12800", null]);
});

it("leads to the settings where they are in another pane", async () => {
  const { onSettings } = await card({});
  await userEvent.click(screen.getByRole("button", { name: /settings/i }));
  await waitFor(() => expect(onSettings).toHaveBeenCalledOnce());
});
