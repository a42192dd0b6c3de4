import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { AuditTab } from "./AuditTab";

/** The row of a deed, as it is shown. */
async function rowOf(language: "ja" | "en", deed: { action: string; data: object | null }) {
  await withTexts(language);
  const node = {
    __typename: "AuditEntry",
    id: "1",
    actor: "u1",
    subject: "u2",
    createdAt: "2026-11-20T00:00:00Z",
    ...deed,
  };
  const { wrapper } = graphqlServer({
    AdminAudit: () => ({
      adminAudit: {
        __typename: "AuditEntryConnection",
        edges: [{ __typename: "AuditEntryEdge", cursor: "1", node }],
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      },
    }),
  });
  render(<AuditTab />, { wrapper });
  return within(await screen.findByRole("listitem"));
}

it("says in the reader's words what was done", async () => {
  const row = await rowOf("ja", { action: "user.role", data: { from: "user", to: "admin" } });
  expect(row.getByText("権限の変更")).toBeInTheDocument();
  expect(row.getByText("変更前：利用者")).toBeInTheDocument();
  expect(row.getByText("変更後：管理者")).toBeInTheDocument();
});

it("shows what somebody wrote as it was written", async () => {
  const row = await rowOf("en", { action: "user.credits", data: { amount: -50, note: "open <b>" } });
  expect(row.getByText("Credits: -50")).toBeInTheDocument();
  expect(row.getByText("Reason: open <b>")).toBeInTheDocument();
});

it("names the fields that were edited, and when something is to be published", async () => {
  const edited = await rowOf("en", {
    action: "announcement.update",
    data: { fields: ["titleJa", "priority"] },
  });
  expect(edited.getByText("Changed: Title (Japanese), Priority")).toBeInTheDocument();
});

it.each([
  ["now", "Publish at: At once"],
  ["2026-12-24T12:00:00Z", /^Publish at: Dec 2\d, 2026/],
])("says when something is published: %s", async (publishAt, text) => {
  const row = await rowOf("en", { action: "announcement.publish", data: { publishAt } });
  expect(row.getByText(text)).toBeInTheDocument();
});

it("shows what it has no words for by its own name", async () => {
  const row = await rowOf("en", { action: "user.praise", data: { stars: 5 } });
  expect(row.getByText("user.praise")).toBeInTheDocument();
  expect(row.getByText("stars: 5")).toBeInTheDocument();
});
