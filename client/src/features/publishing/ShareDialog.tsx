import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import "@mantine/core/styles/Tabs.layer.css";
import { useMutation, useQuery } from "@apollo/client/react";
import { Alert, Modal, Skeleton, Stack, Switch, Tabs, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { EntryShareDocument, ShareDialog_ShareFragmentDoc, ShareEntryDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { CodeBlock } from "#lib/ui/CodeBlock";
import { ErrorText } from "#lib/ui/ErrorText";
import { AllowedSites } from "./AllowedSites";
import { ListeningPanel } from "./ListeningPanel";
import { NothingToHear } from "./NothingToHear";
import { PlayerPreview } from "./PlayerPreview";
import { RotateLink } from "./RotateLink";

const SHARING = "sharing";

interface Props {
  entryId: string;
  /** Another version was put in use. */
  onLive(): void;
  onClose(): void;
}

/** The switch that makes an entry public, its addresses, who may show the player, and how much was listened to. */
export function ShareDialog({ entryId, onLive, onClose }: Props) {
  const { t } = useTranslation();
  const toggle = useRef<HTMLInputElement>(null);
  const [tab, setTab] = useState<string | null>(SHARING);
  const { data, error } = useQuery(EntryShareDocument, { variables: { entryId } });
  const [change, { loading, error: refused }] = useMutation(ShareEntryDocument, { onError: () => {} });
  const share = data && unmask(ShareDialog_ShareFragmentDoc, data.entry.share);
  const spoken = data?.entry.revisions.filter(({ audio }) => audio) ?? [];
  const heard = spoken.find(({ isLive }) => isLive)?.audio?.id;
  const problem = error ?? refused;
  const set = (enabled: boolean, allowedOrigins?: string[]) =>
    void change({ variables: { entryId, enabled, allowedOrigins } });

  const onUsed = () => {
    toggle.current?.focus();
    onLive();
  };

  const isPublic = share?.enabled && share.pageUrl;
  const sharing = (
    <Stack gap="md">
      {problem && (
        <Alert color="red">
          <ErrorText error={toAppError(problem)} />
        </Alert>
      )}
      {!share && !error && <Skeleton height={120} />}
      {share && (
        <div>
          <Switch
            ref={toggle}
            label={t(($) => $.publishing.enabled)}
            checked={share.enabled}
            onChange={(event) => loading || set(event.currentTarget.checked)}
          />
          <Text size="sm" c="dimmed" mt={4}>
            {t(($) => $.publishing.hint)}
          </Text>
        </div>
      )}
      {share && !heard && <NothingToHear entryId={entryId} spoken={spoken[0]} onUsed={onUsed} />}
      {share?.enabled && share.pageUrl && share.embedCode && share.scriptCode && share.embedUrl && (
        <>
          <CodeBlock hasCaption label={t(($) => $.publishing.link)} code={share.pageUrl} />
          <CodeBlock hasCaption label={t(($) => $.publishing.script)} code={share.scriptCode} />
          <CodeBlock hasCaption label={t(($) => $.publishing.frame)} code={share.embedCode} />
          <PlayerPreview key={heard} address={share.embedUrl} />
          <AllowedSites
            origins={share.allowedOrigins}
            saving={loading}
            onSave={(origins) => set(true, origins)}
          />
          <RotateLink entryId={entryId} />
        </>
      )}
      {share && !share.enabled && share.publicId && (
        <Text size="sm" c="dimmed">
          {t(($) => $.publishing.keepsLink)}
        </Text>
      )}
    </Stack>
  );

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(($) => $.publishing.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      {/* Always the same parents: a switch that moves loses the focus. */}
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value={SHARING}>{t(($) => $.publishing.sharing)}</Tabs.Tab>
          <Tabs.Tab value="listening" disabled={!isPublic}>
            {t(($) => $.publishing.listening.title)}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={SHARING}>{sharing}</Tabs.Panel>
        <Tabs.Panel value="listening">
          <ListeningPanel entryId={entryId} onShare={() => setTab(SHARING)} />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}
