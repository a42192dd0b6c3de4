import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { RevisionPicker } from "./RevisionPicker";

const revision = (number: string, more: object = {}) => ({
  __typename: "Revision",
  id: `r${number}`,
  number,
  name: null,
  isLive: false,
  createdAt: "2026-01-01T00:00:00Z",
  audio: null,
  ...more,
});

const texts: Record<string, string[]> = {
  "0009": ["Hello.", "It costs 10 yen."],
  other: ["Hello.", "It costs 20 yen."],
};
const former = {
  __typename: "Audio",
  id: "a9",
  settings: { __typename: "AudioSettings", voice: "flite:rms", speed: 1.2, pitch: 0, speakers: [] },
};
const scriptOf = (id: string, sentences: readonly string[], version = 1) => ({
  __typename: "Script",
  id,
  content: sentences.map((text) => text.trim()).join(" "),
  version,
  settings: { __typename: "ScriptSettings", language: "en" },
  length: { __typename: "ScriptLength", seconds: 3, targetSeconds: 30, isShort: false },
  leftOut: [],
  updatedAt: "2026-01-01T00:00:00Z",
  sentences: sentences.map((text, index) => ({
    __typename: "Sentence",
    index,
    paragraph: 0,
    text: text.trim(),
    untied: [],
    ties: [],
  })),
});

async function picker(
  selected: string,
  setLive: (variables: Record<string, unknown>) => unknown,
  compared = texts,
  newest: string | null = null,
) {
  await withTexts("en");
  const server = graphqlServer({
    SetLiveRevision: setLive,
    ComparedScript: ({ number }) => ({
      entry: {
        __typename: "Entry",
        id: "e1",
        revision: {
          __typename: "Revision",
          id: `r${number}`,
          script: scriptOf(`s${number}`, compared[String(number)] ?? compared.other ?? []),
          audio: number === "0009" ? former : null,
        },
      },
    }),
    UpdateScript: ({ scriptId, content }) => ({
      updateScript: scriptOf(String(scriptId), String(content).match(/[^.]+\./g) ?? [], 2),
    }),
    RenameRevision: ({ number, name }) => ({ renameRevision: revision(String(number), { name }) }),
  });
  const handlers = {
    onSelect: vi.fn(),
    onLive: vi.fn(),
    onError: vi.fn(),
    hear: vi.fn(async () => "/sound"),
  };
  const revisions = [
    revision("0010", { name: newest }),
    revision("0009", { name: "Spring", isLive: true }),
  ] as never;
  const shown = (number: string) => (
    <RevisionPicker entryId="e1" revisions={revisions} selected={number} language="en" {...handlers} />
  );
  const { rerender } = render(shown(selected), { wrapper: server.wrapper });
  return {
    ...server,
    show: (number: string) => rerender(shown(number)),
    ...handlers,
    user: userEvent.setup(),
  };
}

function onPhone() {
  const wide = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({ ...wide(query), matches: true }));
}

/** On a phone: from the menu. */
async function choose(user: ReturnType<typeof userEvent.setup>, act: string) {
  await user.click(screen.getByRole("button", { name: "Version actions" }));
  await user.click(await screen.findByRole("menuitem", { name: act }));
}

