import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { profile } from "#test/connection";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { AdminPage } from "./AdminPage";

async function open(role: string) {
  await withTexts("ja");
  const figures = {
    users: 2,
    audioMinutes: 1,
    creditsIssued: 3,
    creditsSpent: 4,
    jobsCompleted: 5,
    jobsFailed: 0,
  };
  const days = Array.from({ length: 30 }, (_, before) => ({
    __typename: "DayFigures",
    date: new Date(Date.UTC(2026, 10, 20 - before)).toISOString().slice(0, 10),
    ...figures,
  }));
  const server = graphqlServer({
    Viewer: () => ({ viewer: { ...profile, role } }),
    AdminFigures: () => ({
      adminFigures: {
        __typename: "AdminFigures",
        total: { __typename: "Figures", ...figures },
        days,
      },
    }),
  });
  render(
    <MemoryRouter>
      <AdminPage />
    </MemoryRouter>,
    { wrapper: server.wrapper },
  );
  return server;
}

it("opens for anybody signed in; without the role it says so, asks nothing and shows nothing else [2.7]", async () => {
  const { calls } = await open("user");
  expect(await screen.findByText(/管理者の権限が必要です/)).toBeInTheDocument();
  expect(screen.getByRole("link")).toHaveAttribute("href", "/");
  expect(screen.queryByRole("tab")).toBeNull();
  expect(calls("AdminFigures")).toEqual([]);
});

it("shows administrators the figures first [2.7]", async () => {
  await open("admin");
  expect(await screen.findByRole("tab", { name: "概要" })).toHaveAttribute("aria-selected", "true");
  expect(await screen.findByRole("img", { name: /利用者、直近30日.*最大2/ })).toBeInTheDocument();
});
