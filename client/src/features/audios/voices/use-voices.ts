import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { VoicesDocument, type VoicesQuery } from "#gql/graphql";
import { useFreshQuery } from "#lib/apollo/use-fresh-query";

/** Kind of the voice, where that is known. */
export type Voice = VoicesQuery["voices"][number] & { character?: string | undefined };

const none: readonly Voice[] = [];

/** All voices. Those of the house have a name in each language; others are called as their engines call them. */
export function useVoices(): readonly Voice[] {
  const { t } = useTranslation();
  const voices = useFreshQuery(VoicesDocument, {}).data?.voices ?? none;
  return useMemo(() => {
    const names: Record<string, string> = t(($) => $.audios.voices.names, { returnObjects: true });
    const characters: Record<string, string> = t(($) => $.audios.voices.characters, { returnObjects: true });
    return voices.map((voice) => {
      // A colon would part a key's namespace from the rest.
      const key = voice.id.replace(":", "_");
      return { ...voice, name: names[key] ?? voice.name, character: characters[key] };
    });
  }, [voices, t]);
}
