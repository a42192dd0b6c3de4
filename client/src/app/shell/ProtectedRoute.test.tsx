import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { type Session, SessionContext } from "#lib/identity/AuthProvider";
import { withTexts } from "#test/i18n";
import { signedIn, signedOut } from "#test/render";
import { ProtectedRoute } from "./ProtectedRoute";

beforeEach(() => withTexts("ja"));

function open(session: Session) {
  const router = createMemoryRouter([
    { path: "/login", element: <p>sign in here</p> },
    { element: <ProtectedRoute />, children: [{ path: "/", element: <p>the secret</p> }] },
  ]);
  render(
    <MantineProvider env="test">
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </MantineProvider>,
  );
  return router;
}

it("shows the loading screen while the session resolves [2.9] [2.14]", () => {
  open({ status: "loading", user: null });
  expect(screen.getByRole("status")).toHaveTextContent("読み込んでいます…");
  expect(screen.queryByText("the secret")).toBeNull();
});

it("sends anybody who is not signed in to /login [2.9]", () => {
  const router = open(signedOut);
  expect(router.state.location.pathname).toBe("/login");
  expect(screen.queryByText("the secret")).toBeNull();
});

it("shows its screen to a signed-in user [2.9]", () => {
  open(signedIn);
  expect(screen.getByText("the secret")).toBeInTheDocument();
});

it("offers another try where the identity provider cannot be reached", () => {
  const retry = vi.fn();
  open({ status: "failed", user: null, error: new Error("no answer"), retry });
  screen.getByRole("button", { name: "再試行" }).click();
  expect(retry).toHaveBeenCalledOnce();
});
