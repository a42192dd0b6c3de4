import { render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { VersionLabel } from "./VersionLabel";

let reply: () => Response;
let asked = 0;
const server = setupServer(
  http.get("*/version.json", () => {
    asked += 1;
    return reply();
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

it("shows the version of the version file, never a stored one [2.11]", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  reply = () => HttpResponse.json({ version: "1.2.3" });
  render(<VersionLabel />);
  expect(await screen.findByText("v1.2.3")).toBeInTheDocument();
  expect(fetched).toHaveBeenCalledWith("/version.json", { cache: "no-store" });
});

it.each([
  ["is missing", () => new HttpResponse(null, { status: 404 })],
  ["is not JSON", () => HttpResponse.text("<html>")],
  ["names none", () => HttpResponse.json({})],
])("shows nothing where the file %s", async (_, answer) => {
  const before = asked;
  reply = answer;
  const { container } = render(<VersionLabel />);
  await waitFor(() => expect(asked).toBe(before + 1));
  expect(container).toBeEmptyDOMElement();
});
