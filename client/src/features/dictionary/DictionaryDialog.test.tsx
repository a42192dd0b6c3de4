import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { limitsWith } from "#test/input-limits";
import { DictionaryDialog } from "./DictionaryDialog";

const wordOf = (id: string, language: string, word: string, reading: string) => ({
  __typename: "DictionaryWord",
  id,
  language,
  word,
  reading,
});

const affected = {
  __typename: "ImpactedAudio",
  audioId: "a1",
  entryId: "e1",
  title: "Wool coats",
  revisionNumber: "0002",
  changedSentences: 1,
  credits: 2,
};
const impactOf = (audios: unknown[]) => ({
  dictionaryImpact: {
    __typename: "DictionaryImpact",
    totalCount: audios.length,
    credits: 2 * audios.length,
    audios,
  },
});

async function dialog(
  met = {},
  answers: Record<string, (variables: Record<string, unknown>) => unknown> = {},
) {
  await withTexts("en");
  const words = [wordOf("w2", "en", "Nguyen", "win"), wordOf("w1", "ja", "生地", "きじ")];
  const server = graphqlServer({
    Dictionary: () => ({ dictionary: [...words] }),
    DictionaryImpact: ({ change }) => impactOf(change ? [affected] : []),
    CreateDictionaryWord: ({ input }) => {
      const { language, word, reading } = input as { language: string; word: string; reading: string };
      words.unshift(wordOf("w3", language, word, reading));
      return { createDictionaryWord: words[0] };
    },
    UpdateDictionaryWord: ({ id, input }) => {
      const at = words.findIndex((word) => word.id === id);
      words[at] = { ...words[at], ...(input as object) } as (typeof words)[number];
      return { updateDictionaryWord: words[at] };
    },
    DeleteDictionaryWord: ({ id }) => {
      words.splice(
        words.findIndex((word) => word.id === id),
        1,
      );
      return { deleteDictionaryWord: id };
    },
    PreviewReading: () => ({ previewReading: { __typename: "ReadingPreview", url: "/media/p.wav" } }),
    ...answers,
  });
  const onOpen = vi.fn();
  render(<DictionaryDialog met={met} onOpen={onOpen} onClose={() => undefined} />, {
    wrapper: server.wrapper,
  });
  const field = (name: string) => screen.getByRole("textbox", { name });
  await screen.findByText("2 words");
  return { ...server, onOpen, field, user: userEvent.setup() };
}

const list = () => screen.getByRole("list", { name: "Pronunciation dictionary" });

it("adds a word, after saying which audio it concerns, what that costs, and the way there", async () => {
  const { user, field, calls, onOpen } = await dialog();
  await user.type(field("Word"), "Xu");
  await user.type(field("Read as"), "shoe");
  const impact = await screen.findByRole("region", { name: "Affected audio" });
  expect(impact).toHaveTextContent("1 audio will be out of date.");
  expect(impact).toHaveTextContent("Updating costs 2 credits at most.");
  expect(impact).toHaveTextContent("Wool coats");
  expect(calls("CreateDictionaryWord")).toEqual([]);
  await user.click(within(impact).getByRole("button", { name: "Open Wool coats" }));
  expect(onOpen).toHaveBeenCalledWith({ entryId: "e1", revisionNumber: "0002" });

  await user.click(screen.getByRole("button", { name: "Add word" }));
  await waitFor(() => expect(within(list()).getByText("Xu")).toBeInTheDocument());
  expect(calls("CreateDictionaryWord")).toEqual([{ input: { language: "en", word: "Xu", reading: "shoe" } }]);
  expect(field("Word")).toHaveValue("");
});

it("takes a word that was met in a script, and corrects one that is known", async () => {
  const { user, field, calls } = await dialog({ word: "生地", language: "ja", sentence: "この生地は厚い。" });
  expect(field("Word")).toHaveValue("生地");
  expect(field("Read as")).toHaveValue("きじ");
  expect(screen.getByText("この生地は厚い。")).toBeInTheDocument();
  await user.clear(field("Read as"));
  await user.type(field("Read as"), "せいち");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(within(list()).getByText("せいち")).toBeInTheDocument());
  expect(calls("UpdateDictionaryWord")).toEqual([
    { id: "w1", input: { language: "ja", word: "生地", reading: "せいち" } },
  ]);
});

