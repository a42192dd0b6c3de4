import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { EntryList_EntryFragment } from "#gql/graphql";
import { AppError } from "#lib/errors";
import { onEvent } from "#lib/events";
import { graphqlServer, queueOf } from "#test/graphql";
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
  expiresAt: "2099-01-01T00:00:00Z",
});

/** `a` has a script, `b` has none, `c` cannot be made. */
async function dialog(
  kind: "script" | "audio",
  balance = 100,
  pages = ["a", "b", "c"].map((id) => entry(id)),
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
    Voices: () => ({
      voices: [
        { __typename: "Voice", id: "v:en", language: "en", name: "R", attribution: null, sampleUrl: "/v" },
      ],
    }),
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
  });
  const onOrdered = vi.fn();
  render(<BulkOrderDialog kind={kind} entries={pages} onClose={vi.fn()} onOrdered={onOrdered} />, {
    wrapper: server.wrapper,
  });
  return { ...server, onOrdered, user: userEvent.setup() };
}

it("makes audio of several pages for one price, with the script where there is none", async () => {
  const { calls, onOrdered, user } = await dialog("audio");
  await user.click(await screen.findByRole("button", { name: /Make all 2.*48 credits/ }));
  await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
  expect(calls("GenerateAudio")).toMatchObject([
    { entryId: "a", revisionNumber: "0002", quoteId: "audio-a" },
  ]);
  expect(calls("GenerateScript")).toMatchObject([
    { entryId: "b", quoteId: "script-b", audio: { voice: "v:en" } },
  ]);
});

it("asks for scripts alone where scripts are wanted, and leaves out what cannot be made", async () => {
  const { calls, user } = await dialog("script");
  await user.click(await screen.findByRole("button", { name: /Make all 2.*10 credits/ }));
  await waitFor(() => expect(calls("GenerateScript").map(({ entryId }) => entryId)).toEqual(["a", "b"]));
  expect(calls("GenerateScript")[0]).not.toHaveProperty("audio");
  expect(calls("BulkStanding")).toEqual([]);
});

it("asks no price for a page that could not be read, and says why", async () => {
  const refused = entry("d", { analyzedAt: null, analysisError: "LOGIN_WALL" });
  const { calls, user } = await dialog("script", 100, [entry("a"), refused]);
  await user.click(await screen.findByRole("button", { name: /Make 1.*5 credits/ }));
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
  const { calls, onOrdered, user } = await dialog("audio", 40);
  const told = vi.fn();
  const stop = onEvent("creditsInsufficient", told);
  await user.click(await screen.findByRole("button", { name: /48 credits/ }));
  stop();
  expect(told).toHaveBeenCalledExactlyOnceWith({ balance: 40, required: 48 });
  expect(calls("GenerateAudio")).toEqual([]);
  expect(onOrdered).not.toHaveBeenCalled();
});
