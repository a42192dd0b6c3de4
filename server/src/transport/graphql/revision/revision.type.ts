import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { AudioType } from "../audio/audio.type.ts";
import { ScriptType } from "../script/script.type.ts";

@ObjectType("Revision", {
  description: "A script with its audio. None is removed unasked; one at most is live.",
})
export class RevisionType {
  @Field(() => ID, { description: "Of this revision." })
  id!: string;

  @Field(() => String, { description: "Zero-padded, so that text order is number order." })
  number!: string;

  @Field(() => String, { nullable: true, description: "Name that the user gave." })
  name!: string | null;

  @Field(() => Boolean, { description: "Whether this is the one that is published." })
  isLive!: boolean;

  @Field(() => GraphQLDateTime, { description: "When it was made." })
  createdAt!: Date;

  @Field(() => ScriptType, { nullable: true, description: "Its text." })
  script!: ScriptType | null;

  @Field(() => AudioType, { nullable: true, description: "Its sound; null before it was spoken." })
  audio!: AudioType | null;
}
