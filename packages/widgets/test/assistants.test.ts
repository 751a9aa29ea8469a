// tier: merge

import { headers, parseSource } from "@maloca/catalog";
import { bookingFields } from "@maloca/catalog/requests/booking";
import { contactFields } from "@maloca/catalog/requests/contact";
import { newsletterFields } from "@maloca/catalog/requests/newsletter";
import { partnershipFields } from "@maloca/catalog/requests/partnership";
import { paymentFields } from "@maloca/catalog/requests/payment";
import { tripRequestFields } from "@maloca/catalog/requests/trip-request";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { missingProgram, which } from "../../tooling/programs/system-programs.mjs";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { accepted, fakeServer, REFERENCE, unreachable, widgetOn } from "../src/testing";
import { openPage } from "./built";

// The built files in a browser whose assistants fill in forms (WebMCP): its own programming interface
// stands for the assistant.

interface Tool {
  name: string;
  description: string;
  inputSchema: { properties: Record<string, { description?: string }>; required: string[] };
}

type WithTools = Document & {
  modelContext?: {
    getTools(): Promise<Tool[]>;
    executeTool(tool: Tool, input: object): Promise<string>;
  };
  answer?: string;
};

// The pinned Chromium is older than the interface.
const missing = missingProgram("Chromium", () => which("chromium"), ["chromium"]);
const chromium = which("chromium");

const inline = ["contact", "newsletter", "trip-wizard", "partnership"];
const markup = `<maloca-booking destination="Guaviare" package="Esencial" experiences="Fogón, Tambores, Canoa" consent></maloca-booking>
  <maloca-payment destination="Guaviare" amount="1500000"></maloca-payment>
  <button data-maloca-open="booking">Reservar</button> <button data-maloca-open="payment">Pagar</button>
  ${inline.map((name) => `<maloca-${name} endpoint="http://partner.example"></maloca-${name}>`).join("")}`;

