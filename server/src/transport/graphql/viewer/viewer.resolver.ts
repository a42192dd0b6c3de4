import { GraphQLJSONObject } from "graphql-scalars";
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from "type-graphql";
import { validate } from "#kernel/validate";
import type { Disclosure, Language, Plan } from "#kernel/vocabulary";
import { connectionOf, DEFAULT_PAGE, PageSize } from "../connection.ts";
import type { Context } from "../context.ts";
import { LedgerConnectionType } from "../credits/ledger.type.ts";
import { DisclosureEnum, LanguageEnum, PlanEnum } from "../vocabulary.ts";
import { KeptSoundType, ViewerType } from "./viewer.type.ts";

@Resolver(() => ViewerType)
export class ViewerResolver {
  @Query(() => ViewerType, { description: "The account of the bearer token; the first call creates it." })
  viewer(@Ctx() { viewer, services }: Context) {
    return services.accounts.profile(viewer);
  }

  @FieldResolver(() => KeptSoundType, { description: "Sound that is kept for the account." })
  kept(@Ctx() { viewer, services }: Context) {
    return services.accounts.kept(viewer);
  }

  @Mutation(() => ViewerType, {
    description: "Sets plan and language once after signing up. It never raises a plan.",
  })
  initializeUser(
    @Ctx() { viewer, services }: Context,
    @Arg("plan", () => PlanEnum, { nullable: true }) plan?: Plan,
    @Arg("language", () => LanguageEnum, { nullable: true }) language?: Language,
    @Arg("registrationDomain", () => String, {
      nullable: true,
      description: "Host of the sign-up page.",
    })
    registrationDomain?: string,
  ) {
    return services.accounts.initialize(viewer, { plan, language, registrationDomain });
  }

  @Mutation(() => ViewerType, { description: "Chooses the language of the interface." })
  setLanguage(@Arg("language", () => LanguageEnum) language: Language, @Ctx() { viewer, services }: Context) {
    return services.accounts.setLanguage(viewer, language);
  }

  @Mutation(() => ViewerType, {
    description: "Chooses how audios made from now on tell that a machine speaks.",
  })
  setDisclosure(
    @Arg("disclosure", () => DisclosureEnum) disclosure: Disclosure,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.accounts.setDisclosure(viewer, disclosure);
  }

  @Mutation(() => ViewerType, {
    description: "Changes settings of the player. Known keys are checked, unknown ones kept; at most 8 KB.",
  })
  setPlayerSettings(
    @Arg("settings", () => GraphQLJSONObject) settings: Record<string, unknown>,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.accounts.setPlayerSettings(viewer, settings);
  }

  @FieldResolver(() => LedgerConnectionType, {
    description: "Movements of the viewer's credits, newest first.",
  })
  async ledger(
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
  ) {
    const limit = validate(PageSize, first ?? DEFAULT_PAGE, "first");
    return connectionOf(await services.credits.ledger(viewer, { limit, cursor }));
  }
}
