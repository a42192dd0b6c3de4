import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AppError } from "#lib/errors";
import { type Answers, graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { ReadAgain } from "./ReadAgain";

const analyzedAt = "2026-11-20T00:12:00Z";

async function shown(answers: Answers, more: object = {}) {
  await withTexts("en");
  const server = graphqlServer(answers);
  const entry = {
    id: "e1",
    url: "https://pages.example/",
    analyzedAt,
    analysisState: "read",
    analysisError: null,
    picture: null,
    icon: null,
    ...more,
  };
  render(<ReadAgain entry={entry} />, { wrapper: server.wrapper });
  return { ...server, user: userEvent.setup() };
}
const again = () => screen.getByRole("button", { name: "Read again (free)" });

it("says when the page was read, and reads it again for nothing", async () => {
  const { calls, user } = await shown({
    AnalyzeEntry: () => ({ analyzeEntry: { __typename: "Entry", id: "e1" } }),
  });
  expect(screen.getByRole("status")).toHaveTextContent(/Read: Nov 20, 2026/);
  await user.click(again());
  expect(calls("AnalyzeEntry")).toEqual([{ id: "e1" }]);
});

it("tells what went wrong, and keeps the ways on where the page is refused by now", async () => {
  const { user } = await shown({
    AnalyzeEntry: () => {
      throw new AppError("TOO_MANY_REQUESTS");
    },
  });
  await user.click(again());
  expect(await screen.findByRole("alert")).toBeInTheDocument();
});

it("offers to paste the text of a page that cannot be read any more", async () => {
  await shown({}, { analysisError: "LOGIN_WALL" });
  expect(screen.getByRole("button", { name: "Paste the text instead" })).toBeInTheDocument();
});

it("is not there before the first reading", async () => {
  await shown({}, { analyzedAt: null });
  expect(screen.queryByRole("button")).toBeNull();
});
