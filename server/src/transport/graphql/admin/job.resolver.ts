import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { validate } from "#kernel/validate";
import type { QueueStatus } from "#kernel/vocabulary";
import { connectionOf, DEFAULT_PAGE, PageSize } from "../connection.ts";
import type { Context } from "../context.ts";
import { QueueStatusEnum } from "../vocabulary.ts";
import { AdminJobConnectionType, AdminJobType } from "./job.type.ts";

@Resolver(() => AdminJobType)
export class AdminJobResolver {
  @Query(() => AdminJobConnectionType, {
    description: "Jobs, newest first; of one state, of one user, or all.",
  })
  async adminJobs(
    @Ctx() { viewer, services }: Context,
    @Arg("first", () => Int, {
      nullable: true,
      defaultValue: DEFAULT_PAGE,
      description: "Number of items; at most 100.",
    })
    first: number | null,
    @Arg("after", () => String, {
      nullable: true,
      description: "Position after which the page starts: `endCursor` of the page before.",
    })
    cursor?: string,
    @Arg("status", () => QueueStatusEnum, { nullable: true }) status?: QueueStatus,
    @Arg("userId", () => ID, { nullable: true }) userId?: string,
  ) {
    const limit = validate(PageSize, first ?? DEFAULT_PAGE, "first");
    return connectionOf(await services.admin.jobs.list(viewer, { limit, cursor, status, userId }));
  }

  @Mutation(() => AdminJobType, {
    description: "Orders a failed job again with its user's credits. Returns the new job.",
  })
  adminRetryJob(@Arg("queueId", () => ID) queueId: string, @Ctx() { viewer, services }: Context) {
    return services.admin.jobs.retry(viewer, queueId);
  }
}
