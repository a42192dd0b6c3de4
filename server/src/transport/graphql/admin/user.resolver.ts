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
    description: "Accounts, newest first. `search` is the beginning of an e-mail address or a whole user id.",
  })
  async adminUsers(
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
    @Arg("search", () => String, { nullable: true }) search?: string,
  ) {
    const limit = validate(PageSize, first ?? DEFAULT_PAGE, "first");
    return connectionOf(await services.admin.users.list(viewer, { limit, cursor, search }));
  }

  @Query(() => AdminUserType, { description: "An account." })
  adminUser(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.admin.users.get(viewer, id);
  }

  @Mutation(() => AdminUserType, {
    description: "Gives credits, or takes them back with a negative amount; the same key does so once.",
  })
  adminAdjustCredits(
    @Arg("userId", () => ID) userId: string,
    @Arg("amount", () => Int) amount: number,
    @Arg("note", () => String, { description: "Reason; shown in the user's ledger." }) note: string,
    @Arg("idempotencyKey", () => String, { nullable: true }) idempotencyKey: string | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.admin.users.adjustCredits(viewer, userId, { amount, note }, idempotencyKey);
  }

  @Mutation(() => AdminUserType, {
    description: "Grants or revokes the role admin; nobody can change their own.",
  })
  adminSetRole(
    @Arg("userId", () => ID) userId: string,
    @Arg("role", () => RoleEnum) role: Role,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.admin.users.setRole(viewer, userId, role);
  }

  @Mutation(() => AdminUserType, {
    description: "Expires, closes or reopens an account, but never the caller's own; nothing is deleted.",
  })
  adminSetStanding(
    @Arg("userId", () => ID) userId: string,
    @Arg("standing", () => StandingEnum) standing: Standing,
    @Arg("days", () => Int, {
      nullable: true,
      description: "Days that a reopened account stays open; default 14.",
    })
    days: number | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.admin.users.setStanding(viewer, userId, { standing, days });
  }
}
