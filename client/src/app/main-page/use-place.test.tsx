import { act } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createPortal, flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { usePlace } from "./use-place";

it("lets a part be drawn into an element, in another task than the one that makes it", () => {
  const told: string[] = [];
  function Screen() {
    const [place, ref] = usePlace();
    useLayoutEffect(() => void told.push(place ? "told" : "made"), [place]);
    return (
      <>
        <section ref={ref} />
        {place && createPortal(<p>next step</p>, place)}
      </>
    );
  }
  const page = document.createElement("div");
  const root = createRoot(page);
  // The work of the same task is done when it returns.
  act(() => {
    flushSync(() => root.render(<Screen />));
    expect(told).toEqual(["made"]);
  });
  expect(told).toEqual(["made", "told"]);
  expect(page.innerHTML).toBe("<section><p>next step</p></section>");
  act(() => root.unmount());
});
