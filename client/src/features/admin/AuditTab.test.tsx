import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AdminAuditQuery } from "#gql/graphql";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { AuditTab } from "./AuditTab";

type AdminAuditNode = AdminAuditQuery["adminAudit"]["edges"][number]["node"];

/** The row of a deed, as it is shown. */
async function rowOf(
  language: "ja" | "en",
  deed: Partial<AdminAuditNode> & { action: string; data: object | null },
) {
  await withTexts(language);
  const node = {
    __typename: "AuditEntry",
    id: "1",
    actor: "u1",
    actorName: "boss@example.com",
    subject: "u2",
    subjectName: "taro@example.com",
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

it("names who did it and whom it was done to, and shows no id", async () => {
  const row = await rowOf("en", { action: "job.retry", data: { queueId: "q2" } });
  expect(row.getByText("By boss@example.com")).toBeInTheDocument();
  expect(row.getByText("On taro@example.com")).toBeInTheDocument();
  expect(row.queryByText(/u1|u2|q2/)).toBeNull();
});

it.each([
  ["payments", "操作：決済サービス"],
  ["operator", "操作：運用コマンド"],
  ["u9", "操作：削除されたアカウント"],
])("has a word for who has no address: %s", async (actor, text) => {
  const row = await rowOf("ja", { action: "payment.refund", data: null, actor, actorName: null });
  expect(row.getByText(text)).toBeInTheDocument();
});

it("says that what it was done to is gone", async () => {
  const row = await rowOf("en", { action: "announcement.delete", data: null, subjectName: null });
  expect(row.getByText("On something that was deleted")).toBeInTheDocument();
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
