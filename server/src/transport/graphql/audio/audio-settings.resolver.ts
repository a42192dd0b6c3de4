import { FieldResolver, Resolver, Root } from "type-graphql";
import { AudioSettingsType, SpeakerType } from "./audio-settings.type.ts";

@Resolver(() => AudioSettingsType)
export class AudioSettingsResolver {
  @FieldResolver(() => [SpeakerType], {
    description: "Who speaks the lines that begin with a name and a colon.",
  })
  speakers(@Root() { speakers }: { speakers?: SpeakerType[] }): SpeakerType[] {
    return speakers ?? [];
  }
}
