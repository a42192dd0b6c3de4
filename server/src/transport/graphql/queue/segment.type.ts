import { Field, Float, Int, ObjectType } from "type-graphql";

@ObjectType("Segment", { description: "A finished part of an audio that is still being made." })
export class SegmentType {
  @Field(() => Int, { description: "Position in the audio, counted from 0 without gaps." })
  index!: number;

  @Field(() => Int, { description: "Position of the sentence in the script, counted from 0." })
  sentence!: number;

  @Field(() => String, { description: "Text of the sentence." })
  text!: string;

  @Field(() => String, { nullable: true, description: "The speaker, if the script names one." })
  speaker?: string | null;

  @Field(() => Float, { description: "Start in the finished file, in seconds." })
  start!: number;

  @Field(() => Float, { description: "Duration in seconds." })
  duration!: number;

  @Field(() => Float, { description: "Factor that brings the segment to the loudness of the finished file." })
  gain!: number;
}
