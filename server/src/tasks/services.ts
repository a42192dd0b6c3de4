import type { ExpirationsService } from "#domain/accounts/expirations";
import type { AudiosService } from "#domain/audios/audios.service";
import type { HousekeepingService } from "#domain/housekeeping/housekeeping.service";
import type { DeletionsService } from "#domain/leaving/deletions";
import type { ExportsService } from "#domain/leaving/exports";
import type { PagesService } from "#domain/pages/pages.service";
import type { PicturesService } from "#domain/pictures/pictures.service";
import type { PublicationsService } from "#domain/publications/publications.service";
import type { QueuesService } from "#domain/queues/queues.service";
import type { ScriptsService } from "#domain/scripts/scripts.service";

/** Services that tasks call. */
export interface TaskServices {
  scripts: Pick<ScriptsService, "run">;
  audios: Pick<AudiosService, "run">;
  pages: Pick<PagesService, "renew">;
  pictures: Pick<PicturesService, "fetch">;
  queues: Pick<QueuesService, "giveUp" | "giveUpLost">;
  housekeeping: Pick<HousekeepingService, "run">;
  publications: Pick<PublicationsService, "prepare">;
  expirations: ExpirationsService;
  deletions: Pick<DeletionsService, "closeSignIns">;
  exports: Pick<ExportsService, "run" | "giveUp">;
}
