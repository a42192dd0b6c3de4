import type { TestProject } from "vitest/node";
import { serveServices } from "./services.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where a test asks for Postgres and the Auth emulator. */
    services: string;
  }
}

export default async function setup(project: TestProject) {
  const services = await serveServices();
  project.provide("services", services.url);
  return () => services.stop();
}
