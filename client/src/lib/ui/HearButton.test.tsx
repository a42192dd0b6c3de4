import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { renderWithin } from "#test/render";
import { HearButton } from "./HearButton";

const played: string[] = [];
beforeEach(() => {
  played.length = 0;
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (this: HTMLMediaElement) {
    played.push(new URL(this.src).pathname);
  });
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
});
/** Two buttons whose sounds come when a test says so. */
async function buttons() {
  const sounds = { one: Promise.withResolvers<string>(), two: Promise.withResolvers<string>() };
  const onFailed = vi.fn();
  const view = await renderWithin(
    <>
      <HearButton label="one" sound={() => sounds.one.promise} onFailed={onFailed} />
      <HearButton label="two" sound={() => sounds.two.promise} onFailed={onFailed} />
    </>,
    { language: "en" },
  );
  const user = userEvent.setup();
  const hear = (name: "one" | "two") => user.click(screen.getByRole("button", { name }));
  const come = (name: "one" | "two") => act(async () => sounds[name].resolve(`/${name}.wav`));
  return { ...view, sounds, onFailed, hear, come };
}

it("plays a sound, and stops it by a second click", async () => {
  const { hear, come } = await buttons();
  await hear("one");
  await come("one");
  expect(played).toEqual(["/one.wav"]);
  await userEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(screen.getByRole("button", { name: "one" })).toBeInTheDocument();
});

it("begins no sound once it is gone from the screen", async () => {
  const { hear, come, unmount } = await buttons();
  await hear("one");
  unmount();
  await come("one");
  expect(played).toEqual([]);
});

it("says nothing of a sound that fails once it is gone from the screen", async () => {
  const { hear, sounds, unmount, onFailed } = await buttons();
  await hear("one");
  unmount();
  await act(async () => sounds.one.reject(new Error("refused")));
  expect(onFailed).not.toHaveBeenCalled();
});

it("lets the sound that was asked for last be heard, whichever comes first", async () => {
  const { hear, come } = await buttons();
  await hear("one");
  await hear("two");
  await come("two");
  await come("one");
  expect(played).toEqual(["/two.wav"]);
  expect(screen.getByRole("button", { name: "one" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Stop" })).toBeInTheDocument();
});
