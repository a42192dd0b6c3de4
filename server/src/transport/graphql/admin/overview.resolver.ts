import { Arg, Ctx, ID, Int, Query, Resolver } from "type-graphql";
import { validate } from "#kernel/validate";
import { connectionOf, DEFAULT_PAGE, PageSize } from "../connection.ts";
import type { Context } from "../context.ts";
import { AdminFiguresType, AuditEntryConnectionType } from "./overview.type.ts";

@Resolver()
export class AdminOverviewResolver {
  @Query(() => AdminFiguresType, { description: "Figures of the whole installation, for charts." })
  adminFigures(
    @Ctx() { viewer, services }: Context,
    @Arg("days", () => Int, { nullable: true, description: "30 without it, 366 at most." }) days?: number,
  ) {
    return services.admin.figures.read(viewer, days);
  }

  @Query(() => AuditEntryConnectionType, { description: "What administrators did, newest first." })
  async adminAudit(
    @Ctx() { viewer, services }: Context,
    @Arg("first", () => Int, { nullable: true, defaultValue: DEFAULT_PAGE, description: "100 at most." })
    first: number | null,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the last one seen." })
    cursor?: string,
    @Arg("subject", () => ID, { nullable: true, description: "Id of what it was done to." })
    subject?: string,
  ) {
    const limit = validate(PageSize, first ?? DEFAULT_PAGE, "first");
    return connectionOf(await services.admin.audit.list(viewer, { limit, cursor, subject }));
  }
}
