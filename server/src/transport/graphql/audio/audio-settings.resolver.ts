import { FieldResolver, Resolver, Root } from "type-graphql";
import { AudioSettingsType, SpeakerType } from "./audio-settings.type.ts";

@Resolver(() => AudioSettingsType)
export class AudioSettingsResolver {
  @FieldResolver(() => [SpeakerType], {
    description: "A speaker of the script and the voice for their lines.",
  })
  speakers(@Root() { speakers }: { speakers?: SpeakerType[] }): SpeakerType[] {
    return speakers ?? [];
  }
}
