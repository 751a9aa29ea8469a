// tier: merge

import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { open, send, typedIn, typeIn } from "../../examples/test/beside";
import { giveTools } from "../../examples/test/in-page";
import { openVisitor } from "../../examples/test/visitors";
import { serveBuilt } from "../../packages/server/test/programs";
import { engineNames, missingEngine } from "../../packages/tooling/browsers/engines";
import { limit } from "../../packages/tooling/vitest/limits.mjs";

// A booking from end to end in Firefox and WebKit, with a real mouse and real keys: page, dialog, server, the operator's
// list.

let server: Awaited<ReturnType<typeof serveBuilt>>;
beforeAll(async () => {
  server = await serveBuilt();
});
afterAll(() => server.close());

test.for(engineNames)(
  "a booking is made in %s and stored",
  { timeout: limit(30) },
  async (engine, { skip }) => {
    const missing = missingEngine(engine);
    skip(!!missing, missing);
    const before = (await server.command("list")).length;
    const visitor = await openVisitor(engine);
    onTestFinished(() => visitor.close());
    await visitor.go(`${server.url}/guaviare`);
    await visitor.run(giveTools);
    await open(visitor, "Reservar: Memoria de Piedra");
    const destination = "Viaje a Guaviare - Memoria de Piedra";
    await expect.poll(() => typedIn(visitor, "destination")).toBe(destination);
    const typed = {
      name: "Ana María Gómez",
      message: "Llegamos en bus desde Bogotá. ¿Hay sombra?",
    };
    for (const [name, text] of Object.entries(typed)) await typeIn(visitor, name, text);
    await send(visitor);
    const [lead, ...others] = await server.command("list");
    expect(others).toHaveLength(before);
    const rest = { email: "ana@example.com", travelers: "2", dates: "Marzo" };
    expect(lead).toMatchObject({ kind: "booking", destination, ...typed, ...rest });
  },
);
