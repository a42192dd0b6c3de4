import {
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { requireActive, requireStaying } from "#kernel/viewer";
import { requireKeyAccess } from "#transport/shared/key-access";
import { type Admission, sessionOf } from "./context.ts";
import { perDocument } from "./per-document.ts";

/** Operations open to an expired account: sign in, see credits and upgrade; the same as in REST. */
const OPEN_TO_EXPIRED = new Set([
  "Query.viewer",
  "Query.agreement",
  "Query.accountDeletion",
  "Query.accountExport",
  "Query.unreadAnnouncements",
  "Query.announcements",
  "Query.plans",
  "Query.creditPacks",
  "Query.subscriptionStatus",
  "Query.billing",
  "Mutation.markAnnouncementsRead",
  "Mutation.createPaymentUrl",
  "Mutation.purchaseCredits",
  "Mutation.billingPortalUrl",
  "Mutation.initializeUser",
  "Mutation.agreeToTerms",
  "Mutation.deleteAccount",
  "Mutation.exportAccount",
  "Mutation.restoreAccount",
  "Mutation.setLanguage",
  "Viewer.id",
  "Viewer.email",
  "Viewer.displayName",
  "Viewer.role",
  "Viewer.plan",
  "Viewer.trial",
  "Viewer.language",
  "Viewer.disclosure",
  "Viewer.credits",
  "Viewer.ledger",
  "Viewer.limits",
  "Viewer.kept",
  "Viewer.createdAt",
  "Viewer.accountExpiresAt",
]);

/** Operations open to an account that is about to be deleted: to stay; the same as in REST. */
const OPEN_TO_LEAVING = new Set(["Query.accountDeletion", "Mutation.restoreAccount"]);

/**
 * Lets an operation pass, or throws: everything but introspection needs a session, and nearly
 * everything an account that has not expired. Closed by default, so no resolver can forget it.
 */
export function requireAccess(schema: GraphQLSchema, document: DocumentNode, admission: Admission): void {
  for (const field of guardedFields(document, schema)) {
    const { viewer } = sessionOf(admission);
    requireKeyAccess(viewer, field);
    if (!OPEN_TO_LEAVING.has(field)) requireStaying(viewer);
    if (!OPEN_TO_EXPIRED.has(field)) requireActive(viewer);
  }
}

/** The operation's fields of the root types and of the account, as "Type.field". */
const guardedFields = perDocument((document, schema: GraphQLSchema): Set<string> => {
  const guarded = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
    schema.getType("Viewer"),
  ];
  const types = new TypeInfo(schema);
  const found = new Set<string>();
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const parent = types.getParentType();
        if (parent && guarded.includes(parent as GraphQLObjectType) && !name.value.startsWith("__"))
          found.add(`${parent.name}.${name.value}`);
      },
    }),
  );
  return found;
});
