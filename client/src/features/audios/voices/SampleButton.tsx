import { useApolloClient } from "@apollo/client/react";
import { Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { VoicesDocument } from "#gql/graphql";
import { HelpLink } from "#lib/help/HelpLink";
import { HearButton } from "#lib/ui/HearButton";
import type { Voice } from "./use-voices";

/** Address of the script's first sentence in a voice. */
export type SampleOf = (voice: string) => Promise<string>;

interface Props {
  voice: Voice;
  /** Without it a sentence about the voice itself is heard. */
  sampleOf?: SampleOf | undefined;
}

/** Lets one hear a voice; says so where it cannot be heard just now. */
export function SampleButton({ voice, sampleOf }: Props) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [failed, setFailed] = useState(false);
  return (
    <>
      <HearButton
        label={t(($) => $.audios.voices.hear, { name: voice.name })}
        sound={async () => {
          setFailed(false);
          return sampleOf ? sampleOf(voice.id) : voice.sampleUrl;
        }}
        renewed={async () => {
          const { data } = await client.query({ query: VoicesDocument, fetchPolicy: "network-only" });
          return data?.voices.find(({ id }) => id === voice.id)?.sampleUrl ?? voice.sampleUrl;
        }}
        onFailed={() => setFailed(true)}
      />
      {failed && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {t(($) => $.audios.voices.unheard)}
          <HelpLink about="SERVICE_UNAVAILABLE" />
        </Text>
      )}
    </>
  );
}
