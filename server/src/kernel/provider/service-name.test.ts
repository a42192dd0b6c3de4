import { expect, it } from "vitest";
import { serviceName } from "./service-name.ts";

it.each([
  ["https://api.mistral.ai/v1", "api.mistral.ai"],
  ["http://127.0.0.1:8080/v1", "The writing service"],
  ["http://llm:8000/v1", "The writing service"],
  ["https://llm.internal/v1", "The writing service"],
  ["https://10.0.0.7/v1", "The writing service"],
  ["https://[fd00::1]/v1", "The writing service"],
  ["https://writer.shop.example:8443/v1", "The writing service"],
  ["https://writer.svc/v1", "The writing service"],
])("a failure of %s is told as one of %s", (baseUrl, name) => {
  expect(serviceName(baseUrl, "The writing service")).toBe(name);
});
