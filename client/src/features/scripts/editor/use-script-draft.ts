import { useCallback, useEffect, useRef, useState } from "react";
import type { ScriptEditor_ScriptFragment } from "#gql/graphql";
import { replaceSentence, roughDraft, type ScriptDraft, toDraft } from "./draft";
import { amend, type History, record, redo, startHistory, undo } from "./history";
import { openDraft } from "./stored-draft";
import { useAutosave } from "./use-autosave";

const sameText = (a: ScriptDraft, b: ScriptDraft) => a.content === b.content;

/** A script being edited: its steps back and forth, kept saved. One for each mounted editor. */
export function useScriptDraft(
  entryId: string,
  script: ScriptEditor_ScriptFragment,
  onSaved: (script: ScriptEditor_ScriptFragment) => void,
) {
  const [history, setHistory] = useState(() => {
    const start = startHistory(toDraft(script.content, script.sentences));
    const kept = openDraft(script);
    return kept ? record(start, roughDraft(kept.content)) : start;
  });
  const draft = history.present;
  // While a sentence is being written, the sentences around it stay where they are.
  const [writing, setWriting] = useState(false);
  const heldBack = useRef<{ stored: ScriptEditor_ScriptFragment; over: string } | null>(null);

  const adopt = useCallback(
    (stored: ScriptEditor_ScriptFragment) =>
      setHistory((before) => amend(before, toDraft(stored.content, stored.sentences))),
    [],
  );
  const autosave = useAutosave(entryId, script, draft.content, (stored, isCurrent) => {
    if (isCurrent && writing) heldBack.current = { stored, over: draft.content };
    else if (isCurrent) adopt(stored);
    onSaved(stored);
  });
  useEffect(() => {
    const held = heldBack.current;
    if (writing || !held) return;
    heldBack.current = null;
    if (held.over === draft.content) adopt(held.stored);
  }, [writing, draft.content, adopt]);

  // Changed elsewhere while nothing was unsaved here: show what is stored now.
  const shown = useRef(script.version);
  useEffect(() => {
    if (writing || script.version <= shown.current) return;
    shown.current = script.version;
    if (autosave.follow(script)) adopt(script);
  }, [script, writing, autosave.follow, adopt]);

  // A burst of typing is one step; it ends when the text was saved, or by a step of another kind.
  const typing = useRef(false);
  useEffect(() => {
    if (autosave.status === "saved") typing.current = false;
  }, [autosave.status]);
  const step = (next: (before: History<ScriptDraft>) => History<ScriptDraft>) => {
    typing.current = false;
    setHistory(next);
  };
  const change = (next: (before: ScriptDraft) => ScriptDraft) =>
    step((before) => {
      const after = next(before.present);
      return sameText(after, before.present) ? before : record(before, after);
    });

  return {
    draft,
    ...autosave,
    editSentence: (index: number, text: string) => change((before) => replaceSentence(before, index, text)),
    writing,
    setWriting,
    type: (content: string) => {
      const advance = typing.current ? amend : record;
      typing.current = true;
      setHistory((before) => advance(before, roughDraft(content)));
    },
    undo: history.past.length > 0 ? () => step(undo) : null,
    redo: history.future.length > 0 ? () => step(redo) : null,
    /** Discards the local text for the stored one. */
    takeTheirs: async () => {
      const theirs = await autosave.readStored();
      if (theirs) step(() => startHistory(toDraft(theirs.content, theirs.sentences)));
    },
  };
}
