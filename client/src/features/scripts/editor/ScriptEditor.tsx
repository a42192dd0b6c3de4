import "@mantine/core/styles/Switch.layer.css";
import { Alert, Text, Textarea } from "@mantine/core";
import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import type { ScriptEditor_ScriptFragment } from "#gql/graphql";
import { clock } from "#lib/clock";
import { lazyScreen } from "#lib/lazy-screen";
import { ErrorText } from "#lib/ui/ErrorText";
import { LazyPart } from "#lib/ui/LazyPart";
import { ConflictAlert } from "./ConflictAlert";
import { LeftOutNotice } from "./LeftOutNotice";
import type { Narration, Speaking } from "./narration";
import { ProofPanel } from "./ProofPanel";
import classes from "./ScriptEditor.module.css";
import { ScriptToolbar } from "./ScriptToolbar";
import { SentenceView } from "./SentenceView";
import { useScriptChanges } from "./use-script-changes";
import { useScriptDraft } from "./use-script-draft";
import { useSentenceFocus } from "./use-sentence-focus";
import { useUndoKeys } from "./use-undo-keys";

const SameSentence = lazyScreen(() => import("./SameSentence"), "SameSentence");

interface Props {
  entryId: string;
  script: ScriptEditor_ScriptFragment;
  language: "ja" | "en";
  narration: Narration | null;
  speaking?: Speaking | null;
  /** Where a question stands that must be answered before anything else; here, where there is no such place. */
  above?: HTMLElement | null;
  onSaved(script: ScriptEditor_ScriptFragment): void;
}

/** The script, sentence by sentence or as one text. Mount it with the script's id as its key. */
export function ScriptEditor(props: Props) {
  const { entryId, script, language, narration, speaking = null, above = null, onSaved } = props;
  const { t } = useTranslation();
  const editor = useScriptDraft(entryId, script, onSaved);
  const text = useRef<HTMLDivElement>(null);
  const [chosen, setAsText] = useState(false);
  useUndoKeys(editor);
  useScriptChanges(script.id, editor.hear);
  const inConflict = editor.status === "conflict";
  const { parts } = editor;
  // An open sentence is finished first: what is half written there is in no draft yet.
  const asText = chosen || (inConflict && parts === null && !editor.writing);
  const [sources, setSources] = useState(false);
  const focus = useSentenceFocus();

  const show = (text: boolean) => {
    setAsText(text);
    if (!text) void editor.save();
  };
  const question = parts && (
    <LazyPart>
      <SameSentence
        parts={parts}
        areCurrent={editor.areCurrent}
        language={language}
        hear={speaking?.hear ?? null}
        merge={editor.save}
        onDecided={editor.decide}
      />
    </LazyPart>
  );
  return (
    <div>
      {above ? createPortal(question, above) : question}
      <ScriptToolbar
        editor={editor}
        language={language}
        saved={{ content: script.content, seconds: script.length.seconds * (speaking?.stretch ?? 1) }}
        script={text}
        asText={asText}
        onAsText={show}
      />
      {script.leftOut && script.leftOut.length > 0 && <LeftOutNotice leftOut={script.leftOut} />}
      {inConflict && !parts && (
        <ConflictAlert error={editor.error} keepMine={editor.keepMine} takeTheirs={editor.takeTheirs} />
      )}
      {editor.status === "failed" && editor.error && (
        <Alert color="red" mb="md">
          <ErrorText error={editor.error} /> {t(($) => $.scripts.kept)}
        </Alert>
      )}
      {!asText && (
        <ProofPanel
          pieces={editor.draft.pieces}
          from={focus.index}
          sources={sources}
          onSources={setSources}
          onLook={focus.go}
        />
      )}
      <div ref={text}>
        {asText ? (
          <Textarea
            classNames={{ input: classes.whole }}
            aria-label={t(($) => $.scripts.script)}
            description={t(($) => $.scripts.textHint)}
            lang={language}
            autosize
            minRows={8}
            value={editor.draft.content}
            onChange={(event) => editor.type(event.currentTarget.value)}
            onBlur={() => void editor.save()}
          />
        ) : (
          <SentenceView
            pieces={editor.draft.pieces}
            language={language}
            narration={narration}
            speaking={speaking}
            sources={sources}
            focus={focus}
            onEdit={editor.editSentence}
            onAdd={editor.addSentence}
            onMove={editor.moveSentence}
            onRestore={editor.restore}
            onWriting={editor.setWriting}
          />
        )}
      </div>
      {script.length.isShort && (
        <Text size="sm" c="dimmed" mt="md" role="note">
          {t(($) => $.scripts.short, {
            length: clock(script.length.seconds),
            target: clock(script.length.targetSeconds),
          })}
        </Text>
      )}
    </div>
  );
}
