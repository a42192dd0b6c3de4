import { Field, Int, ObjectType } from "type-graphql";
import { GraphQLDateTime } from "../date-time.ts";

@ObjectType("Agreement", { description: "The terms of service, and how far a user agreed to them." })
export class AgreementType {
  @Field(() => Int, { description: "Version of the terms that hold now, at `/legal/terms`." })
  version!: number;

  @Field(() => String, { description: "Day of that version." })
  date!: string;

  @Field(() => Int, { nullable: true, description: "Newest version that the user agreed to." })
  agreedVersion!: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Time of that agreement." })
  agreedAt!: Date | null;
}
