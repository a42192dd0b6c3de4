import { Field, Float, ObjectType } from "type-graphql";
import type { ErrorCode } from "#kernel/errors";
import type { ErrorReason } from "#kernel/reasons";
import type { Rule } from "#kernel/rules";
import { ErrorCodeEnum, ErrorReasonEnum, ValidationRuleEnum } from "../vocabulary.ts";

@ObjectType("RefusedInput", {
  description: "A refused input: the `details` of a VALIDATION_ERROR.",
})
export class RefusedInputType {
  @Field(() => String, { description: "Path of the field, such as `settings.speakers.0.name`." })
  field!: string;

  @Field(() => ValidationRuleEnum, { description: "Rule that the input breaks." })
  rule!: Rule;

  @Field(() => Float, { nullable: true, description: "Limit of the rule; null if the rule has none." })
  limit?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: "Values that the rule allows; null if it lists none.",
  })
  allowed?: string[] | null;
}

@ObjectType("QueueFailure", { description: "Why a job ended without a result, in the shape of an error." })
export class QueueFailureType {
  @Field(() => ErrorCodeEnum, { description: "Code of the failure." })
  code!: ErrorCode;

  @Field(() => ErrorReasonEnum, {
    nullable: true,
    description: "Reason that narrows the code; CANCELLED if the user cancelled the job.",
  })
  reason!: ErrorReason | null;

  @Field(() => String, { description: "English sentence for developers." })
  message!: string;

  @Field(() => RefusedInputType, { nullable: true, description: "The refused input, with VALIDATION_ERROR." })
  details!: RefusedInputType | null;
}
