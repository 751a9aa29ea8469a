// tier: merge

import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openVisitor } from "../../examples/test/visitors";
import { serveBuilt } from "../../packages/server/test/programs";
import { engineNames, missingEngine } from "../../packages/tooling/browsers/engines";
import { limit } from "../../packages/tooling/vitest/limits.mjs";

// A booking from end to end in Firefox and WebKit, with a real mouse and real keys: page, dialog, server, the operator's
// list.

const fields = {
  name: "Ana María Gómez",
  email: "ana@example.com",
  phone: "+57 300 123 4567",
  dates: "Segunda semana de marzo",
  travelers: "2 adultos y 1 niño",
  message: "Llegamos en bus desde Bogotá. ¿Hay sombra?",
};

let server: Awaited<ReturnType<typeof serveBuilt>>;
beforeAll(async () => {
  server = await serveBuilt();
});
afterAll(() => server.close());

/** In the page: where the middle of something is, in the open booking if there is one, once it is in view. */
function middleOf(selector: string) {
  const booking = document.querySelector("maloca-booking")?.shadowRoot;
  const found = (booking?.querySelector("dialog[open]") ?? document).querySelector(selector);
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
  return width && { x: x + width / 2, y: y + height / 2 };
}

/** In the page: what a field of the booking has; undefined while it is closed. */
const typedIn = (name: string) =>
  document
    .querySelector("maloca-booking")
    ?.shadowRoot?.querySelector<HTMLInputElement>(`dialog[open] [name=${name}]`)?.value;

test.for(engineNames)(
  "a booking is made in %s and stored",
  { timeout: limit(30) },
  async (engine, { skip }) => {
    const missing = missingEngine(engine);
    skip(!!missing, missing);
    const before = (await server.command("list")).length;
    const visitor = await openVisitor(engine);
    onTestFinished(() => visitor.close());
    const press = async (selector: string) => {
      let last: unknown;
      // Not while it still moves.
      await expect
        .poll(async () => {
          const was = JSON.stringify(last);
          last = await visitor.run(middleOf, selector);
          return Boolean(last) && JSON.stringify(last) === was;
        })
        .toBe(true);
      const { x, y } = last as { x: number; y: number };
      await visitor.press(x, y);
    };
    await visitor.go(`${server.url}/guaviare`);
    await press('main [data-package="Memoria de Piedra"]');
    const destination = "Viaje a Guaviare - Memoria de Piedra";
    await expect.poll(() => visitor.run(typedIn, "destination")).toBe(destination);
    for (const [name, text] of Object.entries(fields)) {
      await press(`[name=${name}]`);
      await visitor.keys([...text]);
      await expect.poll(() => visitor.run(typedIn, name)).toBe(text);
    }
    await press("[part~=submit]");
    await expect.poll(() => visitor.run(typedIn, "name")).toBeFalsy();
    const [lead, ...others] = await server.command("list");
    expect(others).toHaveLength(before);
    expect(lead).toMatchObject({ kind: "booking", destination, ...fields });
  },
);
