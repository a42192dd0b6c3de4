import type { JobHandler } from "#ports/jobs";
import { generateAudio } from "./generate-audio.ts";
import { generateScript } from "./generate-script.ts";
import { keepHouse } from "./keep-house.ts";
import type { TaskServices } from "./services.ts";

const tasks = [generateScript, generateAudio, keepHouse];

/** For `jobs.work`: every task by its name. */
export const taskHandlers = (services: TaskServices): Record<string, JobHandler> =>
  Object.fromEntries(tasks.map((task) => [task.name, task.handler(services)]));

/** Cron by task name; once for all processes together. */
export const taskSchedules = { [keepHouse.name]: "17 * * * *" };
