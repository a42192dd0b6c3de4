import type { TestProject } from "vitest/node";
import "../kernel/quick-drizzle.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where a test asks for Postgres and the Auth emulator. */
    services: string;
  }
}

export default async function setup(project: TestProject) {
  // It asks a database, so it is loaded after what quickens that.
  const { serveServices } = await import("./services.ts");
  const services = await serveServices();
  project.provide("services", services.url);
  return () => services.stop();
}
