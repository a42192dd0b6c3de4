import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { UsersTab } from "./UsersTab";

const user = {
  __typename: "AdminUser",
  id: "u7",
  email: "hana@example.com",
  displayName: null,
  role: "user",
  plan: "free",
  language: "ja",
  createdAt: "2026-11-01T00:00:00Z",
  accountExpiresAt: null,
  closedAt: null as string | null,
  deletionAskedAt: null as string | null,
  expired: null as string | null,
  credits: { __typename: "Credits", balance: 120, held: 0, totalEarned: 150, totalSpent: 30 },
  kept: { __typename: "KeptSound", bytes: 41_300_000, limit: 10_000_000_000 },
};
const connection = (node: object) => ({
  __typename: "AdminUserConnection",
  edges: [{ __typename: "AdminUserEdge", cursor: "1", node }],
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: "1" },
});

async function open(more: Record<string, (variables: Record<string, unknown>) => unknown> = {}) {
  await withTexts("en");
  const server = graphqlServer({ AdminUsers: () => ({ adminUsers: connection(user) }), ...more });
  const onJobs = vi.fn();
  render(<UsersTab onJobs={onJobs} />, { wrapper: server.wrapper });
  return { ...server, onJobs };
}
const manage = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Manage hana@example.com" }));
  return within(await screen.findByRole("dialog", { name: "hana@example.com" }));
};

it("searches by what was typed", async () => {
  const { calls } = await open();
  await userEvent.type(await screen.findByRole("searchbox"), "hana");
  await waitFor(() => expect(calls("AdminUsers").at(-1)).toMatchObject({ search: "hana" }));
});

it("keeps whom it found in place while the next answer is awaited", async () => {
  const answer = Promise.withResolvers<object>();
  const { calls } = await open({
    AdminUsers: ({ search }) => (search ? answer.promise : { adminUsers: connection(user) }),
  });
  const row = await screen.findByRole("button", { name: "Manage hana@example.com" });
  await userEvent.type(screen.getByRole("searchbox"), "hana");
  await waitFor(() => expect(calls("AdminUsers").at(-1)).toMatchObject({ search: "hana" }));
  expect(row).toBeInTheDocument();
  answer.resolve({ adminUsers: { ...connection(user), edges: [] } });
  await waitFor(() => expect(row).not.toBeInTheDocument());
});

/** Gives fifty credits, which fails; answers the button that gives them. */
async function failToGive(dialog: Awaited<ReturnType<typeof manage>>) {
  await userEvent.type(dialog.getByRole("textbox", { name: "Credits" }), "50");
  await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "Sorry");
  const give = dialog.getByRole("button", { name: "Adjust credits" });
  await userEvent.click(give);
  expect(await dialog.findByText(/Something went wrong/)).toBeInTheDocument();
  return give;
}

it("gives credits with a reason; after a failure the same gift is repeated, not doubled", async () => {
  const answers = [
    () => Promise.reject(new AppError("SERVER_ERROR")),
    () => ({ adminAdjustCredits: { ...user, credits: { ...user.credits, balance: 170 } } }),
  ];
  const { calls } = await open({ AdminAdjustCredits: () => answers.shift()?.() });
  const dialog = await manage();
  const give = await failToGive(dialog);
  await userEvent.click(give);
  expect(await dialog.findByText(/170 credits/)).toBeInTheDocument();
  const [first, second] = calls("AdminAdjustCredits");
  expect(first).toMatchObject({ userId: "u7", amount: 50, note: "Sorry" });
  expect(second).toEqual(first);
});

it("a gift that was changed after a failure is another one", async () => {
  const { calls } = await open({ AdminAdjustCredits: () => Promise.reject(new AppError("SERVER_ERROR")) });
  const dialog = await manage();
  const give = await failToGive(dialog);
  await userEvent.type(dialog.getByRole("textbox", { name: "Credits" }), "0");
  await userEvent.click(give);
  await waitFor(() => expect(calls("AdminAdjustCredits")).toHaveLength(2));
  const [first, second] = calls("AdminAdjustCredits");
  expect(second).toMatchObject({ amount: 500 });
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

/** The button that asks, once it takes a second press. */
async function armed(dialog: Awaited<ReturnType<typeof manage>>, name: string) {
  const sure = dialog.getByRole("button", { name });
  await waitFor(() => expect(sure).not.toHaveAttribute("aria-disabled"));
  return sure;
}

it("asks before it closes an account, and then says that it is closed", async () => {
  const closed = { ...user, closedAt: "2026-11-20T00:00:00Z", expired: "ACCOUNT_EXPIRED" };
  const { calls } = await open({ AdminSetStanding: () => ({ adminSetStanding: closed }) });
  const dialog = await manage();
  await userEvent.click(dialog.getByRole("button", { name: "Close account" }));
  expect(calls("AdminSetStanding")).toEqual([]);
  await userEvent.click(await armed(dialog, "Press again to close the account"));
  await waitFor(() => expect(calls("AdminSetStanding")).toEqual([{ userId: "u7", standing: "closed" }]));
  expect(await dialog.findByRole("button", { name: "Reopen" })).toBeEnabled();
  expect(dialog.queryByRole("button", { name: "Close account" })).toBeNull();
});

it("orders an export and deletes an account, each after a second press", async () => {
  const { calls } = await open({
    AdminExportAccount: () => ({ adminExportAccount: { __typename: "AccountExport", status: "queued" } }),
    AdminDeleteAccount: () => ({
      adminDeleteAccount: { __typename: "AccountDeletion", askedAt: "2026-11-21T00:00:00Z", erasedAt: null },
    }),
  });
  const dialog = await manage();
  await userEvent.click(dialog.getByRole("button", { name: "Export data" }));
  expect(calls("AdminExportAccount")).toEqual([]);
  await userEvent.click(await armed(dialog, "Press again to export"));
  expect(await dialog.findByText(/Its owner can download it/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Delete account" }));
  await userEvent.click(await armed(dialog, "Press again to delete the account"));
  await waitFor(() => expect(calls("AdminDeleteAccount")).toEqual([{ userId: "u7" }]));
  await waitFor(() => expect(calls("AdminUsers")).toHaveLength(2));
  const said = dialog.getByText("The account is being deleted.");
  expect(said).toHaveFocus();
  expect(dialog.queryByText(/Its owner can download it/)).toBeNull();
});

it("tells no longer of an action that was refused once another was taken", async () => {
  const { calls } = await open({
    AdminSetRole: () => Promise.reject(new AppError("SERVER_ERROR")),
    AdminExportAccount: () => ({ adminExportAccount: { __typename: "AccountExport", status: "queued" } }),
  });
  const dialog = await manage();
  await userEvent.click(dialog.getByRole("button", { name: "Make administrator" }));
  await userEvent.click(await armed(dialog, "Press again to make them an administrator"));
  expect(await dialog.findByText(/Something went wrong/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Export data" }));
  await userEvent.click(await armed(dialog, "Press again to export"));
  expect(await dialog.findByText(/Its owner can download it/)).toBeVisible();
  expect(dialog.queryByText(/Something went wrong/)).toBeNull();
  expect(calls("AdminSetRole")).toHaveLength(1);
});

it("leads to the user's jobs", async () => {
  const { onJobs } = await open();
  const dialog = await manage();
  await userEvent.click(dialog.getByRole("button", { name: "See this user’s jobs" }));
  expect(onJobs).toHaveBeenCalledWith(expect.objectContaining({ id: "u7" }));
});

it("shows how much audio an account keeps", async () => {
  await open();
  expect((await manage()).getByText(/Stored audio 41\.3 MB of 10 GB/)).toBeVisible();
});
