// @vitest-environment jsdom
import { configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement, type FunctionComponent } from "react";
import { expect, test, vi } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { completeJsdom, fakeServer, REFERENCE } from "../src/testing";
import { widgetNames, widgets } from "../src/widgets";
import { goodRequest } from "./samples";

// The built components as an application's own tests have them, where no browser runs.

const entry = `${import.meta.dirname}/../dist/index.js`;
const { LanguageProvider, registerLocale, ...components } = await import(entry);
completeJsdom();
// By default a wait ends after a second, which a busy machine needs for itself.
configure({ asyncUtilTimeout: limit(6) });

const shown = (name: string, props = {}) =>
  render(createElement(components[name] as FunctionComponent<object>, props));

test("a component that breaks leaves the page as it is, with contact links in its place", async () => {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const onFailed = vi.fn();
  const picture = {
    get src() {
      throw new Error("no picture");
    },
  };
  const broken = createElement(components.Lightbox, { open: true, pictures: [picture], onFailed });
  const view = render(createElement("main", {}, "Hotel", broken));
  await waitFor(() => expect(view.container.innerHTML).toContain("wa.me"));
  expect(view.container.textContent).toMatch(/^Hotel/);
  expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ reason: "render" }));
  view.unmount();
  errors.mockRestore();
});

test.each(widgetNames)("%s renders, open where it opens, without an error", async (name) => {
  const errors = vi.spyOn(console, "error");
  const view = shown(widgets[name].component, {
    endpoint: "",
    open: true,
    pictures: [{ src: "/sea.jpg" }],
  });
  await waitFor(() => expect(view.container.textContent).not.toBe(""));
  view.unmount();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test("a booking is filled in, sent to the fake server, and closes", async () => {
  const server = fakeServer();
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(server.fetch);
  const handlers = { onSent: vi.fn(), onClose: vi.fn() };
  const view = shown("BookingDialog", {
    endpoint: "https://maloca.example",
    open: true,
    ...handlers,
  });
  for (const [name, value] of Object.entries(goodRequest)) {
    const field = view.container.querySelector(`[name="${name}"]`) as Element;
    fireEvent.change(field, { target: { value } });
  }
  fireEvent.click(screen.getByRole("button", { name: "Enviar solicitud" }));
  await waitFor(() => expect(handlers.onSent).toHaveBeenCalledOnce());
  expect(handlers.onSent.mock.calls[0]?.[0].reference).toBe(REFERENCE);
  await waitFor(() => expect(handlers.onClose).toHaveBeenCalledOnce());
  expect(server.bodies).toHaveLength(1);
  fetched.mockRestore();
  view.unmount();
});
