import type { Database } from "#db/client";
import type { AudiosService } from "#domain/audios/audios.service";
import type { ScriptsService } from "#domain/scripts/scripts.service";
import type { Events } from "#ports/events";
import { adminAnnouncements } from "./announcements.ts";
import { adminAudit } from "./audit.ts";
import { adminFigures } from "./figures.ts";
import { adminJobs } from "./jobs.ts";
import { adminUsers } from "./users.ts";

interface Needs {
  db: Database;
  events: Events;
  scripts: ScriptsService;
  audios: AudiosService;
  adminEmails?: readonly string[];
}

/** Actions of administrators. Every function checks the role itself and logs its changes. */
export const adminService = ({ db, events, scripts, audios, adminEmails }: Needs) => ({
  announcements: adminAnnouncements({ db }),
  audit: adminAudit({ db }),
  figures: adminFigures({ db }),
  jobs: adminJobs({ db, scripts, audios }),
  users: adminUsers({ db, events, adminEmails }),
});
export type AdminService = ReturnType<typeof adminService>;
