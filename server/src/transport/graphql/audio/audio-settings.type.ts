import { Field, Float, InputType, Int, ObjectType } from "type-graphql";

@ObjectType("Speaker", { description: "Who speaks the lines that begin with a name and a colon." })
@InputType("SpeakerInput", { description: "Who speaks the lines that begin with a name and a colon." })
export class SpeakerType {
  @Field(() => String, { description: "As the script writes it before the colon." })
  name!: string;

  @Field(() => String, { description: "Id of a voice." })
  voice!: string;
}

@ObjectType("AudioSettings", { description: "How an audio sounds." })
export class AudioSettingsType {
  @Field(() => String, { nullable: true, description: "Id of a voice; null for the language's default." })
  voice?: string;

  @Field(() => Float, { description: "1 is the voice's own." })
  speed!: number;

  @Field(() => Float, { description: "Semitones." })
  pitch!: number;

  @Field(() => Int, { description: "Milliseconds after a sentence." })
  sentencePause!: number;

  @Field(() => Int, { description: "Milliseconds after a paragraph." })
  paragraphPause!: number;

  @Field(() => Float, { description: "Target in LUFS." })
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
