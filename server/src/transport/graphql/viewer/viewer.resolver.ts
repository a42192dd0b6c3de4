import { GraphQLJSONObject } from "graphql-scalars";
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from "type-graphql";
import { validate } from "#kernel/validate";
import type { Language, Plan } from "#kernel/vocabulary";
import { connectionOf, DEFAULT_PAGE, PageSize } from "../connection.ts";
import type { Context } from "../context.ts";
import { LedgerConnectionType } from "../credits/ledger.type.ts";
import { LanguageEnum, PlanEnum } from "../vocabulary.ts";
import { ViewerType } from "./viewer.type.ts";

@Resolver(() => ViewerType)
export class ViewerResolver {
  @Query(() => ViewerType, { description: "The account of the bearer token; made at its first call." })
  viewer(@Ctx() { viewer, services }: Context) {
    return services.accounts.profile(viewer);
  }

  @Mutation(() => ViewerType, { description: "Once, after signing up. Never raises a plan by itself." })
  initializeUser(
    @Ctx() { viewer, services }: Context,
    @Arg("plan", () => PlanEnum, { nullable: true }) plan?: Plan,
    @Arg("language", () => LanguageEnum, { nullable: true }) language?: Language,
    @Arg("registrationDomain", () => String, {
      nullable: true,
      description: "Host that the sign-up came from.",
    })
    registrationDomain?: string,
  ) {
    return services.accounts.initialize(viewer, { plan, language, registrationDomain });
  }

  @Mutation(() => ViewerType, { description: "Chooses the language of the interface." })
  setLanguage(@Arg("language", () => LanguageEnum) language: Language, @Ctx() { viewer, services }: Context) {
    return services.accounts.setLanguage(viewer, language);
  }

  @Mutation(() => ViewerType, { description: "Known keys are checked, unknown ones kept; 8 KB at most." })
  setPlayerSettings(
    @Arg("settings", () => GraphQLJSONObject) settings: Record<string, unknown>,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.accounts.setPlayerSettings(viewer, settings);
  }

  @FieldResolver(() => LedgerConnectionType, {
    description: "Every movement of the viewer's credits, newest first.",
  })
  async ledger(
    @Ctx() { viewer, services }: Context,
    @Arg("first", () => Int, { nullable: true, defaultValue: DEFAULT_PAGE, description: "100 at most." })
    first: number | null,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the last one seen." })
    cursor?: string,
  ) {
    const limit = validate(PageSize, first ?? DEFAULT_PAGE, "first");
    return connectionOf(await services.credits.ledger(viewer, { limit, cursor }));
  }
}
