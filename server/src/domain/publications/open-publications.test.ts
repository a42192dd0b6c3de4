import { describe, expect, it } from "vitest";
import type { AppEvent } from "#ports/events";
import { openPublications } from "./open-publications.ts";
import type { KeptPublication } from "./read-publication.ts";

const ID = "0123456789ABCDEFGHIJKL";
const SHARED: KeptPublication = {
  publicId: ID,
  state: "on",
  userId: "owner",
  entryId: "entry",
  allowedOrigins: [],
  isClosed: false,
  accountEnds: null,
  live: null,
};

/** The publications of a database whose answers come when the test says so. */
function publicationsOf() {
  let tell = (_event: AppEvent) => {};
  const answers: ((row: KeptPublication | null) => void)[] = [];
  const open = openPublications(
    {
      observe: (heard) => {
        tell = heard;
      },
    },
    () => new Promise((resolve) => answers.push(resolve)),
  );
  return {
    open,
    answers,
    changed: () => tell({ kind: "publication", userId: "owner", publicId: ID }),
    closed: () => tell({ kind: "account", userId: "owner" }),
  };
}

describe("a publication that changes while it is read", () => {
  it("is unknown to whoever asked, where the row was none yet", async () => {
    const { open, answers, changed } = publicationsOf();
    const asked = open(ID);
    changed();
    answers[0]?.(null);
    expect(await asked).toEqual({ state: "unknown" });
  });

  it("is answered with the row that was read, and asked for again by the next one", async () => {
    const { open, answers, changed } = publicationsOf();
    const asked = open(ID);
    changed();
    answers[0]?.(SHARED);
    expect(await asked).toMatchObject({ state: "public" });
    const next = open(ID);
    answers[1]?.({ ...SHARED, state: "off" });
    expect(await next).toMatchObject({ state: "gone", reason: "OFF" });
  });
});

describe("what is kept of publications", () => {
  it("is one that was found, and none that was not", async () => {
    const { open, answers } = publicationsOf();
    const unknown = open(ID);
    answers[0]?.(null);
    await unknown;
    const found = open(ID);
    answers[1]?.(SHARED);
    await found;
    await open(ID);
    expect(answers).toHaveLength(2);
  });

  it("is forgotten with the news of its account", async () => {
    const { open, answers, closed } = publicationsOf();
    const found = open(ID);
    answers[0]?.(SHARED);
    await found;
    closed();
    const next = open(ID);
    answers[1]?.({ ...SHARED, isClosed: true });
    expect(await next).toMatchObject({ state: "gone", reason: "PAUSED" });
  });
});
