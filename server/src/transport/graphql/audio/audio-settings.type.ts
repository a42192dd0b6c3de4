import { Field, Float, InputType, Int, ObjectType } from "type-graphql";

@ObjectType("Speaker", { description: "A speaker of the script and the voice for their lines." })
@InputType("SpeakerInput", { description: "A speaker of the script and the voice for their lines." })
export class SpeakerType {
  @Field(() => String, { description: "The speaker's name as the script writes it before the colon." })
  name!: string;

  @Field(() => String, { description: "Identifier of a voice." })
  voice!: string;
}

@ObjectType("AudioSettings", { description: "Settings of an audio." })
export class AudioSettingsType {
  @Field(() => String, {
    nullable: true,
    description: "Identifier of a voice; null for the default voice of the language.",
  })
  voice?: string;

  @Field(() => Float, { description: "Speed; 1 is the voice's own." })
  speed!: number;

  @Field(() => Float, { description: "Pitch shift in semitones." })
  pitch!: number;

  @Field(() => Int, { description: "Pause after a sentence, in milliseconds." })
  sentencePause!: number;

  @Field(() => Int, { description: "Pause after a paragraph, in milliseconds." })
  paragraphPause!: number;

  @Field(() => Float, { description: "Target loudness in LUFS." })
  loudness!: number;
}

@InputType({ description: "How an audio is to sound; what is missing has its default." })
export class AudioSettingsInput implements Partial<AudioSettingsType> {
  @Field(() => String, {
    nullable: true,
    description: "Id of a voice; default: the first of the script's language.",
  })
  voice?: string;

  @Field(() => Float, { nullable: true, description: "0.5–2; default 1." })
  speed?: number;

  @Field(() => Float, { nullable: true, description: "−6 to 6 semitones; default 0." })
  pitch?: number;

  @Field(() => Int, { nullable: true, description: "Milliseconds after a sentence; default 400." })
  sentencePause?: number;

  @Field(() => Int, { nullable: true, description: "Milliseconds after a paragraph; default 800." })
  paragraphPause?: number;

  @Field(() => Float, { nullable: true, description: "−24 to −12 LUFS; default −16." })
  loudness?: number;
  @Field(() => [SpeakerType], {
    nullable: true,
    description: "At most 8, of different names. Lines without such a name are spoken by `voice`.",
  })
  speakers?: SpeakerType[];
}
