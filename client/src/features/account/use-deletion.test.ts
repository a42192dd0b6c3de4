import { act, renderHook, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { callApi } from "#lib/api";
import { identityProvider } from "#test/identity-provider";
import { useDeletion } from "./use-deletion";

const provider = identityProvider();
/** The calls that wait for their answers, in their order. */
const waiting: ((erasedAt: string | null) => void)[] = [];
const [december, january] = ["2026-12-21T03:00:00.000Z", "2027-01-21T03:00:00.000Z"];

beforeAll(() => provider.server.listen({ onUnhandledFrame: "error" }));
afterAll(() => provider.server.close());
beforeEach(() => {
  waiting.length = 0;
  provider.server.use(
    http.get(`${location.origin}/api/account/deletion`, async () => {
      const erasedAt = await new Promise<string | null>((answer) => waiting.push(answer));
      return HttpResponse.json({ success: true, data: { askedAt: null, erasedAt } });
    }),
  );
});

const asked = (times: number) => waitFor(() => expect(waiting).toHaveLength(times));

/** Renders for the first user; `drawn` notes each render's user and answer. */
function follow() {
  const drawn: string[] = [];
  const hook = renderHook(
    ({ uid }: { uid: string }) => {
      const answer = useDeletion(uid);
      drawn.push(`${uid} ${answer.deletion?.erasedAt ?? "-"}`);
      return answer;
    },
    { initialProps: { uid: "u1" } },
  );
  return { drawn, ...hook };
}

it("shows nobody what was answered to another user before", async () => {
  const { drawn, result, rerender } = follow();
  await asked(1);
  waiting[0]?.(december);
  await waitFor(() => expect(result.current.deletion?.erasedAt).toBe(december));
  rerender({ uid: "u2" });
  await asked(2);
  waiting[1]?.(january);
  await waitFor(() => expect(result.current.deletion?.erasedAt).toBe(january));
  expect(drawn).not.toContain(`u2 ${december}`);
});

it("does not listen to what comes late for another user", async () => {
  const { drawn, result, rerender } = follow();
  await asked(1);
  rerender({ uid: "u2" });
  await asked(2);
  waiting[1]?.(january);
  await waitFor(() => expect(result.current.deletion?.erasedAt).toBe(january));
  const before = drawn.length;
  waiting[0]?.(december);
  // By the time that a call after it is answered, the late answer has been heard.
  const later = callApi("/api/account/deletion");
  await asked(3);
  waiting[2]?.(null);
  await act(() => later);
  expect(result.current.deletion?.erasedAt).toBe(january);
  expect(drawn).toHaveLength(before);
});
