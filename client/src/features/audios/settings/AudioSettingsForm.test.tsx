import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { QUOTE_DELAY } from "#lib/timing";
import { graphqlServer, queueOf } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { AudioSettingsForm } from "./AudioSettingsForm";
import { useAudioOrder } from "./use-audio-order";

const voice = (id: string, language: string, name: string) => ({
  __typename: "Voice",
  id,
  language,
  name,
  attribution: `by ${name}`,
  sampleUrl: `/media/${id}.wav`,
});

interface Setting {
  content?: string;
  madeWith?: { name: string; voice: string }[];
  unsaved?: boolean;
  quote?: () => void;
  lifetime?: number;
  hasAudio?: boolean;
  autoplay?: boolean;
  /** The account tells its settings no earlier. */
  told?: Promise<void>;
  generate?: () => unknown;
}

async function form(setting: Setting = {}) {
  const {
    hasAudio = false,
    autoplay = false,
    unsaved = false,
    lifetime = 900_000,
    generate,
    quote,
  } = setting;
  await withTexts("en");
  let quotes = 0;
  const server = graphqlServer({
    Voices: () => ({
      voices: [voice("v:en", "en", "Robert"), voice("v:ja", "ja", "Mei"), voice("v:ja2", "ja", "Aoi")],
    }),
    PlayerSettings: async () => {
      await setting.told;
      return { viewer: { __typename: "Viewer", id: "u1", playerSettings: { autoplay } } };
    },
    SetPlayerSettings: ({ settings }) => ({
      setPlayerSettings: { __typename: "Viewer", id: "u1", playerSettings: settings },
    }),
    PreviewSentence: () => ({
      previewSentence: { __typename: "ReadingPreview", url: "/media/heard.wav" },
    }),
    QuoteAudio: () => {
      quote?.();
      quotes += 1;
      return {
        quoteAudio: {
          __typename: "Quote",
          id: `quote${quotes}`,
          credits: quotes === 1 ? 21 : 2,
          changedSentences: quotes === 1 ? 42 : 3,
          sentences: 42,
          againSentences: 0,
          seconds: 120,
          balance: 100,
          expiresAt: new Date(Date.now() + lifetime).toISOString(),
        },
      };
    },
    GenerateAudio: generate ?? (() => ({ generateAudio: queueOf({ type: "generate_audio" }) })),
  });
  const onQueued = vi.fn();
  function Form({ scriptVersion }: { scriptVersion: number }) {
    const order = useAudioOrder({
      entryId: "e1",
      revisionNumber: "0001",
      scriptVersion,
      language: "ja",
      madeWith: setting.madeWith,
      hasAudio,
      disabled: false,
      unsaved,
      onQueued,
    });
    return <AudioSettingsForm order={order} content={setting.content ?? "雨です。"} />;
  }
  const ui = (scriptVersion: number) => <Form scriptVersion={scriptVersion} />;
  const view = render(ui(1), { wrapper: server.wrapper });
  return { ...server, onQueued, user: userEvent.setup(), edited: () => view.rerender(ui(2)) };
}

/** The price comes after the settings have settled. */
const priced = (name: RegExp) => screen.findByRole("button", { name });

it("says its price before the click, and who made the voice where one asks for it", async () => {
  const { user } = await form();
  expect(await priced(/Make audio.*21 credits/)).toBeEnabled();
  expect(screen.queryByText("by Mei")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Credit line of Mei" }));
  expect(await screen.findByText("by Mei")).toBeInTheDocument();
});

it("says what an edit costs", async () => {
  const { edited } = await form({ hasAudio: true });
  await priced(/21 credits/);
  edited();
  expect(await screen.findByText("3 of 42 sentences changed: 2 credits")).toBeInTheDocument();
});

it("buys once by a double click, for the quoted price", async () => {
  const { calls, onQueued } = await form();
  const button = await priced(/21 credits/);
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(onQueued).toHaveBeenCalledTimes(1));
  expect(calls("GenerateAudio")).toEqual([
    expect.objectContaining({ entryId: "e1", revisionNumber: "0001", quoteId: "quote1" }),
  ]);
});

