import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy, Suspense } from "react";
import { Link, MemoryRouter, Outlet, Route, Routes } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { FocusOnNavigation } from "./FocusOnNavigation";

const Slow = lazy(async () => ({
  default: () => (
    <main>
      <h1>Second screen</h1>
    </main>
  ),
}));
const Frame = () => (
  <>
    <Suspense fallback="…">
      <Outlet />
    </Suspense>
    <FocusOnNavigation />
  </>
);

it("leaves the first screen alone, then moves focus and sight to the next one's heading", async () => {
  const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<Frame />}>
          <Route
            path="/"
            element={
              <main>
                <h1>First</h1>
                <Link to="/two">on</Link>
              </main>
            }
          />
          <Route path="/two" element={<Slow />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole("link"));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Second screen" })).toHaveFocus());
  expect(scroll).toHaveBeenCalledWith(0, 0);
});
