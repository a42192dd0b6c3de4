import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { addSentence, replaceSentence, toDraft } from "./draft";
import { SentenceView } from "./SentenceView";
import { useSentenceFocus } from "./use-sentence-focus";

const script = toDraft("一。二。三。四。五。六。", [
  ...["一。", "二。", "三。", "四。", "五。", "六。"].map((text, index) => ({
    index,
    paragraph: 0,
    text,
    untied: [],
    ties: [],
  })),
] as never);
const sound = { match: () => [0, 1, 2, 3, 4, 5], seek: vi.fn(), play: vi.fn(), startOf: () => 0 };

const onWriting = vi.fn();

/** The view as its editor shows it, which counts how often a sentence is drawn, and a button that speaks on. */
async function view() {
  await withTexts("ja");
  let draws = 0;
  const speaking = {
    stretch: 1,
    // Each sentence reads it once while it is drawn.
    get speakers() {
      draws += 1;
      return [];
    },
    hear: vi.fn(),
    again: null,
    once: null,
  };
  function Editor() {
    const [spoken, setSpoken] = useState(0);
    const [draft, setDraft] = useState(script);
    const narration = { sound, spoken };
    return (
      <>
        <button type="button" onClick={() => setSpoken((before) => before + 1)}>
          go on
        </button>
        <SentenceView
          pieces={draft.pieces}
          language="ja"
          narration={narration}
          speaking={speaking}
          sources={false}
          focus={useSentenceFocus()}
          onEdit={(index, text) => setDraft((before) => replaceSentence(before, index, text))}
          onAdd={(index, text) => setDraft((before) => addSentence(before, index, text))}
          onMove={() => {}}
          onRestore={null}
          onWriting={onWriting}
        />
      </>
    );
  }
  render(<Editor />, { wrapper: graphqlServer({}).wrapper });
  return (act: () => void) => {
    draws = 0;
    act();
    return draws;
  };
}

it("draws the sentence that was spoken and the one that is spoken now, and no other", async () => {
  const drawsBy = await view();
  expect(drawsBy(() => fireEvent.click(screen.getByText("go on")))).toBe(2);
  expect(screen.getByRole("button", { name: "二。" })).toHaveAttribute("aria-current", "true");
});

it("draws the sentence that the pointer leaves and the one that it comes to, and no other", async () => {
  const drawsBy = await view();
  const over = (name: string) => () =>
    fireEvent.pointerEnter(screen.getByRole("button", { name }).parentElement!.parentElement!);
  expect(drawsBy(over("三。"))).toBe(1);
  expect(drawsBy(over("五。"))).toBe(2);
  expect(screen.getByRole("toolbar")).toBeInTheDocument();
});

it("opens the sentence of a double click's first press, whatever lies below the second", async () => {
  await view();
  const button = screen.getByRole("button", { name: "go on" });
  const sentence = (text: string) => screen.getByText(text).closest("[role=button]") as HTMLElement;
  for (const under of [() => sentence("四。"), () => button, () => document.body]) {
    fireEvent.mouseDown(sentence("三。"), { detail: 1 });
    fireEvent.click(sentence("三。"), { detail: 1 });
    sound.seek.mockClear();
    const spoken = document.querySelector("[data-spoken]")?.textContent;
    fireEvent.mouseDown(under(), { detail: 2 });
    fireEvent.click(under(), { detail: 2 });
    fireEvent.doubleClick(under(), { detail: 2 });
    const field = screen.getByRole("textbox", { name: "文" });
    expect(field).toHaveValue("三。");
    expect(sound.seek).not.toHaveBeenCalled();
    expect(document.querySelector("[data-spoken]")?.textContent).toBe(spoken);
    fireEvent.keyDown(field, { key: "Escape" });
  }
});

