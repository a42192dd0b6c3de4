import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { renderWithin } from "#test/render";
import { MoreButton } from "./MoreButton";

const further = { exists: true, loading: false, error: null, load: vi.fn() };
const refused = new AppError("NETWORK_ERROR");

it("offers what follows, or to ask for it again", async () => {
  const { unmount } = await renderWithin(<MoreButton further={further} />, { language: "en" });
  expect(screen.getByRole("button", { name: "Show more" })).toBeInTheDocument();
  unmount();
  await renderWithin(<MoreButton further={{ ...further, error: refused }} />, { language: "en" });
  expect(screen.getByRole("alert")).toHaveTextContent(/cannot be reached/);
});

it("says nothing below a list that ends here", async () => {
  await renderWithin(<MoreButton further={{ ...further, exists: false, error: refused }} />);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