it("repeats the same purchase after an answer that never came", async () => {
  const { user, calls } = await form({
    generate: () => {
      throw new AppError("NETWORK_ERROR");
    },
  });
  await user.click(await priced(/21 credits/));
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /21 credits/ }));
  await waitFor(() => expect(calls("GenerateAudio")).toHaveLength(2));
  expect(new Set(calls("GenerateAudio").map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it("leaves a lack of credits to the credit modal [8.3]", async () => {
  const { user, calls } = await form({
    generate: () => {
      throw new AppError("INSUFFICIENT_CREDITS");
    },
  });
  await user.click(await priced(/21 credits/));
  await waitFor(() => expect(calls("GenerateAudio")).toHaveLength(1));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it.each([true, false])(
  "asks for its sound at once, or does not, as the account has it: %s",
  async (autoplay) => {
    const { user, onQueued } = await form({ autoplay });
    const button = await priced(/21 credits/);
    await waitFor(() => {
      const box = screen.getByRole("checkbox", { name: "Play while it is made" });
      expect((box as HTMLInputElement).checked).toBe(autoplay);
    });
    await user.click(button);
    await waitFor(() => expect(onQueued).toHaveBeenCalledWith(expect.anything(), autoplay));
  },
);

it("sells nothing before the account has said if the sound shall begin by itself", async () => {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const { calls } = await form({ autoplay: false, told });
  expect(await screen.findByRole("button", { name: "Credit line of Mei" })).toBeInTheDocument();
  expect(screen.queryByRole("checkbox", { name: "Play while it is made" })).toBeNull();
  expect(screen.getByRole("button", { name: /Make audio/ })).toBeDisabled();
  tell();
  expect(await priced(/21 credits/)).toBeEnabled();
  expect(screen.getByRole("checkbox", { name: "Play while it is made" })).not.toBeChecked();
  expect(calls("QuoteAudio")).toHaveLength(1);
});

it("sells nothing without a price, and says why there is none", async () => {
  let online = false;
  const { user } = await form({
    quote: () => {
      if (!online) throw new AppError("NETWORK_ERROR");
    },
  });
  expect(screen.getByRole("button", { name: /Make audio/ })).toBeDisabled();
  expect(await screen.findByRole("alert")).toHaveTextContent(/cannot be reached/);
  expect(screen.getByRole("button", { name: /Make audio/ })).toBeDisabled();
  online = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await priced(/21 credits/)).toBeEnabled();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("shows the new price when the quoted one was refused as run out", async () => {
  let asked = 0;
  const { user, calls } = await form({
    generate: () => {
      asked += 1;
      if (asked === 1) throw new AppError("CONFLICT", { code: "CONFLICT", reason: "QUOTE_EXPIRED" });
      return { generateAudio: queueOf({ type: "generate_audio" }) };
    },
  });
  await user.click(await priced(/21 credits/));
  await user.click(await priced(/2 credits/));
  await waitFor(() =>
    expect(calls("GenerateAudio").map(({ quoteId }) => quoteId)).toEqual(["quote1", "quote2"]),
  );
});

it("asks for the price anew when it runs out", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = await form({ lifetime: 60_000 });
  await priced(/21 credits/);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await priced(/2 credits/);
  expect(calls("QuoteAudio")).toHaveLength(2);
});

it("waits for the script to be saved, and says so", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = await form({ unsaved: true });
  expect(screen.getByText(/Once your changes are saved/)).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Credit line of Mei" })).toBeInTheDocument();
  expect(screen.queryByText("by Mei")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2 * QUOTE_DELAY));
  expect(screen.getByRole("button", { name: /Make audio/ })).toBeDisabled();
  expect(calls("QuoteAudio")).toEqual([]);
});

it("lets one hear a voice before choosing it, here and in the list of all", async () => {
  const played: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (this: HTMLMediaElement) {
    played.push(new URL(this.src).pathname);
  });
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  const { user, calls } = await form();
  await user.click(await screen.findByRole("button", { name: "Hear Mei" }));
  await waitFor(() => expect(played).toEqual(["/media/heard.wav"]));
  expect(calls("PreviewSentence")).toMatchObject([{ settings: { voice: "v:ja" } }]);
  await user.click(screen.getByRole("button", { name: "All voices" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Voices" }));
  await user.click(dialog.getByRole("button", { name: "Credit line of Robert" }));
  expect(await screen.findByText("by Robert")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Aoi is a favorite" }));
  await waitFor(() =>
    expect(calls("SetPlayerSettings")).toEqual([
      { settings: { autoplay: false, voices: { favourites: ["v:ja2"], defaults: {} } } },
    ]),
  );
  expect(dialog.getAllByRole("heading", { level: 4 }).map((name) => name.textContent)).toEqual([
    "Aoi",
    "Mei",
    "Robert",
  ]);
  expect(dialog.queryByRole("button", { name: "Use Robert" })).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Use Aoi" }));
  await waitFor(() => expect(calls("QuoteAudio").at(-1)).toMatchObject({ settings: { voice: "v:ja2" } }));
});

it("offers the names that the script marks, and has each spoken by a voice of its own", async () => {
  const { user, calls } = await form({
    content: "太郎：はい。\n花子：いいえ。\n太郎：では。\n花子：どうぞ。",
  });
  expect(await screen.findByText("太郎", { selector: "button span" })).toHaveAttribute("data-words");
  await user.click(screen.getByRole("button", { name: "Give 太郎 a voice" }));
  expect(screen.getByText("Voice of 太郎", { selector: "label" })).toHaveAttribute("data-words");
  await user.click(screen.getByRole("button", { name: "Give 花子 a voice" }));
  await user.click(await priced(/credits/));
  await waitFor(() => expect(calls("GenerateAudio")).toHaveLength(1));
  expect(calls("GenerateAudio")[0]).toMatchObject({
    settings: {
      voice: "v:ja",
      speakers: [
        { name: "太郎", voice: "v:ja2" },
        { name: "花子", voice: "v:ja" },
      ],
    },
  });
});

it("begins with the speakers of the former audio, and adds one by name", async () => {
  const { user, calls } = await form({ hasAudio: true, madeWith: [{ name: "Anna", voice: "v:ja2" }] });
  expect(await screen.findByRole("combobox", { name: "Voice of Anna" })).toHaveValue("Aoi");
  await user.type(screen.getByRole("textbox", { name: "Name of a speaker" }), "Anna");
  expect(screen.getByText("This speaker is there already.")).toBeInTheDocument();
  await user.clear(screen.getByRole("textbox", { name: "Name of a speaker" }));
  await user.type(screen.getByRole("textbox", { name: "Name of a speaker" }), "Ben{Enter}");
  await user.click(screen.getByRole("button", { name: "Remove Anna" }));
  await waitFor(() =>
    expect(calls("QuoteAudio").at(-1)).toMatchObject({
      settings: { speakers: [{ name: "Ben", voice: "v:ja" }] },
    }),
  );
});

it("begins with the account's default voice, until another one is chosen on this device", async () => {
  const { user, calls } = await form();
  await user.click(await screen.findByRole("button", { name: "All voices" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Voices" }));
  await user.click(dialog.getByRole("button", { name: "Make default: Aoi" }));
  await waitFor(() =>
    expect(calls("SetPlayerSettings").at(-1)).toMatchObject({
      settings: { voices: { defaults: { ja: "v:ja2" } } },
    }),
  );
  expect(dialog.getByText("Default")).toBeInTheDocument();
  await waitFor(() => expect(calls("QuoteAudio").at(-1)).toMatchObject({ settings: { voice: "v:ja2" } }));
});
