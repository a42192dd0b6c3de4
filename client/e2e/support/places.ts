import type { Places } from "./global-setup";

export const places = (): Places => JSON.parse(process.env.E2E_PLACES ?? "{}") as Places;
