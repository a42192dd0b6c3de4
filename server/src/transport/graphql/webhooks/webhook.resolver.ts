import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { validate } from "#kernel/validate";
import { connectionOf, DEFAULT_PAGE, PageSize } from "../connection.ts";
import { connectionTypeOf } from "../connection-type.ts";
import type { Context } from "../context.ts";
import {
  NewWebhookInput,
  ShownWebhookObject,
  WebhookChangeInput,
  WebhookDeliveryObject,
  WebhookObject,
} from "./webhook.type.ts";

const WebhookDeliveryConnection = connectionTypeOf("WebhookDelivery", WebhookDeliveryObject);

@Resolver(() => WebhookObject)
export class WebhookResolver {
  @Query(() => [WebhookObject], { description: "Webhooks of the viewer, newest first; at most 20." })
  webhooks(@Ctx() { viewer, services }: Context) {
    return services.webhooks.list(viewer);
  }

  @Query(() => WebhookDeliveryConnection, {
    description: "Deliveries of a webhook in the last 30 days, newest first.",
  })
  async webhookDeliveries(
    @Arg("webhookId", () => ID) webhookId: string,
    @Arg("first", () => Int, { nullable: true, description: "50 unless given, at most 100." })
    first: number | undefined,
    @Arg("after", () => String, { nullable: true, description: "Cursor to continue from." })
    after: string | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    const limit = validate(PageSize, first ?? DEFAULT_PAGE, "first");
    return connectionOf(await services.webhooks.deliveries(viewer, webhookId, { limit, cursor: after }));
  }

  @Mutation(() => ShownWebhookObject, { description: "Makes a webhook; only this answer shows its secret." })
  createWebhook(
    @Arg("input", () => NewWebhookInput) input: NewWebhookInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.webhooks.create(viewer, { ...input });
  }

  @Mutation(() => WebhookObject, { description: "Changes a webhook, or turns it off or on." })
  updateWebhook(
    @Arg("id", () => ID) id: string,
    @Arg("input", () => WebhookChangeInput) input: WebhookChangeInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.webhooks.update(viewer, id, { ...input });
  }

  @Mutation(() => ID, {
    description: "Deletes a webhook and what is kept of its deliveries; answers its id.",
  })
  deleteWebhook(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.webhooks.remove(viewer, id);
  }

  @Mutation(() => ShownWebhookObject, {
    description: "Replaces the secret; the former one signs as well for a while.",
  })
  rotateWebhookSecret(
    @Arg("id", () => ID) id: string,
    @Arg("overlapHours", () => Int, {
      nullable: true,
      description: "Hours for which the former secret signs as well: 24 unless given, at most 168.",
    })
    overlapHours: number | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.webhooks.rotate(viewer, id, { overlapHours });
  }

  @Mutation(() => WebhookDeliveryObject, { description: "Sends the event webhook.test." })
  testWebhook(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.webhooks.test(viewer, id);
  }

  @Mutation(() => WebhookDeliveryObject, {
    description: "Sends a delivery once more, under its own identifier, and begins its attempts anew.",
  })
  replayWebhookDelivery(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.webhooks.replay(viewer, id);
  }
}
