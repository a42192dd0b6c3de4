import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useSpoken } from "./use-spoken";

it("puts the same words into a new element, so that they are spoken anew", () => {
  let say = (_: string) => {};
  const Status = () => {
    const told = useSpoken();
    say = told.say;
    return <div role="status">{told.spoken}</div>;
  };
  render(<Status />);
  const elementAfter = (words: string) => {
    act(() => say(words));
    expect(screen.getByRole("status")).toHaveTextContent(words);
    return screen.getByRole("status").firstElementChild;
  };
  expect(elementAfter("The audio is ready")).not.toBe(elementAfter("The audio is ready"));
});
