import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { type Answers, graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { ChangesNotice } from "./ChangesNotice";

const price = (value: string) => ({
  __typename: "FactState",
  kind: "price",
  label: null,
  value,
  currency: "JPY",
  source: "json-ld",
});

const changes = {
  __typename: "Changes",
  id: "c1",
  revisionNumber: "0001",
  since: "2026-11-01T00:00:00Z",
  readAt: "2026-11-20T00:00:00Z",
  facts: [
    { __typename: "FactChange", before: price("8580"), after: price("7980") },
    { __typename: "FactChange", before: { ...price("9900"), kind: "list_price" }, after: null },
  ],
  texts: [{ __typename: "TextChange", before: "Now 8,580 yen.", after: "Now 7,980 yen." }],
  sentences: [
    {
      __typename: "TouchedSentence",
      index: 1,
      before: "It costs 8,580 yen.",
      after: "It costs 7,980 yen.",
      lost: [],
    },
    {
      __typename: "TouchedSentence",
      index: 4,
      before: "It was 9,900 yen.",
      after: null,
      lost: ["9,900 yen"],
    },
  ],
};

const renewed = {
  __typename: "Revision",
  id: "r2",
  number: "0002",
  name: null,
  isLive: false,
  createdAt: "2026-11-20T00:00:00Z",
  audio: null,
};

async function notice(found: object | null, more: Answers = {}) {
  await withTexts("en");
  const server = graphqlServer({
    Changes: () => ({ entry: { __typename: "Entry", id: "e1", changes: found } }),
    RenewRevision: () => ({ renewRevision: renewed }),
    ...more,
  });
  const onRenewed = vi.fn();
  render(<ChangesNotice entryId="e1" number="0001" language="en" onRenewed={onRenewed} />, {
    wrapper: server.wrapper,
  });
  return { ...server, onRenewed, user: userEvent.setup() };
}

const openDialog = async ({ user }: Awaited<ReturnType<typeof notice>>) => {
  await user.click(await screen.findByRole("button", { name: "See what changed" }));
  return screen.findByRole("dialog", { name: "What changed on the page" });
};

it("says nothing while the page says the same", async () => {
  const { calls } = await notice(null);
  await waitFor(() => expect(calls("Changes")).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says what changed, and how much of the script this touches", async () => {
  await notice(changes);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "2 facts and 1 sentence of the page changed. This touches 2 sentences of the script.",
  );
});

it("shows facts old and new, and each sentence as it is and as it would be", async () => {
  const dialog = await openDialog(await notice(changes));
  const [facts] = dialog.getElementsByTagName("dl");
  expect(facts).toHaveTextContent("Before¥8,580After¥7,980");
  expect(facts).toHaveTextContent("Removed¥9,900");
  expect(within(dialog).getByText("9,900 yen", { selector: "mark" })).toBeInTheDocument();
  expect(dialog).toHaveTextContent("1 sentence is left for you to correct.");
});

it("names each state by a word, and what is only on one side by another", async () => {
  const dialog = await openDialog(
    await notice({
      ...changes,
      texts: [...changes.texts, { __typename: "TextChange", before: null, after: "Sold out." }],
    }),
  );
  const stateOf = (text: string | RegExp) => within(dialog).getByText(text).closest("p")?.querySelector("b");
  expect(stateOf("Sold out.")).toHaveTextContent(/^Added$/);
  expect(within(dialog).getAllByText("Before", { selector: "b" })).toHaveLength(3);
  expect(within(dialog).getAllByText("After", { selector: "b" })).toHaveLength(3);
  expect(within(dialog).getAllByText("Removed", { selector: "b" })).toHaveLength(1);
});

it("makes a revision of exactly what was shown", async () => {
  const shown = await notice(changes);
  const dialog = await openDialog(shown);
  await shown.user.click(within(dialog).getByRole("button", { name: "Make a new version (free)" }));
  await waitFor(() => expect(shown.onRenewed).toHaveBeenCalledWith("0002"));
  expect(shown.calls("RenewRevision")).toEqual([{ entryId: "e1", number: "0001", changesId: "c1" }]);
});

it("says so when the page has changed again meanwhile", async () => {
  const stale = () => {
    throw new AppError("CONFLICT", { code: "CONFLICT", reason: "STALE_CHANGES" });
  };
  const shown = await notice(changes, { RenewRevision: stale });
  const dialog = await openDialog(shown);
  await shown.user.click(within(dialog).getByRole("button", { name: "Make a new version (free)" }));
  expect(await within(dialog).findByText(/has changed again/)).toBeInTheDocument();
  expect(shown.onRenewed).not.toHaveBeenCalled();
});

it("offers no revision where nothing in the script is touched", async () => {
  const dialog = await openDialog(await notice({ ...changes, sentences: [] }));
  expect(within(dialog).queryByRole("button", { name: /new version/ })).toBeNull();
});
