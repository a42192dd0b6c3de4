import { useCallback, useEffect, useRef, useState } from "react";
import type { ScriptEditor_ScriptFragment } from "#gql/graphql";
import { type Draft, replaceSentence, roughDraft, toDraft } from "./draft";
import { amend, record, redo, startHistory, undo } from "./history";
import { keptDraft } from "./kept-draft";
import { useAutosave } from "./use-autosave";

const sameText = (a: Draft, b: Draft) => a.content === b.content;

/** A script being edited: its steps back and forth, kept saved. One for each mounted editor. */
export function useScriptDraft(
  entryId: string,
  script: ScriptEditor_ScriptFragment,
  onSaved: (script: ScriptEditor_ScriptFragment) => void,
) {
  const [history, setHistory] = useState(() => {
    const saved = toDraft(script.content, script.sentences);
    const kept = keptDraft(script.id);
    const start = startHistory(saved);
    return kept && kept.content !== script.content ? record(start, roughDraft(kept.content)) : start;
  });
  const draft = history.present;

  const adopt = useCallback(
    (stored: ScriptEditor_ScriptFragment) =>
      setHistory((before) => amend(before, toDraft(stored.content, stored.sentences))),
    [],
  );
  const autosave = useAutosave(entryId, script, draft.content, (stored, isCurrent) => {
    if (isCurrent) adopt(stored);
    onSaved(stored);
  });

  // Changed elsewhere while nothing was unsaved here: show what is stored now.
  const shown = useRef(script.version);
  useEffect(() => {
    if (script.version <= shown.current) return;
    shown.current = script.version;
    if (autosave.follow(script)) adopt(script);
  }, [script, autosave.follow, adopt]);

  const change = (next: (before: Draft) => Draft) =>
    setHistory((before) => {
      const after = next(before.present);
      return sameText(after, before.present) ? before : record(before, after);
    });

  return {
    draft,
    ...autosave,
    editSentence: (index: number, text: string) => change((before) => replaceSentence(before, index, text)),
    /** One step for a burst of typing: it ends when the text was saved. */
    type: (content: string) =>
      autosave.status === "unsaved"
        ? setHistory((before) => amend(before, roughDraft(content)))
        : change(() => roughDraft(content)),
    undo: history.past.length > 0 ? () => setHistory(undo) : null,
    redo: history.future.length > 0 ? () => setHistory(redo) : null,
    /** Gives up one's own text for what is stored. */
    takeTheirs: async () => {
      const theirs = await autosave.readStored();
      if (theirs) setHistory(startHistory(toDraft(theirs.content, theirs.sentences)));
    },
  };
}
