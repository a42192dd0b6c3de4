import { newFeed, newSite, type RestRow, user } from "../row.ts";
import type { World } from "../world.ts";

const feed = ({ feedId }: World) => ({ feedId });
const site = ({ siteKey }: World) => ({ key: siteKey });

/** Rows of the operations that bring shared entries to other sites. */
export const publishingRows: Record<string, RestRow> = {
  "GET /api/feeds": { ...user, graphql: ["Query.feeds"] },
  "POST /api/feeds": { ...user, graphql: ["Mutation.createFeed"], body: newFeed },
  "PUT /api/feeds/{feedId}": { ...user, graphql: ["Mutation.updateFeed"], path: feed, body: newFeed },
  "PUT /api/feeds/{feedId}/artwork": {
    ...user,
    graphql: ["Mutation.setFeedArtwork"],
    path: feed,
    body: () => ({ artwork: null }),
  },
  "POST /api/feeds/{feedId}/rotate": { ...user, graphql: ["Mutation.rotateFeedKey"], path: feed },
  "DELETE /api/feeds/{feedId}": { ...user, graphql: ["Mutation.deleteFeed"], path: feed },
  "GET /api/sites": { ...user, graphql: ["Query.sites"] },
  "POST /api/sites": { ...user, graphql: ["Mutation.createSite"], body: newSite },
  "PUT /api/sites/{key}": { ...user, graphql: ["Mutation.updateSite"], path: site, body: newSite },
  "DELETE /api/sites/{key}": { ...user, graphql: ["Mutation.deleteSite"], path: site },
};