it("lets one hear the proposed reading, alone and where it was met", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  const { user, calls } = await dialog({ word: "生地", language: "ja", sentence: "この生地は厚い。" });
  await user.click(screen.getByRole("button", { name: "Hear it" }));
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole("button", { name: "Hear it in its sentence" }));
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
  expect(calls("PreviewReading").map(({ sentence }) => sentence)).toEqual([null, "この生地は厚い。"]);
});

it("removes a word once it was said what that changes", async () => {
  const { user, calls } = await dialog();
  await user.click(screen.getByRole("button", { name: "Remove “Nguyen”" }));
  expect(await screen.findByText(/1 audio will be out of date/)).toBeInTheDocument();
  expect(calls("DictionaryImpact").at(-1)).toEqual({
    change: { language: "en", word: "Nguyen", reading: null },
  });
  await user.click(screen.getByRole("button", { name: "Remove word" }));
  await waitFor(() => expect(within(list()).queryByText("Nguyen")).not.toBeInTheDocument());
});

it("finds a word by its reading", async () => {
  const { user } = await dialog();
  await user.type(screen.getByRole("searchbox"), "キジ");
  expect(screen.getByText("0 words")).toBeInTheDocument();
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "きじ");
  expect(within(list()).getAllByRole("listitem")).toHaveLength(1);
});

it("says what a reading is written in, and stores nothing else", async () => {
  const { user, field } = await dialog({ language: "ja" });
  await user.type(field("Word"), "生地");
  await user.type(field("Read as"), "kiji");
  expect(screen.getByText(/^Write the reading in hiragana or katakana/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "More about this" })).toHaveAttribute(
    "href",
    "/help?lang=en#VALIDATION_ERROR",
  );
  expect(screen.getByRole("button", { name: "Add word" })).toBeDisabled();
});

it("shows a refusal beside the word and keeps what was typed", async () => {
  const { user, field } = await dialog(
    {},
    {
      CreateDictionaryWord: () => {
        throw new AppError("CONFLICT", {
          code: "CONFLICT",
          reason: "DICTIONARY_FULL",
          details: { limit: 500 },
        });
      },
    },
  );
  await user.type(field("Word"), "Xu");
  await user.type(field("Read as"), "shoe");
  await user.click(screen.getByRole("button", { name: "Add word" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("A dictionary can hold up to 500 words");
  expect(field("Word")).toHaveValue("Xu");
});

it("takes no word past the most of a dictionary, and says so before one is typed", async () => {
  await dialog({}, { InputLimits: () => limitsWith({ dictionaryWords: 2 }) });
  const add = screen.getByRole("button", { name: "Add word" });
  const note = await screen.findByText(/^A dictionary can hold up to 2 words/);
  const first = screen.getByRole("textbox", { name: "Word" });
  expect(note.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() =>
    expect(add).toHaveAccessibleDescription(
      "A dictionary can hold up to 2 words. Remove one to add another.",
    ),
  );
  expect(add).toBeDisabled();
});

it("corrects a word of a dictionary that is full", async () => {
  const { user, field, calls } = await dialog(
    { word: "Nguyen", language: "en" },
    { InputLimits: () => limitsWith({ dictionaryWords: 2 }) },
  );
  await user.clear(field("Read as"));
  await user.type(field("Read as"), "nwin");
  expect(screen.queryByText(/can hold up to/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(calls("UpdateDictionaryWord")).toHaveLength(1));
});

it("adds the last word for which there is room", async () => {
  const { user, field, calls } = await dialog({}, { InputLimits: () => limitsWith({ dictionaryWords: 3 }) });
  await user.type(field("Word"), "Xu");
  await user.type(field("Read as"), "shoe");
  expect(screen.queryByText(/can hold up to/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Add word" }));
  await waitFor(() => expect(calls("CreateDictionaryWord")).toHaveLength(1));
  expect(await screen.findByText(/^A dictionary can hold up to 3 words/)).toBeVisible();
});
