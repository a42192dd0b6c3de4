import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { RouteLink } from "./RouteLink";

function shown(props: Partial<ComponentProps<typeof RouteLink>>) {
  const element = (
    <RouteLink to="/there?a=1" {...props}>
      go
    </RouteLink>
  );
  const router = createMemoryRouter(
    [
      { path: "/", element },
      { path: "/there", element: "there" },
    ],
    { initialEntries: ["/before", "/"], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const at = ({ state: { location, historyAction } }: ReturnType<typeof shown>) =>
  `${historyAction} ${location.pathname}${location.search}`;

it.each([
  [{}, "PUSH /there?a=1"],
  [{ replace: true }, "REPLACE /there?a=1"],
])("with %j goes to the other screen without loading the page", (props, expected) => {
  const router = shown(props);
  const link = screen.getByRole("link", { name: "go" });
  expect(link).toHaveAttribute("href", "/there?a=1");
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect([click.defaultPrevented, at(router)]).toEqual([true, expected]);
});

it.each([
  ["the control key", {}, { ctrlKey: true }, false],
  ["the middle button", {}, { button: 1 }, false],
  ["another window as its target", { target: "_blank" }, {}, false],
  [
    "a click that was prevented",
    { onClick: (event: { preventDefault(): void }) => event.preventDefault() },
    {},
    true,
  ],
])("leaves to the browser what has %s", (_name, props, init, isPrevented) => {
  const router = shown(props);
  const link = screen.getByRole("link", { name: "go" });
  const click = createEvent.click(link, init);
  fireEvent(link, click);
  expect([click.defaultPrevented, at(router)]).toEqual([isPrevented, "POP /"]);
});