it.each([
  ["a new sentence is being written above it", "{Control>}{Enter}{/Control}", "新。", "三。"],
  ["a sentence above it was emptied", "{Enter}", "{Backspace}{Backspace}", "三。"],
  ["a sentence above it was emptied, as the last one", "{Enter}", "{Backspace}{Backspace}", "六。"],
])("opens the sentence that was pressed twice while %s", async (_name, open, typed, pressed) => {
  await view();
  act(() => (screen.getByText("一。").closest("[role=button]") as HTMLElement).focus());
  await userEvent.keyboard(open);
  await userEvent.type(screen.getByRole("textbox", { name: "文" }), typed);
  await userEvent.click(screen.getByText(pressed));
  // The second press meets whatever lies there by then.
  fireEvent.mouseDown(document.body, { detail: 2 });
  fireEvent.click(document.body, { detail: 2 });
  fireEvent.doubleClick(document.body, { detail: 2 });
  expect(screen.getByRole("textbox", { name: "文" })).toHaveValue(pressed);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(onWriting.mock.lastCall).toEqual([false]);
});

it("opens nothing, and keeps back no other window, where the sentence that was pressed twice is gone", async () => {
  await view();
  const third = () => screen.getByText("三。").closest("[role=button]") as HTMLElement;
  fireEvent.mouseDown(third(), { detail: 1 });
  fireEvent.keyDown(third(), { key: "Delete" });
  onWriting.mockClear();
  fireEvent.doubleClick(document.body, { detail: 2 });
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(onWriting).not.toHaveBeenCalled();
});

it("lets a finger work the tool that came up below it, and open a sentence by two touches", async () => {
  await view();
  const touch = (element: Element, detail: number) => {
    fireEvent.mouseDown(element, { detail });
    fireEvent(element, new PointerEvent("click", { bubbles: true, detail, pointerType: "touch" }));
    if (detail === 2) fireEvent.doubleClick(element, { detail });
  };
  const spoken = () => document.querySelector("[data-spoken]")?.textContent;
  touch(screen.getByText("三。"), 1);
  touch(screen.getByRole("button", { name: "go on" }), 2);
  expect(spoken()).toBe("二。");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  touch(screen.getByText("四。"), 1);
  touch(screen.getByText("四。"), 2);
  expect(screen.getByRole("textbox", { name: "文" })).toHaveValue("四。");
});

it("takes only the main button's press for the beginning of a double click", async () => {
  await view();
  fireEvent.mouseDown(screen.getByText("三。"), { detail: 1, button: 2 });
  fireEvent.doubleClick(document.body, { detail: 2 });
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

it("leaves a double click alone that began elsewhere", async () => {
  await view();
  const button = screen.getByRole("button", { name: "go on" });
  const spoken = () => document.querySelector("[data-spoken]")?.textContent;
  fireEvent.mouseDown(screen.getByText("三。"), { detail: 1 });
  for (const detail of [1, 2]) {
    fireEvent.mouseDown(button, { detail });
    fireEvent.click(button, { detail });
  }
  fireEvent.doubleClick(screen.getByText("三。"), { detail: 2 });
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(spoken()).toBe("三。");
});

it("keeps the page still when its reader presses a sentence, and follows the player else", async () => {
  await view();
  const goOn = () => fireEvent.click(screen.getByText("go on"));
  const scrolled: string[] = [];
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (this: HTMLElement) {
    scrolled.push(this.textContent ?? "");
  });
  const sentence = screen.getByText("二。").closest("[role=button]") as HTMLElement;
  fireEvent.mouseDown(sentence, { detail: 1 });
  fireEvent.click(sentence, { detail: 1 });
  goOn();
  expect(scrolled).toEqual([]);
  goOn();
  expect(scrolled).toEqual(["三。"]);
  // One that is said again, and one that the player does not come to, keep no other still.
  for (const text of ["三。", "六。"]) {
    const pressed = screen.getByText(text).closest("[role=button]") as HTMLElement;
    fireEvent.mouseDown(pressed, { detail: 1 });
    fireEvent.click(pressed, { detail: 1 });
    goOn();
  }
  expect(scrolled).toEqual(["三。", "四。", "五。"]);
});
