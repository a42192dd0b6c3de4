import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { buildSchemaSync, type PubSub } from "type-graphql";
import { AccountExportResolver } from "./account-export/account-export.resolver.ts";
import { AdminAnnouncementResolver } from "./admin/announcement.resolver.ts";
import { AdminJobResolver } from "./admin/job.resolver.ts";
import { AdminLeavingResolver } from "./admin/leaving.resolver.ts";
import { AdminOverviewResolver } from "./admin/overview.resolver.ts";
import { AdminUserResolver } from "./admin/user.resolver.ts";
import { AgreementResolver } from "./agreement/agreement.resolver.ts";
import { AnnouncementResolver } from "./announcement/announcement.resolver.ts";
import { AudioResolver } from "./audio/audio.resolver.ts";
import { AudioSettingsResolver } from "./audio/audio-settings.resolver.ts";
import { VoiceResolver } from "./audio/voice.resolver.ts";
import { ChangesResolver } from "./changes/changes.resolver.ts";
import { DeletionResolver } from "./deletion/deletion.resolver.ts";
import { DictionaryResolver } from "./dictionary/dictionary.resolver.ts";
import { EntryResolver } from "./entry/entry.resolver.ts";
import { EntryConnectionResolver } from "./entry/entry-connection.resolver.ts";
import { FeedResolver } from "./feeds/feed.resolver.ts";
import { ApiKeyResolver } from "./keys/key.resolver.ts";
import { ListeningResolver } from "./listening/listening.resolver.ts";
import { PaymentResolver } from "./payment/payment.resolver.ts";
import { PlanResolver } from "./plan/plan.resolver.ts";
import { PublicationResolver } from "./publications/publication.resolver.ts";
import { QueueResolver } from "./queue/queue.resolver.ts";
import { SegmentResolver } from "./queue/segment.resolver.ts";
import { RevisionResolver } from "./revision/revision.resolver.ts";
import { ScriptResolver } from "./script/script.resolver.ts";
import { SiteResolver } from "./sites/site.resolver.ts";
import { CreditsResolver, LedgerPostingResolver } from "./viewer/credits.resolver.ts";
import { ViewerResolver } from "./viewer/viewer.resolver.ts";
import { WebhookResolver } from "./webhooks/webhook.resolver.ts";

/** Demanded by the library, used by nobody: our subscriptions bring an iterator of their own. */
const noTopics: PubSub = {
  publish() {
    throw new Error("subscriptions here have no topics");
  },
  subscribe() {
    throw new Error("subscriptions here have no topics");
  },
};

/** Input is checked by the services, with the schemas that REST uses too. */
export const buildGraphqlSchema = (): GraphQLSchema =>
  buildSchemaSync({
    validate: false,
    pubSub: noTopics,
    resolvers: [
      AdminAnnouncementResolver,
      AdminJobResolver,
      AdminOverviewResolver,
      AdminUserResolver,
      AgreementResolver,
      AnnouncementResolver,
      ApiKeyResolver,
      AudioResolver,
      ChangesResolver,
      CreditsResolver,
      AudioSettingsResolver,
      AccountExportResolver,
      AdminLeavingResolver,
      DeletionResolver,
      DictionaryResolver,
      EntryConnectionResolver,
      EntryResolver,
      FeedResolver,
      LedgerPostingResolver,
      ListeningResolver,
      PaymentResolver,
      PlanResolver,
      PublicationResolver,
      QueueResolver,
      RevisionResolver,
      ScriptResolver,
      SegmentResolver,
      SiteResolver,
      ViewerResolver,
      VoiceResolver,
      WebhookResolver,
    ],
  });
