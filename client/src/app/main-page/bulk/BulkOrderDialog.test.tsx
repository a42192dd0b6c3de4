import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { EntryList_EntryFragment } from "#gql/graphql";
import { AppError } from "#lib/errors";
import { onEvent } from "#lib/events";
import { ownKey } from "#lib/own-storage";
import { QUOTE_AT_MOST_EVERY } from "#lib/timing";
import { type Answers, graphqlServer, queueOf } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { BulkOrderDialog } from "./BulkOrderDialog";

const entry = (id: string, more = {}) =>
  ({
    __typename: "Entry",
    id,
    title: `Title ${id}`,
    url: `https://a.example/${id}`,
    language: "en",
    ...more,
  }) as never as EntryList_EntryFragment;

const quote = (id: string, credits: number, balance = 100) => ({
  __typename: "Quote",
  id,
  credits,
  balance,
  availableSeconds: null,
  changedSentences: 3,
  sentences: 3,
  againSentences: 0,
  seconds: 40,
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
});

const voice = (id: string, language: string) => ({
  __typename: "Voice",
  id,
  language,
  name: id,
  attribution: null,
  sampleUrl: "/v",
});

type Options = { balance?: number; answers?: Answers; pages?: EntryList_EntryFragment[] };

/** `a` has a script, `b` has none, `c` cannot be made. */
async function dialog(
  kind: "script" | "audio",
  { balance = 100, answers, pages = ["a", "b", "c"].map((id) => entry(id)) }: Options = {},
) {
  await withTexts("en");
  const revision = (id: string) => ({
    __typename: "Revision",
    id: `revision-${id}`,
    number: "0002",
    isLive: true,
    script: {
      __typename: "Script",
      id: `script-${id}`,
      settings: { __typename: "ScriptSettings", language: "en" },
    },
    audio: null,
  });
  const refuse = (id: unknown) => {
    if (id === "c") throw new AppError("CONFLICT");
    return id;
  };
  const server = graphqlServer({
    Voices: () => ({ voices: [voice("v:en", "en"), voice("v:en2", "en"), voice("v:ja", "ja")] }),
    PlayerSettings: () => ({ viewer: { __typename: "Viewer", id: "u1", playerSettings: {} } }),
    BulkStanding: ({ id }) => ({
      entry: { __typename: "Entry", id: refuse(id), revisions: id === "a" ? [revision("a")] : [] },
    }),
    QuoteAudio: ({ entryId }) => ({ quoteAudio: quote(`audio-${entryId}`, 20, balance) }),
    QuoteScript: ({ entryId, audio }) => ({
      quoteScript: quote(`script-${refuse(entryId)}`, audio ? 28 : 5, balance),
    }),
    GenerateAudio: () => ({ generateAudio: queueOf({ id: "q1", type: "generate_audio" }) }),
    GenerateScript: () => ({ generateScript: queueOf({ id: "q2", type: "generate_script" }) }),
    ...answers,
  });
  const [onOrdered, onQueued, onClose] = [vi.fn(), vi.fn(), vi.fn()];
  render(<BulkOrderDialog kind={kind} entries={pages} {...{ onClose, onQueued, onOrdered }} />, {
    wrapper: server.wrapper,
  });
  return { ...server, onOrdered, onQueued, onClose, user: userEvent.setup() };
}

it("makes audio of several pages for one price, with the script where there is none", async () => {
  const { calls, onOrdered, onQueued, user } = await dialog("audio");
  await user.click(await screen.findByRole("button", { name: /Order 2 pages.*48 credits/ }));
  await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
  expect(onQueued.mock.calls).toMatchObject([[{ id: "q1" }], [{ id: "q2" }]]);
  expect(calls("GenerateAudio")).toMatchObject([
    { entryId: "a", revisionNumber: "0002", quoteId: "audio-a" },
  ]);
  expect(calls("GenerateScript")).toMatchObject([
    { entryId: "b", quoteId: "script-b", audio: { voice: "v:en" } },
  ]);
});

it("asks for scripts alone where scripts are wanted, and leaves out what cannot be made", async () => {
  const { calls, user } = await dialog("script");
  await user.click(await screen.findByRole("button", { name: /Order 2 pages.*10 credits/ }));
  await waitFor(() => expect(calls("GenerateScript").map(({ entryId }) => entryId)).toEqual(["a", "b"]));
  expect(calls("GenerateScript")[0]).not.toHaveProperty("audio");
  expect(calls("BulkStanding")).toEqual([]);
});

it("asks no price for a page that could not be read, and says why", async () => {
  const refused = entry("d", { analyzedAt: null, analysisError: "LOGIN_WALL" });
  const { calls, user } = await dialog("script", { pages: [entry("a"), refused] });
  await user.click(await screen.findByRole("button", { name: /Order 1 page.*5 credits/ }));
  await waitFor(() => expect(calls("GenerateScript").map(({ entryId }) => entryId)).toEqual(["a"]));
  expect(calls("QuoteScript").map(({ entryId }) => entryId)).toEqual(["a"]);
  expect(screen.getByText("This page needs a sign-in. Paste the text instead.")).toBeInTheDocument();
});

it("has the focus as soon as it is open", async () => {
  await dialog("audio");
  await waitFor(() =>
    expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement),
  );
});

