import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderWithin } from "#test/render";
import { Sample } from "./Sample";

it("plays twenty seconds with their words before anybody signs in, and loads nothing before the click", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const { container } = await renderWithin(<Sample />, { language: "en" });
  const audio = container.querySelector("audio");
  expect(audio).toHaveAttribute("preload", "none");
  expect(audio).toHaveAttribute("src", "/welcome/en.mp3");
  expect(screen.getByText(/^Hello, this is a voice of Yomikoe\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Hear a sample (20 seconds)" }));
  expect(play).toHaveBeenCalledTimes(1);
  fireEvent.play(audio as HTMLAudioElement);
  expect(screen.getByRole("button", { name: "Stop" })).toBeVisible();
  fireEvent.pause(audio as HTMLAudioElement);
  expect(screen.getByRole("button", { name: "Hear a sample (20 seconds)" })).toBeVisible();
});

it("says that it could not be played, and loads it anew at the next click", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValueOnce(new Error("offline"));
  const load = vi.spyOn(HTMLMediaElement.prototype, "load").mockReturnValue();
  const { container } = await renderWithin(<Sample />, { language: "en" });
  const audio = container.querySelector("audio") as HTMLAudioElement;
  const hear = screen.getByRole("button", { name: "Hear a sample (20 seconds)" });
  await userEvent.click(hear);
  fireEvent.error(audio);
  expect(screen.getByRole("alert")).toHaveTextContent(/^The sample could not be played/);
  expect(load).toHaveBeenCalledTimes(1);
  play.mockResolvedValueOnce();
  await userEvent.click(hear);
  expect(play).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
