import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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

it("says of an empty list which jobs there are none of, and leads back to those of every state", async () => {
  await withTexts("en");
  const { wrapper } = graphqlServer({
    AdminJobs: ({ status }) => ({
      adminJobs: {
        __typename: "AdminJobConnection",
        edges: status === "failed" ? [] : [job("2", "running")],
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      },
    }),
  });
  render(<JobsTab user={null} onEverybody={() => {}} />, { wrapper });
  await screen.findByText("Page 2");
  expect(screen.queryByText("Nothing has failed")).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "Failed" }));
  expect(await screen.findByText("Nothing has failed")).toBeInTheDocument();
  expect(screen.getByText(/its job stands here with its progress/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show jobs in every state" }));
  expect(await screen.findByText("Page 2")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Show jobs in every state" })).toBeNull();
});

it("names the user for whom nothing was made", async () => {
  await withTexts("en");
  const { wrapper } = graphqlServer({
    AdminJobs: () => ({
      adminJobs: {
        __typename: "AdminJobConnection",
        edges: [],
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      },
    }),
  });
  render(<JobsTab user={{ id: "u7", email: "hana@example.com" }} onEverybody={() => {}} />, { wrapper });
  expect(await screen.findByText(/As soon as hana@example.com orders/)).toBeInTheDocument();
});