it("shows revisions by name or number, and which one is live", async () => {
  const { user, onSelect } = await picker("0009", () => null);
  expect(screen.getByRole("combobox", { name: "Version" })).toHaveValue("Spring");
  // The name is the user's own words, the number is ours.
  expect(screen.getByRole("combobox", { name: "Version" })).toHaveAttribute("data-words");
  expect(screen.getByText("Spring")).toHaveAttribute("data-words");
  expect(screen.getByText("Version 10")).not.toHaveAttribute("data-words");
  expect(screen.queryByRole("button", { name: "Use this version" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("combobox", { name: "Version" }));
  await user.click(await screen.findByRole("option", { name: /Version 10/, hidden: true }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("0010");
});

it("marks the shown revision live", async () => {
  const { user, calls, onLive } = await picker("0010", ({ number }) => ({
    setLiveRevision: revision(String(number), { isLive: true }),
  }));
  await user.click(screen.getByRole("button", { name: "Use this version" }));
  await waitFor(() => expect(onLive).toHaveBeenCalledTimes(1));
  expect(calls("SetLiveRevision")).toEqual([{ entryId: "e1", number: "0010" }]);
});

it("tells of a live mark that was refused", async () => {
  const { user, onError, onLive } = await picker("0010", () => {
    throw new AppError("NOT_FOUND");
  });
  await user.click(screen.getByRole("button", { name: "Use this version" }));
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  expect(onLive).not.toHaveBeenCalled();
});

it("renames, and takes the name away by an empty one", async () => {
  const { user, calls } = await picker("0009", () => null);
  await user.click(screen.getByRole("button", { name: "Rename" }));
  await user.clear(screen.getByRole("textbox", { name: "Name of the version" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(calls("RenameRevision")).toEqual([{ entryId: "e1", number: "0009", name: null }]),
  );
});

it("compares the shown revision with the one before it, word by word", async () => {
  const { user } = await picker("0010", () => null);
  await user.click(screen.getByRole("button", { name: "Compare" }));
  expect(await screen.findByRole("dialog", { name: "Compare versions" })).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Left" })).toHaveValue("0009");
  expect(screen.getByRole("combobox", { name: "Left" })).toHaveAttribute("data-words");
  expect(await screen.findByText("10", { selector: "del" })).toBeInTheDocument();
  expect(screen.getByText("20", { selector: "ins" })).toBeInTheDocument();
  expect(screen.queryByText("Hello.")).toBeNull();
  await user.click(screen.getByRole("switch", { name: "Show all sentences" }));
  expect(screen.getAllByText("Hello.")).toHaveLength(2);
  await user.selectOptions(screen.getByRole("combobox", { name: "Left" }), "0010");
  expect(await screen.findByText("Nothing differs.")).toBeInTheDocument();
});

it("takes no name along when another revision comes up meanwhile", async () => {
  const { user, show } = await picker("0009", () => null);
  await user.click(screen.getByRole("button", { name: "Rename" }));
  expect(screen.getByRole("textbox", { name: "Name of the version" })).toHaveValue("Spring");
  show("0010");
  expect(screen.getByRole("textbox", { name: "Name of the version" })).toHaveValue("");
});

it("leaves the Escape that gives a conversion up to the input method", async () => {
  const { user } = await picker("0010", () => ({}));
  await user.click(screen.getByRole("button", { name: "Rename" }));
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape", keyCode: 229 });
  expect(screen.getByRole("textbox")).toBeInTheDocument();
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape", keyCode: 27 });
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

it.each(["Cancel", "Save"])("gives the focus back to what opened the name's field, by %s", async (way) => {
  const { user } = await picker("0009", () => null);
  await user.click(screen.getByRole("button", { name: "Rename" }));
  await user.click(screen.getByRole("button", { name: way }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Rename" })).toHaveFocus());
  cleanup();
  onPhone();
  const phone = await picker("0009", () => null);
  await choose(phone.user, "Rename");
  await phone.user.click(screen.getByRole("button", { name: way }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Version actions" })).toHaveFocus());
});

it("takes a sentence over from either side, leads from one difference to the next, and takes it back", async () => {
  const { user, calls, onLive } = await picker("0010", () => null);
  await user.click(screen.getByRole("button", { name: "Compare" }));
  await screen.findByText("20", { selector: "ins" });
  // The one difference needs no way to it before other sentences stand around it.
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  await user.click(screen.getByRole("switch", { name: "Show all sentences" }));
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByRole("group", { name: "Difference" })).toHaveFocus();
  await user.click(screen.getByRole("switch", { name: "Show all sentences" }));
  await user.click(screen.getByRole("button", { name: "Copy into the right version" }));
  expect(await screen.findByText("Nothing differs.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Undo the copy" }));
  expect(await screen.findByText("1 difference")).toBeInTheDocument();
  expect(calls("UpdateScript")).toMatchObject([
    { scriptId: "s0010", content: "Hello. It costs 10 yen.", expectedVersion: 1 },
    { scriptId: "s0010", content: "Hello. It costs 20 yen.", expectedVersion: 2 },
  ]);
  expect(onLive).toHaveBeenCalledTimes(2);
});

it("shows in one column a sentence of one version alone, with what can be done in words", async () => {
  onPhone();
  const { user, calls } = await picker("0010", () => null, {
    "0009": ["Hello."],
    other: ["Hello.", "It is new."],
  });
  await choose(user, "Compare");
  await screen.findByText("It is new.", { selector: "ins" });
  const row = within(screen.getByRole("group", { name: "Difference" }));
  expect(row.getByText(/^Only in Version 10/)).toBeInTheDocument();
  expect(row.queryByText("Not in this version")).toBeNull();
  expect(row.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "",
    expect.stringMatching(/^Copy into .*Spring/),
    expect.stringMatching(/^Remove from Version 10/),
  ]);
  expect(row.getByRole("button", { name: "Hear Version 10" })).toBeVisible();
  expect(row.queryByRole("button", { name: /left|right/ })).toBeNull();
  await user.click(row.getByRole("button", { name: /^Remove from/ }));
  expect(await screen.findByText("Nothing differs.")).toBeInTheDocument();
  expect(calls("UpdateScript")).toMatchObject([{ scriptId: "s0010", content: "Hello." }]);
});

it("tells versions of one name apart by their numbers, in one column", async () => {
  onPhone();
  const { user } = await picker("0010", () => null, texts, "Spring");
  await choose(user, "Compare");
  expect(await screen.findByRole("button", { name: "Copy into Spring (10)" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Copy into Spring (9)" })).toBeVisible();
});

it("lets the sentence of either side be heard, as its own audio says it", async () => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  const { user, hear } = await picker("0010", () => null);
  await user.click(screen.getByRole("button", { name: "Compare" }));
  await user.click(await screen.findByRole("button", { name: "Hear the left one" }));
  await user.click(screen.getByRole("button", { name: "Hear the right one" }));
  expect(hear.mock.calls).toEqual([
    ["It costs 10 yen.", expect.objectContaining({ voice: "flite:rms", speed: 1.2 })],
    ["It costs 20 yen.", null],
  ]);
});

it("keeps what can be done with a version in a menu on a phone, and in a row elsewhere", async () => {
  const acts = ["Rename", "Compare", "Use this version"];
  await picker("0010", () => null);
  for (const name of acts) expect(screen.getByRole("button", { name })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Version actions" })).not.toBeInTheDocument();
  cleanup();
  onPhone();
  const { user, calls } = await picker("0010", ({ number }) => ({
    setLiveRevision: revision(String(number), { isLive: true }),
  }));
  for (const name of acts) expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  await choose(user, "Use this version");
  await waitFor(() => expect(calls("SetLiveRevision")).toEqual([{ entryId: "e1", number: "0010" }]));
});

it("offers on a phone no use of a version that is in use, and names it", async () => {
  onPhone();
  const { user } = await picker("0009", () => null);
  await user.click(screen.getByRole("button", { name: "Version actions" }));
  await screen.findByRole("menuitem", { name: "Compare" });
  expect(screen.queryByRole("menuitem", { name: "Use this version" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("menuitem", { name: "Rename" }));
  expect(await screen.findByRole("textbox", { name: "Name of the version" })).toHaveValue("Spring");
});
