import { Field, Float, Int, ObjectType } from "type-graphql";

@ObjectType("Heard", { description: "Sums of what was listened to." })
export class HeardType {
  @Field(() => Int, { description: "How often the player was shown." })
  loads!: number;

  @Field(() => Int, { description: "How often it was played." })
  plays!: number;

  @Field(() => Int, { description: "How often it was heard to its end." })
  ended!: number;

  @Field(() => Int, { description: "Seconds that were listened to." })
  seconds!: number;
}

@ObjectType("HeardOnDay", { description: "Sums of a day." })
export class HeardOnDayType extends HeardType {
  @Field(() => String, { description: "The day, by a clock in Japan." })
  day!: string;
}

@ObjectType("HeardSentence", { description: "A sentence of an audio, and how many listeners reached it." })
export class HeardSentenceType {
  @Field(() => Float, { description: "Where it begins, in seconds." })
  start!: number;

  @Field(() => String, { description: "The sentence." })
  text!: string;

  @Field(() => Int, { description: "Listeners of the tenth of the audio in which it stands." })
  listeners!: number;
}

@ObjectType("HeardOfRevision", { description: "Sums of a revision." })
export class HeardOfRevisionType extends HeardType {
  @Field(() => String, { description: "Number of the revision." })
  revisionNumber!: string;

  @Field(() => [Int], { description: "How many listeners heard something of each tenth of the audio." })
  tenths!: number[];

  @Field(() => [HeardSentenceType], {
    description: "The sentences of its audio in order; none while it has no audio.",
  })
  sentences!: HeardSentenceType[];
}

@ObjectType("HeardOnHost", { description: "Sums of a site." })
export class HeardOnHostType extends HeardType {
  @Field(() => String, {
    description: "Host of the page around the player as the player told it, unproven; empty if it told none.",
  })
  host!: string;
}

@ObjectType("Listening", { description: "How much of a shared entry is listened to." })
export class ListeningType {
  @Field(() => String, { description: "First day." })
  from!: string;

  @Field(() => String, { description: "Last day." })
  to!: string;

  @Field(() => HeardType, { description: "Sums of all these days." })
  total!: HeardType;

  @Field(() => [HeardOnDayType], { description: "Days with listeners, oldest first." })
  days!: HeardOnDayType[];

  @Field(() => [HeardOfRevisionType], { description: "Newest revision first." })
  revisions!: HeardOfRevisionType[];

  @Field(() => [HeardOnHostType], { description: "Most plays first." })
  hosts!: HeardOnHostType[];
}
