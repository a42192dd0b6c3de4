import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { DeliveryState, DisabledReason, EventType, WebhookType } from "#kernel/webhook-types";
import { GraphQLDateTime } from "../date-time.ts";
import { DeliveryStateEnum, WebhookDisabledReasonEnum, WebhookEventTypeEnum } from "./vocabulary.ts";

@ObjectType("Webhook", { description: "An address that is told of events, signed by Standard Webhooks." })
export class WebhookObject {
  @Field(() => ID, { description: "Identifier of the webhook." })
  id!: string;

  @Field(() => String, { description: "Address that events are posted to." })
  url!: string;

  @Field(() => [WebhookEventTypeEnum], { description: "Events that it is told of." })
  types!: EventType[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "Until when the secret signs as well that was replaced; null if none was.",
  })
  formerUntil!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "Since when no delivery has succeeded; null while they do.",
  })
  failingSince!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When it was turned off; null while it is on.",
  })
  disabledAt!: Date | null;

  @Field(() => WebhookDisabledReasonEnum, { nullable: true, description: "Why it was turned off." })
  disabledReason!: DisabledReason | null;

  @Field(() => GraphQLDateTime, { description: "When it was made." })
  createdAt!: Date;
}

@ObjectType("ShownWebhook", { description: "A webhook with its secret. Nothing else shows the secret." })
export class ShownWebhookObject extends WebhookObject {
  @Field(() => String, { description: "Secret that signs its events, in this answer only." })
  secret!: string;
}

@ObjectType("WebhookDelivery", { description: "One event for one webhook, with its last attempt." })
export class WebhookDeliveryObject {
  @Field(() => ID, { description: "Identifier of the delivery, which is its webhook-id header." })
  id!: string;

  @Field(() => String, { description: "Type of the event, such as audio.completed." })
  type!: WebhookType;

  @Field(() => String, { description: "Body that was posted, as it was signed." })
  body!: string;

  @Field(() => DeliveryStateEnum, { description: "Whether it arrived." })
  state!: DeliveryState;

  @Field(() => Int, { description: "Attempts that were made." })
  attempts!: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When the next attempt is due; null after the last.",
  })
  nextAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the last attempt was made." })
  attemptedAt!: Date | null;

  @Field(() => Int, { nullable: true, description: "Milliseconds that the last attempt took." })
  tookMs!: number | null;

  @Field(() => Int, { nullable: true, description: "HTTP status of the last answer; null if none came." })
  responseStatus!: number | null;

  @Field(() => String, { nullable: true, description: "Beginning of the last answer, 2 KB at most." })
  responseBody!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Why no answer came, such as TIMEOUT or PRIVATE_ADDRESS.",
  })
  error!: string | null;

  @Field(() => GraphQLDateTime, { description: "When the event happened." })
  createdAt!: Date;
}

@InputType({ description: "A webhook to be made." })
export class NewWebhookInput {
  @Field(() => String, { description: "Public address, http or https." })
  url!: string;

  @Field(() => [WebhookEventTypeEnum], { description: "Events that it is told of." })
  types!: EventType[];
}

@InputType({ description: "A change of a webhook; what is not given stays." })
export class WebhookChangeInput {
  @Field(() => String, { nullable: true, description: "Another address." })
  url?: string | null;

  @Field(() => [WebhookEventTypeEnum], { nullable: true, description: "Other events." })
  types?: EventType[] | null;

  @Field(() => Boolean, { nullable: true, description: "Turns it off, or on again." })
  enabled?: boolean | null;
}
