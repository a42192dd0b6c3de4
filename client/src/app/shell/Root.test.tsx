import { MantineProvider } from "@mantine/core";
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { withTexts } from "#test/i18n";
import { Root } from "./Root";

it("opens the expiry modal over a screen that broke, too [2.19]", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await withTexts("en");
  const Broken = () => {
    throw new Error("broken inside");
  };
  const router = createMemoryRouter([{ element: <Root />, children: [{ path: "/", element: <Broken /> }] }]);
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeInTheDocument();
  act(() => void window.dispatchEvent(new CustomEvent("accountExpired", { detail: { message: "Bye" } })));
  expect(await screen.findByRole("dialog", { name: "Your access has ended" })).toHaveTextContent("Bye");
});
