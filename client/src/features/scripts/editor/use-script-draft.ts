import { useEffect, useRef, useState } from "react";
import type { ScriptEditor_ScriptFragment } from "#gql/graphql";
import { MESSAGE_TIME } from "#lib/timing";
import { carrierOf } from "./carried-step";
import { addSentence, moveSentence, replaceSentence, roughDraft, type ScriptDraft, toDraft } from "./draft";
import { amend, extend, type History, record, redo, replay, startHistory, undo } from "./history";
import { openDraft } from "./stored-draft";
import { useAutosave } from "./use-autosave";

const sameText = (a: ScriptDraft, b: ScriptDraft) => a.content === b.content;

/** Undo leads back through one's own sentences alone, and never undoes those of another window. */
const shownIn = (history: History<ScriptDraft>, stored: ScriptDraft) =>
  stored.content.trim() === history.present.content.trim()
    ? amend(history, stored)
    : replay(history, stored, carrierOf, sameText);
const back = (history: History<ScriptDraft>) => undo(history, sameText);
const forth = (history: History<ScriptDraft>) => redo(history, sameText);

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
  /** The answer to a save may come after a newer text was told. */
  const newest = useRef(script);
  const shown = useRef(script.version);
  const autosave = useAutosave(entryId, script, draft.content, {
    show(stored) {
      if (stored.version >= newest.current.version) newest.current = stored;
      if (!writing) setHistory((before) => shownIn(before, toDraft(stored.content, stored.sentences)));
      return !writing;
    },
    onSaved,
  });

  // Changed elsewhere, or saved while a sentence was being written: shown as soon as nothing is unsaved here.
  const { follow, status } = autosave;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a save makes room for it
  useEffect(() => {
    if (script.version >= newest.current.version) newest.current = script;
    if (!writing && newest.current.version > shown.current && follow(newest.current))
      shown.current = newest.current.version;
  }, [script, writing, status, follow]);

  /** The text that the last removal of a sentence has left. */
  const [removed, setRemoved] = useState<string | null>(null);
  useEffect(() => {
    if (removed === null) return;
    const timer = setTimeout(() => setRemoved(null), MESSAGE_TIME);
    return () => clearTimeout(timer);
  }, [removed]);

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
    editSentence: (index: number, text: string) => {
      const after = replaceSentence(draft, index, text);
      setRemoved(text.trim() === "" && !sameText(after, draft) ? after.content : null);
      change((before) => replaceSentence(before, index, text));
    },
    addSentence: (index: number, text: string) => change((before) => addSentence(before, index, text)),
    moveSentence: (index: number, by: 1 | -1) => change((before) => moveSentence(before, index, by)),
    /** Brings back a sentence, as long as its removal is the last that was done. */
    restore: removed === draft.content && history.past.length > 0 ? () => step(back) : null,
    writing,
    setWriting,
    type: (content: string) => {
      const advance = typing.current ? extend : record;
      typing.current = true;
      setHistory((before) => advance(before, roughDraft(content)));
    },
    undo: history.past.length > 0 ? () => step(back) : null,
    redo: history.future.length > 0 ? () => step(forth) : null,
    /** Goes on with a text that was decided on over a version. */
    decide: (content: string, version: number) => {
      autosave.rebase(version);
      step((before) => record(before, roughDraft(content)));
    },
    /** Discards the local text for the stored one. */
    takeTheirs: async () => {
      const theirs = await autosave.readStored();
      if (theirs) step(() => startHistory(toDraft(theirs.content, theirs.sentences)));
    },
  };
}
