import { newSite, type RestRow, user } from "../row.ts";
import type { World } from "../world.ts";

const site = ({ siteKey }: World) => ({ key: siteKey });

/** What makes shared entries heard elsewhere. */
export const publishingRows: Record<string, RestRow> = {
  "GET /api/sites": { ...user, graphql: ["Query.sites"] },
  "POST /api/sites": { ...user, graphql: ["Mutation.createSite"], body: newSite },
  "PUT /api/sites/{key}": { ...user, graphql: ["Mutation.updateSite"], path: site, body: newSite },
  "DELETE /api/sites/{key}": { ...user, graphql: ["Mutation.deleteSite"], path: site },
};
