import { useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { unmask } from "#gql/fragment-masking";
import { ComparedScriptDocument, ScriptEditor_ScriptFragmentDoc, UpdateScriptDocument } from "#gql/graphql";

/** A version of the entry: its script, and how its audio was made. */
export function useCompared(id: string, number: string) {
  const { data, error } = useQuery(ComparedScriptDocument, {
    variables: { id, number },
    // Another tab may have rewritten it.
    fetchPolicy: "cache-and-network",
  });
  const revision = data?.entry.revision;
  return {
    error,
    isKnown: revision !== undefined,
    script: unmask(ScriptEditor_ScriptFragmentDoc, revision?.script) ?? null,
    madeWith: revision?.audio?.settings ?? null,
  };
}
export type Compared = ReturnType<typeof useCompared>;

/** Puts another text in place of a script, and takes it back once. */
export function useRewrite(entryId: string, onChanged: () => void) {
  const [update, { error }] = useMutation(UpdateScriptDocument);
  const [former, setFormer] = useState<{ scriptId: string; content: string; version: number } | null>(null);
  const write = async (scriptId: string, content: string, expectedVersion: number) => {
    const { data } = await update({ variables: { entryId, scriptId, content, expectedVersion } });
    onChanged();
    return unmask(ScriptEditor_ScriptFragmentDoc, data?.updateScript)?.version ?? expectedVersion + 1;
  };
  return {
    error,
    async rewrite(script: NonNullable<Compared["script"]>, content: string) {
      const version = await write(script.id, content, script.version).catch(() => null);
      if (version !== null) setFormer({ scriptId: script.id, content: script.content, version });
    },
    undo: former
      ? async () => {
          await write(former.scriptId, former.content, former.version).catch(() => null);
          setFormer(null);
        }
      : null,
  };
}
