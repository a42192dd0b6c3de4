import { render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, it } from "vitest";
import { Later } from "./Later";

it("draws a part in another drawing than what stands around it, right after", () => {
  const told: string[] = [];
  const Told = ({ name }: { name: string }) => {
    useLayoutEffect(() => void told.push(`${name} beside ${document.querySelectorAll("p").length}`), [name]);
    return <p>{name}</p>;
  };
  render(
    <>
      <Later>
        <Told name="menu" />
      </Later>
      <Told name="list" />
    </>,
  );
  expect(told).toEqual(["list beside 1", "menu beside 2"]);
  expect(screen.getByText("menu")).toBeVisible();
});
