import { useQuery } from "@apollo/client/react";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { EntryTitleDocument, ViewerDocument } from "#gql/graphql";
import { AppError } from "#lib/errors";
import { profile } from "#test/connection";
import { graphqlServer } from "#test/graphql";
import { refetchShown } from "./refetch-shown";

it("asks again for what is shown, and for nothing that waits for its turn", async () => {
  const server = graphqlServer({ Viewer: () => ({ viewer: profile }) });
  const { result } = renderHook(
    () => {
      useQuery(EntryTitleDocument, { variables: { id: "" }, skip: true });
      return useQuery(ViewerDocument).data;
    },
    { wrapper: server.wrapper },
  );
  await waitFor(() => expect(result.current).toBeDefined());
  await act(() => refetchShown(server.client, ViewerDocument, EntryTitleDocument));
  expect(server.calls("Viewer")).toHaveLength(2);
  expect(server.calls("EntryTitle")).toEqual([]);
});

it("leaves a failure to the place that shows it", async () => {
  let asked = 0;
  const server = graphqlServer({
    Viewer: () => {
      asked += 1;
      if (asked > 1) throw new AppError("SERVER_ERROR");
      return { viewer: profile };
    },
  });
  const { result } = renderHook(() => useQuery(ViewerDocument), { wrapper: server.wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  await act(() => refetchShown(server.client, ViewerDocument));
  await waitFor(() => expect(result.current.error).toBeDefined());
});
