import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { requireActive } from "#domain/viewer";
import { type Admission, sessionOf } from "./context.ts";

/** What an expired account may still do: sign in, see its credits and upgrade. */
const OPEN_TO_EXPIRED = new Set([
  "viewer",
  "unreadAnnouncements",
  "markAnnouncementsRead",
  "plans",
  "creditPacks",
  "subscriptionStatus",
  "createPaymentUrl",
  "purchaseCredits",
  "billingPortalUrl",
  "initializeUser",
  "setLanguage",
]);

/**
 * Lets an operation pass, or throws: everything but introspection needs a session, and nearly
 * everything an account that has not expired. Closed by default, so no resolver can forget it.
 */
export function requireAccess(schema: GraphQLSchema, document: DocumentNode, admission: Admission): void {
  for (const field of rootFields(schema, document)) {
    if (field.startsWith("__")) continue;
    const { viewer } = sessionOf(admission);
    if (!OPEN_TO_EXPIRED.has(field)) requireActive(viewer);
  }
}

function rootFields(schema: GraphQLSchema, document: DocumentNode): Set<string> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const types = new TypeInfo(schema);
  const found = new Set<string>();
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        if (roots.includes(types.getParentType() as (typeof roots)[number])) found.add(node.name.value);
      },
    }),
  );
  return found;
}
