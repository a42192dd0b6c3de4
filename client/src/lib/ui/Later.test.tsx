import { act } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { Later } from "./Later";

it("draws a part right after what stands around it, and gives way to what is drawn at once meanwhile", () => {
  const told: string[] = [];
  const Told = ({ name }: { name: string }) => {
    useLayoutEffect(() => void told.push(name), [name]);
    return <p>{name}</p>;
  };
  const page = document.createElement("div");
  const root = createRoot(page);
  const draw = (list: string) =>
    flushSync(() =>
      root.render(
        <>
          <Later>
            <Told name="menu" />
          </Later>
          <Told name={list} />
        </>,
      ),
    );
  // The work of the same task is done when it returns.
  act(() => {
    draw("list");
    expect(told).toEqual(["list"]);
    draw("list after a press");
    expect(told).toEqual(["list", "list after a press"]);
  });
  expect(told).toEqual(["list", "list after a press", "menu"]);
  expect(page.innerHTML).toBe("<p>menu</p><p>list after a press</p>");
  act(() => root.unmount());
});

it("draws parts of later turns one after the other, with something else before", () => {
  const told: string[] = [];
  const page = document.createElement("div");
  const root = createRoot(page);
  const Told = ({ name }: { name: string }) => {
    useLayoutEffect(() => void told.push(`${name} in ${page.textContent}`), [name]);
    return name;
  };
  act(() =>
    root.render(
      <>
        <Later turn={3}>
          <Told name="notices" />
        </Later>
        <Later turn={2}>
          <Told name="menus" />
        </Later>
        <Later before="wait">
          <Told name="list" />
        </Later>
      </>,
    ),
  );
  expect(told).toEqual(["list in list", "menus in menuslist", "notices in noticesmenuslist"]);
  act(() => root.unmount());
});

it("keeps what stands before for the first drawing", () => {
  const page = document.createElement("div");
  const root = createRoot(page);
  act(() => {
    flushSync(() => root.render(<Later before="wait">list</Later>));
    expect(page.textContent).toBe("wait");
  });
  expect(page.textContent).toBe("list");
  act(() => root.unmount());
});
