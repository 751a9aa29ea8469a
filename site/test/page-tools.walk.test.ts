// tier: merge

import { BOOKING_TOOL } from "@maloca/catalog";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { missingProgram, which } from "../../packages/tooling/programs/system-programs.mjs";
import { realServer } from "./real-server";
import { emptyPages } from "./visit";

// The built server's pages in a browser with an assistant (WebMCP). The pinned Chromium is older than that.

interface Tool {
  name: string;
  inputSchema: { properties: Record<string, unknown> };
}

type WithAssistants = Document & {
  modelContext: {
    getTools(): Promise<Tool[]>;
    executeTool(tool: Tool, given: object): Promise<string>;
  };
};

const missing = missingProgram("Chromium", () => which("chromium"), ["chromium"]);

describe.skipIf(missing)("a page, for a browser's assistant,", () => {
  const server = realServer();
  const open = emptyPages({
    executablePath: which("chromium") ?? "",
    args: ["--enable-features=WebMCP"],
  });

  async function visit(path: string) {
    const page = await open();
    await page.goto(server.address(path));
    return page;
  }

  const fieldsOf = (page: Page) =>
    page.evaluate(async () => {
      const tools = await (document as WithAssistants).modelContext.getTools();
      return Object.fromEntries(
        tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties)]),
      );
    });

  const ask = (page: Page, name: string, given: object) =>
    page.evaluate(
      async ([name, given]) => {
        const { modelContext } = document as WithAssistants;
        const tool = (await modelContext.getTools()).find((one) => one.name === name) as Tool;
        return await modelContext.executeTool(tool, given);
      },
      [name, given] as const,
    );

  test("has the tools of the lead server, with its answers", async () => {
    const page = await visit("/");
    await expect.poll(() => fieldsOf(page)).toHaveProperty(BOOKING_TOOL);
    expect(await fieldsOf(page)).toMatchObject({
      find_trips: ["month", "people", "budget"],
      read_trip: ["trip", "people"],
      compare_packages: ["trip"],
    });
    expect(await ask(page, "find_trips", { month: 12, people: 2 })).toContain("guaviare");
    expect(await ask(page, "read_trip", { trip: "nowhere" })).toContain("trip");
    expect(await ask(page, BOOKING_TOOL, { trip: "guaviare", dates: "julio" })).toContain(
      "/guaviare?maloca=booking&dates=julio",
    );
  });

  test("has its booking as a tool as soon as it is open", async () => {
    const page = await visit("/guaviare");
    await expect.poll(() => fieldsOf(page)).toHaveProperty(BOOKING_TOOL);
    await page.locator("[data-maloca-open=booking]").first().click();
    await expect
      .poll(async () => (await fieldsOf(page))[BOOKING_TOOL])
      .toEqual(expect.arrayContaining(["name", "email", "dates"]));
    expect(Object.keys(await fieldsOf(page))).toContain("read_trip");
  });
});
