import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { ChapterMarks } from "./ChapterMarks";
import { ChaptersMenu } from "./ChaptersMenu";

const chapters = [
  { title: "はじめに", start: 2 },
  { title: "使いかた", start: 30 },
];

it("lists the chapters with their times, and goes to one", async () => {
  await withTexts("en");
  const onSeek = vi.fn();
  const user = userEvent.setup();
  render(<ChaptersMenu chapters={chapters} time={40} onSeek={onSeek} />, {
    wrapper: graphqlServer({}).wrapper,
  });
  await user.click(screen.getByRole("button", { name: "Chapters" }));
  expect(await screen.findByRole("menuitemradio", { checked: true })).toHaveTextContent("使いかた0:30");
  expect(screen.getByText("使いかた")).toHaveAttribute("data-words");
  await user.click(screen.getByRole("menuitemradio", { name: /はじめに/ }));
  expect(onSeek).toHaveBeenCalledWith(expect.closeTo(2, 1));
});

it("marks where they begin", () => {
  const { container } = render(<ChapterMarks chapters={chapters} duration={60} />);
  const places = [...container.querySelectorAll<HTMLElement>("[data-chapter]")].map(
    ({ style }) => style.insetInlineStart,
  );
  expect(places.map((place) => Number.parseFloat(place).toFixed(1))).toEqual(["3.3", "50.0"]);
});
