import { waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { onEvent } from "#lib/events";
import { keepShell } from "./offline-shell";

let page = "";
const server = setupServer(http.get("*/", () => HttpResponse.html(page)));
beforeAll(() => server.listen());
afterAll(() => server.close());

const OWN = "/assets/index-own.js";
beforeEach(() => {
  document.head.innerHTML = `<script type="module" src="${OWN}"></script>`;
});

/** The used part of the browser's interface, which jsdom lacks. */
class Worker extends EventTarget {
  state = "installing";
  postMessage = vi.fn();
}
class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  update = async () => undefined;
  /** A newer worker comes, and waits. */
  find() {
    const worker = new Worker();
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
    worker.state = "installed";
    this.waiting = worker;
    worker.dispatchEvent(new Event("statechange"));
    return worker;
  }
}
function browser({ controlled }: { controlled: boolean }) {
  const registration = new Registration();
  const workers = Object.assign(new EventTarget(), {
    controller: controlled ? new Worker() : null,
    register: async () => registration,
  });
  return { registration, workers, start: () => keepShell(workers as unknown as ServiceWorkerContainer) };
}

const told = vi.fn();
let stop: () => void;
beforeEach(() => {
  told.mockClear();
  stop = onEvent("newVersion", told);
});
afterEach(() => stop());

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

it("says nothing about the first service worker there is", async () => {
  page = `<script type="module" src="/assets/index-new.js"></script>`;
  const { registration, start } = browser({ controlled: false });
  await start();
  registration.find();
  await settled();
  expect(told).not.toHaveBeenCalled();
});

it("offers a reload where a newer one comes under an older page, which goes on undisturbed", async () => {
  page = `<script type="module" src="/assets/index-new.js"></script>`;
  const { registration, start } = browser({ controlled: true });
  await start();
  const worker = registration.find();
  await waitFor(() => expect(told).toHaveBeenCalledWith({ reason: "released" }));
  expect(worker.postMessage).not.toHaveBeenCalled();
});

it("lets a newer one take over where the page is as new", async () => {
  page = `<script type="module" src="${OWN}"></script>`;
  const { registration, start } = browser({ controlled: true });
  await start();
  const worker = registration.find();
  await waitFor(() => expect(worker.postMessage).toHaveBeenCalledWith("takeOver"));
  expect(told).not.toHaveBeenCalled();
});

it("offers a reload to an older page when another tab let the newer one take over", async () => {
  page = `<script type="module" src="/assets/index-new.js"></script>`;
  const { workers, start } = browser({ controlled: true });
  await start();
  workers.dispatchEvent(new Event("controllerchange"));
  await waitFor(() => expect(told).toHaveBeenCalledWith({ reason: "released" }));
});
