import { render, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import type { FileMedia } from "../playback/use-media";
import { Waveform } from "./Waveform";

const asked = vi.hoisted(() => vi.fn());
vi.mock("wavesurfer.js", () => {
  asked();
  throw new Error("the chunk is gone");
});

it("stays a slider for the keyboard when its drawing cannot be loaded", async () => {
  await withTexts("en");
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const media = { media: new Audio(), time: 3, seek: vi.fn() } as unknown as FileMedia;
  render(<Waveform media={media} peaks={[0, 1]} duration={10} />, { wrapper: graphqlServer({}).wrapper });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
  expect(screen.getByRole("slider")).toHaveAttribute("aria-valuenow", "3");
  expect(unhandled).not.toHaveBeenCalled();
  process.off("unhandledRejection", unhandled);
});

it("is drawn anew in the colors of the other scheme", async () => {
  await withTexts("en");
  const setOptions = vi.fn();
  vi.doMock("wavesurfer.js", () => ({ default: { create: () => ({ setOptions, destroy() {} }) } }));
  const styles = document.head.appendChild(document.createElement("style"));
  onTestFinished(() => {
    vi.doUnmock("wavesurfer.js");
    styles.remove();
    document.documentElement.removeAttribute("data-mantine-color-scheme");
  });
  styles.textContent = "[data-mantine-color-scheme=dark] [role=slider] { --yomikoe-wave: #5b6460 }";
  const media = { media: new Audio(), time: 3, seek: vi.fn() } as unknown as FileMedia;
  const { container, unmount } = render(<Waveform media={media} peaks={[0, 1]} duration={10} />, {
    wrapper: graphqlServer({}).wrapper,
  });
  await waitFor(() => expect(container.querySelector("[role=slider] > span")).toBeNull());
  document.documentElement.setAttribute("data-mantine-color-scheme", "dark");
  await waitFor(() =>
    expect(setOptions).toHaveBeenCalledWith(expect.objectContaining({ waveColor: "#5b6460" })),
  );
  setOptions.mockClear();
  unmount();
  document.documentElement.setAttribute("data-mantine-color-scheme", "light");
  await new Promise((done) => setTimeout(done));
  expect(setOptions).not.toHaveBeenCalled();
});