it("orders nothing where the credits do not suffice for all, and says what is missing", async () => {
  const { calls, onOrdered, user } = await dialog("audio", { balance: 40 });
  const told = vi.fn();
  const stop = onEvent("creditsInsufficient", told);
  await user.click(await screen.findByRole("button", { name: /48 credits/ }));
  stop();
  expect(told).toHaveBeenCalledExactlyOnceWith({ balance: 40, required: 48 });
  expect(calls("GenerateAudio")).toEqual([]);
  expect(onOrdered).not.toHaveBeenCalled();
});

/** A page whose audio the server refuses once. */
const refusedOnce = (error: AppError): Answers => {
  const refusals = [error];
  return {
    GenerateAudio: () => {
      const refusal = refusals.pop();
      if (refusal) throw refusal;
      return { generateAudio: queueOf({ id: "q1", type: "generate_audio" }) };
    },
  };
};

it("forgets the error of a page that is ordered at the second try", async () => {
  const { calls, onOrdered, user } = await dialog("audio", {
    answers: refusedOnce(new AppError("TOO_MANY_REQUESTS")),
  });
  await user.click(await screen.findByRole("button", { name: /48 credits/ }));
  const again = await screen.findByRole("button", { name: /20 credits/ });
  expect(screen.getByText(/Too many requests/i)).toBeInTheDocument();
  await user.click(again);
  await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
  expect(screen.queryByText(/Too many requests/i)).toBeNull();
  const [first, second] = calls("GenerateAudio");
  expect(second).toEqual(first);
});

it("asks for a new price of a page whose price ran out, and buys at that", async () => {
  let asked = 0;
  const expired = new AppError("CONFLICT", { code: "CONFLICT", reason: "QUOTE_EXPIRED" });
  const { calls, onOrdered, user } = await dialog("audio", {
    answers: {
      ...refusedOnce(expired),
      QuoteAudio: () => ({ quoteAudio: quote(`quote-${++asked}`, 20 + asked) }),
    },
  });
  await user.click(await screen.findByRole("button", { name: /49 credits/ }));
  await user.click(await screen.findByRole("button", { name: /22 credits/ }));
  await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
  const [first, second] = calls("GenerateAudio");
  expect([first?.quoteId, second?.quoteId]).toEqual(["quote-1", "quote-2"]);
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

it("renews the prices when they run out", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = await dialog("script", {
    answers: {
      QuoteScript: ({ entryId }) => ({
        quoteScript: { ...quote(`script-${entryId}`, 5), expiresAt: new Date().toISOString() },
      }),
    },
  });
  await screen.findByRole("button", { name: /15 credits/ });
  await act(() => vi.advanceTimersByTimeAsync(QUOTE_AT_MOST_EVERY));
  await waitFor(() => expect(calls("QuoteScript")).toHaveLength(6));
});

it("asks for no price before the account's own voice is known", async () => {
  const settings = Promise.withResolvers<void>();
  const stored = { voices: { favourites: [], defaults: { en: "v:en2" } } };
  const { calls } = await dialog("audio", {
    answers: {
      PlayerSettings: () =>
        settings.promise.then(() => ({
          viewer: { __typename: "Viewer", id: "u1", playerSettings: stored },
        })),
    },
  });
  await waitFor(() => expect(calls("Voices")).toHaveLength(1));
  settings.resolve();
  await screen.findByRole("button", { name: /48 credits/ });
  expect(calls("QuoteAudio")).toMatchObject([{ settings: { voice: "v:en2" } }]);
  expect(calls("QuoteScript")).toMatchObject([{ audio: { voice: "v:en2" } }]);
});

it("says that the voices could not be asked for, and asks again", async () => {
  let isUp = false;
  const { user } = await dialog("audio", {
    answers: {
      Voices: () => {
        if (!isUp) throw new AppError("SERVER_ERROR");
        return { voices: [voice("v:en", "en")] };
      },
    },
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  isUp = true;
  await user.click(again);
  expect(await screen.findByRole("button", { name: /48 credits/ })).toBeEnabled();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

it("gives scripts a price without any voice", async () => {
  const { calls } = await dialog("script");
  expect(await screen.findByRole("button", { name: /10 credits/ })).toBeEnabled();
  expect(calls("Voices")).toEqual([]);
});

it("makes the audio with the speakers chosen on this device, in the language of the script", async () => {
  const speakers = [
    { name: "Anna", voice: "v:en2" },
    { name: "Taro", voice: "v:ja" },
  ];
  localStorage.setItem(ownKey("speakers-a"), JSON.stringify(speakers));
  const { calls } = await dialog("audio");
  await screen.findByRole("button", { name: /48 credits/ });
  expect(calls("QuoteAudio")).toMatchObject([{ settings: { speakers: [{ name: "Anna", voice: "v:en2" }] } }]);
});

it("orders no further page once it is closed, and keeps what was ordered in sight", async () => {
  const answer = Promise.withResolvers<void>();
  const { calls, onClose, onOrdered, user } = await dialog("audio", {
    answers: {
      GenerateAudio: () =>
        answer.promise.then(() => ({ generateAudio: queueOf({ id: "q1", type: "generate_audio" }) })),
    },
  });
  await user.click(await screen.findByRole("button", { name: /48 credits/ }));
  await user.keyboard("{Escape}");
  answer.resolve();
  expect(await screen.findByText("Ordered")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: /28 credits/ })).toBeEnabled();
  expect(calls("GenerateScript")).toEqual([]);
  expect(onOrdered).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

it("tells the sum", async () => {
  await dialog("audio");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("48 credits"));
});
