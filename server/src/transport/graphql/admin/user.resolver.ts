import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Standing } from "#domain/admin/input";
import { validate } from "#kernel/validate";
import type { Role } from "#kernel/vocabulary";
import { connectionOf, DEFAULT_PAGE, PageSize } from "../connection.ts";
import type { Context } from "../context.ts";
import { RoleEnum, StandingEnum } from "../vocabulary.ts";
import { AdminUserConnectionType, AdminUserType } from "./user.type.ts";

@Resolver(() => AdminUserType)
export class AdminUserResolver {
  @Query(() => AdminUserConnectionType, {
    description: "Newest first. `search` is the beginning of an e-mail address, or a whole user id.",
  })
  async adminUsers(
    @Ctx() { viewer, services }: Context,
    @Arg("first", () => Int, { nullable: true, defaultValue: DEFAULT_PAGE, description: "100 at most." })
    first: number | null,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the last one seen." })
    cursor?: string,
    @Arg("search", () => String, { nullable: true }) search?: string,
  ) {
    const limit = validate(PageSize, first ?? DEFAULT_PAGE, "first");
    return connectionOf(await services.admin.users.list(viewer, { limit, cursor, search }));
  }

  @Query(() => AdminUserType, { description: "One account." })
  adminUser(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.admin.users.get(viewer, id);
  }

  @Mutation(() => AdminUserType, {
    description: "Gives credits, or takes back with a negative amount. The same key does it once.",
  })
  adminAdjustCredits(
    @Arg("userId", () => ID) userId: string,
    @Arg("amount", () => Int) amount: number,
    @Arg("note", () => String, { description: "Why; shown in the user's ledger." }) note: string,
    @Arg("idempotencyKey", () => String, { nullable: true }) idempotencyKey: string | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.admin.users.adjustCredits(viewer, userId, { amount, note }, idempotencyKey);
  }

  @Mutation(() => AdminUserType, { description: "Gives or takes the role admin; never one's own." })
  adminSetRole(
    @Arg("userId", () => ID) userId: string,
    @Arg("role", () => RoleEnum) role: Role,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.admin.users.setRole(viewer, userId, role);
  }

  @Mutation(() => AdminUserType, {
    description: "Expires, closes or reopens an account, never one's own; nothing of it is deleted.",
  })
  adminSetStanding(
    @Arg("userId", () => ID) userId: string,
    @Arg("standing", () => StandingEnum) standing: Standing,
    @Arg("days", () => Int, {
      nullable: true,
      description: "How long a reopened account may work, 14 without it.",
    })
    days: number | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.admin.users.setStanding(viewer, userId, { standing, days });
  }
}
