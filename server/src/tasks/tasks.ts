import type { JobHandler, Schedule } from "#ports/jobs";
import { expireAccounts } from "./expire-accounts.ts";
import { exportAccount } from "./export-account.ts";
import { fetchPictures } from "./fetch-pictures.ts";
import { generateAudio } from "./generate-audio.ts";
import { generateScript } from "./generate-script.ts";
import { giveUpLost } from "./give-up-lost.ts";
import { keepHouse } from "./keep-house.ts";
import { preparePublication } from "./prepare-publication.ts";
import { renewPage } from "./renew-page.ts";
import type { TaskServices } from "./services.ts";

const tasks = [
  generateScript,
  generateAudio,
  expireAccounts,
  giveUpLost,
  keepHouse,
  preparePublication,
  renewPage,
  fetchPictures,
  exportAccount,
];

/** For `jobs.work`: every task by its name. */
export const taskHandlers = (services: TaskServices): Record<string, JobHandler> =>
  Object.fromEntries(tasks.map((task) => [task.name, task.handler(services)]));

/** When a task runs by the clock. */
export const taskSchedules: Record<string, Schedule> = {
  [expireAccounts.name]: { cron: "* * * * *", atStart: true },
  [giveUpLost.name]: { cron: "* * * * *" },
  [keepHouse.name]: { cron: "17 * * * *" },
};
