import { Tabs, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AudioSettingsForm } from "#features/audios/settings/AudioSettingsForm";
import { FactsPanel } from "#features/entries/page/FactsPanel";
import { ReadAgain } from "#features/entries/page/ReadAgain";
import { ScriptSettingsForm } from "#features/scripts/settings/ScriptSettingsForm";
import { unmask } from "#gql/fragment-masking";
import { type Job_QueueFragment, Job_QueueFragmentDoc } from "#gql/graphql";
import { isActiveJob } from "#lib/job-state";
import { pendingOrder } from "#lib/pending-order";
import { preloadPlayer } from "./PlayerBar";
import type { Path } from "./path/use-path";
import type { Workspace } from "./use-workspace";

interface Props {
  workspace: Workspace;
  path: Path;
  onQueued(queue: Job_QueueFragment, listen: boolean): void;
}

/** The right pane: how script and audio shall be, and what is known of the page. Begins anew with each entry. */
export const SidePane = (props: Props) => <OfEntry key={props.workspace.entry?.id} {...props} />;

function OfEntry({ workspace, path, onQueued }: Props) {
  const { t } = useTranslation();
  const { entry, masked, queues, number, script } = workspace;
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
          onQueued={(queue) => onQueued(unmask(Job_QueueFragmentDoc, queue), false)}
        />
      </Tabs.Panel>
      <Tabs.Panel value="audio">
        {script && number !== null ? (
          <AudioSettingsForm
            order={path.sound}
            content={script.content}
            isNext={path.next === "audio" || path.next === "making"}
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
