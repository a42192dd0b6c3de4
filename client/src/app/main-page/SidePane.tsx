import { Tabs, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AudioSettingsForm } from "#features/audios/settings/AudioSettingsForm";
import { FactsPanel } from "#features/entries/page/FactsPanel";
import { ReadAgain } from "#features/entries/page/ReadAgain";
import { useUnsavedScripts } from "#features/scripts/editor/unsaved-scripts";
import { countUntied } from "#features/scripts/editor/untied";
import { ScriptSettingsForm } from "#features/scripts/settings/ScriptSettingsForm";
import { type FragmentType, unmask } from "#gql/fragment-masking";
import { type Job_QueueFragment, Job_QueueFragmentDoc } from "#gql/graphql";
import { isActiveJob } from "#lib/job-state";
import { pendingOrder } from "#lib/pending-order";
import { preloadPlayer } from "./PlayerBar";
import type { Workspace } from "./use-workspace";

interface Props {
  workspace: Workspace;
  onQueued(queue: Job_QueueFragment, listen: boolean): void;
}

/** The right pane: how script and audio shall be, and what is known of the page. Begins anew with each entry. */
export const SidePane = (props: Props) => <OfEntry key={props.workspace.entry?.id} {...props} />;

function OfEntry({ workspace, onQueued }: Props) {
  const { t } = useTranslation();
  const { entry, masked, queues, number, script, audio, language } = workspace;
  const unsaved = useUnsavedScripts();
  // Known before its text is: while another revision loads, the chosen tab stays.
  const hasScript = entry ? number !== null : null;
  const [tab, setTab] = useState<string | null>("script");
  // Once there is a script, the next thing to do is its audio.
  // Unless one is back from the payment page, where a script was wanted.
  const wantsScript = useRef(pendingOrder()?.order.kind === "script");
  const decided = useRef<boolean | null>(null);
  useEffect(() => {
    if (hasScript === null || hasScript === decided.current) return;
    decided.current = hasScript;
    setTab(hasScript && !wantsScript.current ? "audio" : "script");
  }, [hasScript]);
  useEffect(() => {
    if (hasScript) preloadPlayer();
  }, [hasScript]);
  if (!entry || !masked) return null;

  const choose = (chosen: string | null) => {
    wantsScript.current = false;
    setTab(chosen);
  };
  const isBusy = (type: string) => queues.some((queue) => isActiveJob(queue) && queue.type === type);
  const queued = (queue: FragmentType<typeof Job_QueueFragmentDoc>, listen = false) =>
    onQueued(unmask(Job_QueueFragmentDoc, queue), listen);

  return (
    <Tabs value={tab} onChange={choose} keepMounted={false}>
      <Tabs.List grow mb="lg">
        <Tabs.Tab value="script">{t(($) => $.main.tabs.script)}</Tabs.Tab>
        <Tabs.Tab value="audio">{t(($) => $.main.tabs.audio)}</Tabs.Tab>
        <Tabs.Tab value="facts">{t(($) => $.main.tabs.facts)}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="script">
        <ScriptSettingsForm
          entryId={entry.id}
          hasScript={number !== null}
          disabled={isBusy("generate_script") || !entry.analyzedAt}
          onQueued={queued}
        />
      </Tabs.Panel>
      <Tabs.Panel value="audio">
        {script && number !== null ? (
          <AudioSettingsForm
            entryId={entry.id}
            revisionNumber={number}
            scriptVersion={script.version}
            language={language}
            content={script.content}
            madeWith={workspace.madeWith}
            hasAudio={audio !== null}
            untied={countUntied(script.sentences)}
            disabled={isBusy("generate_audio")}
            unsaved={unsaved.has(script.id)}
            onQueued={queued}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {t(($) => $.main.audioNeedsScript)}
          </Text>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="facts">
        <ReadAgain entry={entry} />
        <FactsPanel entry={masked} />
      </Tabs.Panel>
    </Tabs>
  );
}
