import { Field, ID, ObjectType } from "type-graphql";
import { AudioType } from "../audio/audio.type.ts";
import { GraphQLDateTime } from "../date-time.ts";
import { ScriptType } from "../script/script.type.ts";

@ObjectType("Revision", {
  description: "A script with its audio. At most one revision of an entry is live.",
})
export class RevisionType {
  @Field(() => ID, { description: "Identifier of the revision." })
  id!: string;

  @Field(() => String, { description: "Number of the revision, zero-padded so that it sorts as text." })
  number!: string;

  @Field(() => String, { nullable: true, description: "Name given by the user; null without one." })
  name!: string | null;

  @Field(() => Boolean, { description: "Whether this revision is live." })
  isLive!: boolean;

  @Field(() => GraphQLDateTime, { description: "When it was created." })
  createdAt!: Date;

  @Field(() => ScriptType, {
    nullable: true,
    description: "Script of the revision; null before it is written.",
  })
  script!: ScriptType | null;

  @Field(() => AudioType, { nullable: true, description: "Audio of the revision; null before it is made." })
  audio!: AudioType | null;
}
