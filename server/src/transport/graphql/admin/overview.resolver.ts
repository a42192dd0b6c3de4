import { Arg, Ctx, ID, Int, Query, Resolver } from "type-graphql";
import { validate } from "#kernel/validate";
import { connectionOf, DEFAULT_PAGE, PageSize } from "../connection.ts";
import type { Context } from "../context.ts";
import { AdminFiguresType, AuditEntryConnectionType } from "./overview.type.ts";

@Resolver()
export class AdminOverviewResolver {
  @Query(() => AdminFiguresType, { description: "Figures of the whole installation." })
  adminFigures(
    @Ctx() { viewer, services }: Context,
    @Arg("days", () => Int, { nullable: true, description: "Number of days; default 30, at most 366." })
    days?: number,
  ) {
    return services.admin.figures.read(viewer, days);
  }

  @Query(() => AuditEntryConnectionType, { description: "Actions of administrators, newest first." })
  async adminAudit(
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
    @Arg("subject", () => ID, {
      nullable: true,
      description: "Identifier of the user, job or announcement that was acted on.",
    })
    subject?: string,
  ) {
    const limit = validate(PageSize, first ?? DEFAULT_PAGE, "first");
    return connectionOf(await services.admin.audit.list(viewer, { limit, cursor, subject }));
  }
}
