import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { VoicesDocument, type VoicesQuery } from "#gql/graphql";
import { useFreshQuery } from "#lib/apollo/use-fresh-query";

export type Voice = VoicesQuery["voices"][number];

const none: readonly Voice[] = [];

/** All voices. Those of the house have a name in each language; others are called as their engines call them. */
export function useVoices(): readonly Voice[] {
  const { t } = useTranslation();
  const voices = useFreshQuery(VoicesDocument, {}).data?.voices ?? none;
  return useMemo(() => {
    const names: Record<string, string> = t(($) => $.audios.voices.names, { returnObjects: true });
    // A colon would part a key's namespace from the rest.
    return voices.map((voice) => ({ ...voice, name: names[voice.id.replace(":", "_")] ?? voice.name }));
  }, [voices, t]);
}
