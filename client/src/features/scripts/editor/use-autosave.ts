import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { unmask } from "#gql/fragment-masking";
import {
  type ScriptEditor_ScriptFragment,
  ScriptEditor_ScriptFragmentDoc,
  ScriptNowDocument,
  UpdateScriptDocument,
} from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import type { AppError } from "#lib/errors";
import { beforeSignOut } from "#lib/identity/before-sign-out";
import { AUTOSAVE_DELAY } from "#lib/timing";
import { mergedPartsOf } from "./merged-parts";
import { draftStore, openDraft } from "./stored-draft";
import { markUnsaved } from "./unsaved-scripts";

export type SaveStatus = "saved" | "unsaved" | "empty" | "saving" | "conflict" | "failed";

type Script = ScriptEditor_ScriptFragment;

const isBlank = (content: string) => content.trim() === "";

/** The stored script, as far as the editor knows. */
interface Base {
  content: string;
  version: number;
  /** The text that later changes are made on, where it lacks edits which the version has. */
  baseContent?: string | undefined;
}

interface Editor {
  /** Shows a text that is stored; false where somebody writes in what is shown. */
  show(stored: Script): boolean;
  onSaved(stored: Script): void;
}

/**
 * Saves a text a moment after its last change, one request at a time, each on the version that it was
 * written on. What is not saved yet is kept on this device.
 */