describe.skipIf(missing)("a browser with assistants", () => {
  const browser = testBrowser({
    executablePath: chromium ?? "",
    env: process.env as Record<string, string>,
    args: [
      "--enable-features=WebMCP",
      "--unsafely-treat-insecure-origin-as-secure=http://partner.example",
    ],
  });

  async function openWith(html: string, server = fakeServer(accepted)) {
    const page = await openPage(browser, html, { server, viewport: { width: 900, height: 3000 } });
    await page.addScriptTag({ url: "/maloca.js" });
    return page;
  }

  const toolsOf = (page: Page) =>
    page.evaluate(async () => {
      const tools = (await (document as WithTools).modelContext?.getTools()) ?? [];
      return tools.map(({ name, description, inputSchema }) => ({
        name,
        description,
        inputSchema,
      }));
    });

  /** The assistant fills in a form; its answer stays in the page until it is asked for. */
  async function fillBy(page: Page, name: string, input: object) {
    await expect.poll(async () => (await toolsOf(page)).map((tool) => tool.name)).toContain(name);
    await page.evaluate(
      async ([name, input]) => {
        const { modelContext } = document as WithTools;
        const tool = (await modelContext?.getTools())?.find((each) => each.name === name) as Tool;
        modelContext?.executeTool(tool, input as object).then(
          (answer) => Object.assign(document, { answer: String(answer) }),
          (error) => Object.assign(document, { answer: `refused: ${error}` }),
        );
      },
      [name, input] as const,
    );
  }
  const answerOn = (page: Page) => page.evaluate(() => (document as WithTools).answer);

  /** A dialog's form is a tool from its first opening on. */
  async function openAndClose(page: Page, name: string) {
    await page.locator(`[data-maloca-open=${name}]`).click();
    await page.locator(`maloca-${name} dialog[open]`).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(`maloca-${name} dialog:not([open])`).waitFor({ state: "attached" });
  }

  const message = { name: "Ana Gómez", email: "ana@example.com", message: "¿Hay cupo en julio?" };

  test("finds a tool for every enquiry form, with exactly the request's fields", async () => {
    const page = await openWith(markup);
    for (const name of ["booking", "payment"]) await openAndClose(page, name);
    await expect.poll(async () => (await toolsOf(page)).length).toBe(inline.length + 2);
    const tools = Object.fromEntries((await toolsOf(page)).map((tool) => [tool.name, tool]));
    const parameters = (name: string) =>
      Object.keys(tools[name]?.inputSchema.properties ?? {}).sort();
    const names = (fields: object, ...others: string[]) =>
      [...Object.keys(fields), ...others].sort();
    expect(parameters("prepare_enquiry")).toEqual(names(bookingFields, "consent"));
    expect(parameters("request_custom_trip")).toEqual(names(tripRequestFields));
    expect(parameters("write_to_team")).toEqual(names(contactFields));
    expect(parameters("subscribe_to_newsletter")).toEqual(names(newsletterFields));
    expect(parameters("propose_partnership")).toEqual(names(partnershipFields));
    expect(parameters("prepare_payment")).toEqual(names(paymentFields, "option"));

    for (const { name, description, inputSchema } of Object.values(tools)) {
      expect(description, name).toContain("la persona lo revisa y lo envía");
      for (const [field, { description }] of Object.entries(inputSchema.properties)) {
        // Of a group Chromium tells the choices alone.
        if (!/option|experiences|interests/.test(field))
          expect(description, `${name}: ${field}`).toBeTruthy();
      }
    }
    const { properties, required } = (tools.prepare_enquiry as Tool).inputSchema;
    expect(required.sort()).toEqual([
      "dates",
      "destination",
      "email",
      "name",
      "phone",
      "travelers",
    ]);
    expect(tools.prepare_enquiry?.description).toContain(": máximo 2.");
    expect(properties.destination?.description).toContain("Ya dice «Viaje a Guaviare - Esencial».");
    expect(await page.locator("[toolautosubmit]").count()).toBe(0);
  });

  test("fills in a message that only its person sends, and gets the answer that the person gets", async () => {
    const server = fakeServer(accepted);
    const own = JSON.stringify({ assistant: { contact: "Escribe al hotel." } });
    const page = await openWith(`<maloca-contact strings='${own}'></maloca-contact>`, server);
    await page.clock.install();
    await fillBy(page, "write_to_team", message);
    const [tool] = await toolsOf(page);
    expect(tool?.description).toMatch(/^Escribe al hotel\. .*la persona lo revisa y lo envía/);
    await expect
      .poll(() => page.locator("maloca-contact [name=message]").inputValue())
      .toBe(message.message);
    // Nothing comes by itself.
    await page.clock.runFor(60_000);
    expect(server.calls).toEqual([]);
    expect(await answerOn(page)).toBeUndefined();

    await widgetOn(page, "contact").send();
    await expect.poll(() => answerOn(page)).toContain(REFERENCE);
    expect(server.calls).toHaveLength(1);
    const sent = server.calls[0]?.headers;
    expect(parseSource(sent?.get(headers.source) ?? "")).toEqual({ assistant: "WebMCP" });
    expect(server.calls[0]?.body).toMatchObject(message);

    // The next one is the person's own.
    await widgetOn(page, "contact").fill(message);
    await widgetOn(page, "contact").send();
    await expect.poll(() => server.calls.length).toBe(2);
    expect(parseSource(server.calls[1]?.headers.get(headers.source) ?? "")).toBeNull();
  });

  test("opens a closed dialog for its person, whose consent it cannot give", async () => {
    const server = fakeServer(accepted);
    const page = await openWith(markup, server);
    await openAndClose(page, "booking");
    await fillBy(page, "prepare_enquiry", {
      name: "Ana Gómez",
      email: "ana@example.com",
      phone: "+57 300 123 4567",
      dates: "julio",
      travelers: "2",
      experiences: ["Canoa"],
      consent: true,
    });
    const dialog = page.locator("maloca-booking dialog[open]");
    await dialog.waitFor();
    expect(await dialog.locator("[name=dates]").inputValue()).toBe("julio");
    expect(await dialog.locator("[name=destination]").inputValue()).toBe(
      "Viaje a Guaviare - Esencial",
    );
    expect(await dialog.locator("[name=consent]").isChecked()).toBe(false);
    await dialog.locator("[part=submit]").click();
    // It learns which fields are wrong.
    await expect.poll(() => answerOn(page)).toContain("consent: ");
    expect(server.calls).toEqual([]);
    await dialog.locator("[name=consent]").check();
    await dialog.locator("[part=submit]").click();
    await expect.poll(() => server.calls.length).toBe(1);
    expect(parseSource(server.calls[0]?.headers.get(headers.source) ?? "")).toEqual({
      assistant: "WebMCP",
    });
  });

  test("a request that waits on the device still says that an assistant filled it in", async () => {
    const page = await openWith("<maloca-contact></maloca-contact>", fakeServer(unreachable));
    await fillBy(page, "write_to_team", message);
    await expect.poll(() => page.locator("maloca-contact [name=email]").inputValue()).toBeTruthy();
    await widgetOn(page, "contact").send();
    await page.locator("maloca-contact [part=unsent]").click();
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    await expect.poll(kept).toContain("assistant=WebMCP");
  });
});
