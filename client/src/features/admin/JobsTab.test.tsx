import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { failureWith, graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { JobsTab } from "./JobsTab";

const job = (id: string, status: string, more: object = {}) => ({
  __typename: "AdminJobEdge",
  cursor: id,
  node: {
    __typename: "AdminJob",
    id,
    type: "generate_audio",
    status,
    stage: null,
    done: 0,
    total: 0,
    failure: null,
    createdAt: "2026-11-20T00:00:00Z",
    email: "hana@example.com",
    url: "https://example.com/1",
    title: `Page ${id}`,
    ...more,
  },
});

async function open(user: { id: string; email: string } | null = null) {
  await withTexts("en");
  const failed = {
    failure: failureWith("SERVICE_UNAVAILABLE", "SPEECH_ENGINE", { message: "The voice stopped." }),
  };
  const server = graphqlServer({
    AdminJobs: () => ({
      adminJobs: {
        __typename: "AdminJobConnection",
        edges: [
          job("1", "failed", failed),
          job("3", "failed", { failure: failureWith("CONFLICT", "CANCELLED") }),
          job("2", "running", { stage: "speaking", done: 12, total: 42 }),
        ],
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      },
    }),
    AdminRetryJob: () => ({ adminRetryJob: { __typename: "AdminJob", id: "3" } }),
  });
  render(<JobsTab user={user} onEverybody={() => {}} />, { wrapper: server.wrapper });
  await screen.findByText("Page 1");
  return server;
}

it("shows how far jobs are, and why one failed", async () => {
  await open();
  expect(screen.getByText("12 / 42")).toBeInTheDocument();
  expect(screen.getByText(/The voice does not answer right now/)).toBeVisible();
  expect(screen.getByText("SPEECH_ENGINE")).toBeVisible();
  expect(screen.queryByText(/The voice stopped/)).toBeNull();
});

it("shows one that its owner ended as canceled, with nothing to run again", async () => {
  await open();
  expect(screen.getByText("Canceled")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Retry Page 3" })).toBeNull();
});

it("offers to run a failed one again, and reads the list anew", async () => {
  const { calls } = await open();
  expect(screen.queryByRole("button", { name: "Retry Page 2" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Retry Page 1" }));
  await waitFor(() => expect(calls("AdminRetryJob")).toEqual([{ queueId: "1" }]));
  await waitFor(() => expect(calls("AdminJobs")).toHaveLength(2));
});

it("asks for one state, and for one user", async () => {
  const { calls } = await open({ id: "u7", email: "hana@example.com" });
  expect(screen.getByText("Jobs of hana@example.com")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("radio", { name: "Failed" }));
  await waitFor(() => expect(calls("AdminJobs").at(-1)).toEqual({ status: "failed", userId: "u7" }));
});

const listOf = (edges: object[]) => ({
  adminJobs: {
    __typename: "AdminJobConnection",
    edges,
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
  },
});

it("says of an empty list, read out, which jobs there are none of, and leads back to those of every state", async () => {
  await withTexts("en");
  const { wrapper } = graphqlServer({
    AdminJobs: ({ status }) => listOf(status === "failed" ? [] : [job("2", "running")]),
  });
  render(<JobsTab user={null} onEverybody={() => {}} />, { wrapper });
  await screen.findByText("Page 2");
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole("radio", { name: "Failed" }));
  await waitFor(() => expect(status).toHaveTextContent(/^Nothing has failed/));
  await userEvent.click(within(status).getByRole("button", { name: "Show jobs in every state" }));
  expect(screen.getByRole("radio", { name: "All" })).toHaveFocus();
  expect(await screen.findByText("Page 2")).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "All" })).toHaveFocus();
  expect(screen.getByRole("radio", { name: "All" })).toBeChecked();
  expect(status).toBeEmptyDOMElement();
});

it("leaves the focus at the chosen state when one comes back from one user to everybody", async () => {
  await withTexts("en");
  const { wrapper } = graphqlServer({ AdminJobs: () => listOf([job("2", "running")]) });
  const Tab = () => {
    const [user, setUser] = useState<{ id: string; email: string } | null>({
      id: "u7",
      email: "hana@example.com",
    });
    return <JobsTab user={user} onEverybody={() => setUser(null)} />;
  };
  render(<Tab />, { wrapper });
  await userEvent.click(screen.getByRole("radio", { name: "Running" }));
  await userEvent.click(screen.getByRole("button", { name: "Show everybody’s jobs" }));
  await waitFor(() => expect(screen.queryByText("Jobs of hana@example.com")).toBeNull());
  expect(screen.getByRole("radio", { name: "Running" })).toHaveFocus();
});

const hana = { id: "u7", email: "hana@example.com" };

it.each([
  ["en", "All", null, /^As soon as somebody orders a script or an audio, its job stands here/],
  ["en", "All", hana, /^As soon as hana@example\.com orders a script or an audio, its job stands here/],
  ["en", "Queued", hana, /^A job is queued until the work on it begins\.$/],
  [
    "en",
    "Running",
    null,
    /^A job is running while its script is being written or its audio is being made\.$/,
  ],
  ["en", "Failed", null, /^A job that has failed stands here with the reason, and can be retried\.$/],
  ["en", "Failed", hana, /^A job that has failed stands here with the reason, and can be retried\.$/],
  ["en", "Completed", null, /^A job is completed once its script or its audio is ready\.$/],
  ["ja", "すべて", null, /^利用者が台本や音声の作成を始めると/],
  ["ja", "すべて", hana, /^hana@example\.com が台本や音声の作成を始めると/],
  ["ja", "待機", null, /^作成の開始を待っているジョブが、ここに並びます。$/],
  ["ja", "実行中", hana, /^台本や音声を作成しているジョブが、ここに並びます。$/],
  ["ja", "失敗", hana, /^失敗したジョブは、理由とともにここに並び、再実行できます。$/],
  ["ja", "完了", null, /^台本や音声ができあがったジョブが、ここに並びます。$/],
] as const)("says which jobs stand in an empty list: %s, %s, %j", async (language, state, user, hint) => {
  await withTexts(language);
  const { wrapper } = graphqlServer({ AdminJobs: () => listOf([]) });
  render(<JobsTab user={user} onEverybody={() => {}} />, { wrapper });
  await userEvent.click(screen.getByRole("radio", { name: state }));
  expect(await screen.findByText(hint)).toBeInTheDocument();
});