export function useAutosave(entryId: string, script: Script, content: string, { show, onSaved }: Editor) {
  const client = useApolloClient();
  const [opened] = useState<Base>(() => {
    const { version, baseContent }: Omit<Base, "content"> = openDraft(script) ?? script;
    return { content: script.content, version, baseContent };
  });
  const drafts = useMemo(() => draftStore(script.id), [script.id]);
  const [shown] = useState<Base>({ content: script.content, version: script.version });
  const stored = useRef(opened);
  const latest = useRef(content);
  /** The text whose parts somebody has to decide on. What is written meanwhile is merged anew before that. */
  const asked = useRef<string | null>(null);
  const running = useRef(false);
  /** The newest version that anybody told of. */
  const heard = useRef(0);
  const editor = useRef({ show, onSaved });
  const [status, setStatus] = useState<SaveStatus>("saved");
  const [error, setError] = useState<AppError | null>(null);
  latest.current = content;
  editor.current = { show, onSaved };

  const read = useCallback(async () => {
    const { data } = await client.query({
      query: ScriptNowDocument,
      variables: { id: script.id },
      fetchPolicy: "network-only",
    });
    return unmask(ScriptEditor_ScriptFragmentDoc, data?.script) ?? null;
  }, [client, script.id]);

  const send = useCallback(
    async (content: string, { version: expectedVersion, baseContent }: Base) => {
      const variables = { entryId, scriptId: script.id, content, expectedVersion, baseContent };
      try {
        const { data } = await client.mutate({ mutation: UpdateScriptDocument, variables });
        return unmask(ScriptEditor_ScriptFragmentDoc, data?.updateScript);
      } catch (cause) {
        // Finding the same text stored is no conflict: the answer to an earlier try was lost.
        const now = toAppError(cause).code === "CONFLICT" ? await read().catch(() => null) : null;
        if (now?.content.trim() === content.trim()) return now;
        throw cause;
      }
    },
    [client, entryId, script.id, read],
  );

  const isTold = useCallback((content: string) => content === (asked.current ?? stored.current.content), []);

  /** Shows what is stored now where nothing is unsaved here; else the next save merges it. */
  const follow = useCallback((newer: Script) => {
    if (running.current || asked.current !== null || latest.current !== stored.current.content) return false;
    if (newer.version < stored.current.version || !editor.current.show(newer)) return false;
    stored.current = { content: newer.content, version: newer.version };
    latest.current = newer.content;
    return true;
  }, []);

  /** Takes note of a version that was stored, by whomever. */
  const hear = useCallback((version: number) => {
    heard.current = Math.max(heard.current, version);
  }, []);

  const save = useCallback(async () => {
    if (running.current || latest.current === asked.current) return;
    running.current = true;
    let sent = latest.current;
    try {
      while (!isTold(latest.current) && !isBlank(latest.current)) {
        if (asked.current === null) setStatus("saving");
        sent = latest.current;
        const answer = await send(sent, stored.current);
        if (!answer) break;
        asked.current = null;
        const isLatest = latest.current === sent;
        const isShown = isLatest && editor.current.show(answer);
        // The server may have tidied the text: later changes are measured by the text that it has now.
        // If the user wrote on, the text here lacks the edits merged in meanwhile: the next save starts from the one sent.
        const lacksEdits = !isShown && answer.content.trim() !== sent.trim();
        stored.current = {
          content: isShown ? answer.content : sent,
          version: answer.version,
          baseContent: lacksEdits ? sent : undefined,
        };
        if (isShown) latest.current = answer.content;
        if (isLatest) drafts.drop();
        else if (!isBlank(latest.current)) drafts.keep({ ...stored.current, content: latest.current });
        editor.current.onSaved(answer);
      }
      asked.current = null;
      setStatus(isBlank(latest.current) ? "empty" : "saved");
      setError(null);
    } catch (cause) {
      const refused = toAppError(cause);
      asked.current = mergedPartsOf(refused) && sent;
      setError(refused);
      setStatus(refused.code === "CONFLICT" ? "conflict" : "failed");
    } finally {
      running.current = false;
    }
    // Written while the answer was on its way.
    if (asked.current !== null) await save();
    // Stored elsewhere meanwhile: the answer to this save may be the older text, and came later.
    else if (heard.current > stored.current.version && isTold(latest.current)) {
      const now = await read().catch(() => null);
      if (now) follow(now);
    }
  }, [send, drafts, isTold, read, follow]);

  const parts = useMemo(() => (status === "conflict" ? mergedPartsOf(error) : null), [status, error]);
  const asks = parts !== null;
  const blocked = status === "conflict" && !asks;
  useEffect(() => {
    if (!asks && content === stored.current.content) {
      if (running.current) return;
      // Nothing is left of a kept draft: the user goes on from the text that is shown.
      if (stored.current === opened) stored.current = shown;
      if (!blocked) drafts.drop();
      setStatus((before) => (before === "conflict" ? before : "saved"));
      return;
    }
    const blank = isBlank(content);
    // An empty text is nobody's work: it does not come back.
    if (blank) drafts.drop();
    else drafts.keep({ ...stored.current, content });
    setStatus((before) =>
      before === "conflict" || before === "saving" ? before : blank ? "empty" : "unsaved",
    );
    if (blocked || blank || (asks && content === asked.current)) return;
    const timer = setTimeout(() => void save(), AUTOSAVE_DELAY);
    return () => clearTimeout(timer);
  }, [content, asks, blocked, drafts, opened, shown, save]);

  // Another entry was opened, or its writer signs out: what is unsaved goes out now.
  useEffect(() => {
    const forget = beforeSignOut(save);
    return () => {
      forget();
      void save();
    };
  }, [save]);

  const isSaved = status === "saved";
  useEffect(() => {
    markUnsaved(script.id, !isSaved);
    return () => markUnsaved(script.id, false);
  }, [script.id, isSaved]);

  useEffect(() => {
    if (isSaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isSaved]);

  /** Null, with the error told, when the server could not be asked. */
  const readStored = async (): Promise<Script | null> => {
    const now = await read().catch((cause: unknown) => void setError(toAppError(cause)));
    if (now) {
      stored.current = { content: now.content, version: now.version };
      asked.current = null;
      drafts.drop();
      setStatus("saved");
      setError(null);
    }
    return now ?? null;
  };

  /** Overwrites the text that somebody else stored meanwhile. */
  const keepMine = async () => {
    const mine = latest.current;
    const now = await readStored();
    if (!now) return;
    latest.current = mine;
    drafts.keep({ content: mine, version: now.version });
    await save();
  };

  /** From now on the text is written on this version, whatever is stored there. */
  const rebase = (version: number) => {
    stored.current = { content: "", version };
    asked.current = null;
    setStatus("unsaved");
    setError(null);
  };

  /** Whether the parts that somebody has to decide on are those of the present text. */
  const areCurrent = content === asked.current;

  return { status, error, parts, areCurrent, save, follow, hear, keepMine, readStored, rebase };
}
