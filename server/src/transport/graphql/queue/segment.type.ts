import { Field, Float, Int, ObjectType } from "type-graphql";

@ObjectType("Segment", { description: "A part of an audio that is made already." })
export class SegmentType {
  @Field(() => Int, { description: "From 0, without gaps." })
  index!: number;

  @Field(() => Int, { description: "Position of its sentence in the script, from 0." })
  sentence!: number;

  @Field(() => String, { description: "The sentence." })
  text!: string;

  @Field(() => String, { nullable: true, description: "Who says it, where the script marks it." })
  speaker?: string | null;

  @Field(() => Float, { description: "Seconds on the time line of the finished file." })
  start!: number;

  @Field(() => Float, { description: "Seconds." })
  duration!: number;

  @Field(() => Float, { description: "Factor that brings it to the loudness of the finished file." })
  gain!: number;
}
