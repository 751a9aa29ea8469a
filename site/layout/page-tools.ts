import { ASSISTANTS, BOOKING_TOOL } from "@maloca/catalog/api";

/**
 * Offers a browser's assistant (WebMCP) the tools that the lead server offers to all others, by the same names and
 * answers (docs/assistants.md). Runs only in browsers that have one.
 */

/** A browser's part for its assistant (WebMCP, https://webmachinelearning.github.io/webmcp/). */
interface PageAssistants {
  registerTool(tool: PageTool, options: { signal?: AbortSignal }): Promise<void>;
}

interface PageTool {
  name: string;
  description: string;
  inputSchema: object;
  annotations: object;
  execute(given: object): Promise<string>;
}

interface Results {
  "tools/list": { tools: Omit<PageTool, "execute">[] };
  "tools/call": { content: [{ text: string }] };
}

/** @throws what `fetch` throws, and an Error without `result`: the server is away, or its assistants are turned off. */
async function call<Method extends keyof Results>(method: Method, params: object) {
  const response = await fetch(ASSISTANTS, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  // The answer is the stream's only event.
  const [, data = "{}"] = /^data: (.*)$/m.exec(await response.text()) ?? [];
  const { result } = JSON.parse(data) as { result?: Results[Method] };
  if (!result) throw new Error(`${ASSISTANTS}: ${response.status}`);
  return result;
}

async function offerTools(assistants: PageAssistants) {
  // A form of the page that is shown is a tool of this name itself.
  const formShown = new AbortController();
  document.addEventListener("maloca-open", ({ target }) => {
    if ((target as Element).localName === "maloca-booking") formShown.abort();
  });
  const { tools } = await call("tools/list", {});
  for (const { name, description, inputSchema, annotations } of tools) {
    const execute = async (given: object) => {
      const { content } = await call("tools/call", { name, arguments: given });
      return content[0].text;
    };
    await assistants.registerTool(
      { name, description, inputSchema, annotations, execute },
      name === BOOKING_TOOL ? { signal: formShown.signal } : {},
    );
  }
}

const { modelContext } = document as Document & { modelContext?: PageAssistants };
// Without the tools an assistant still has the page.
if (modelContext) offerTools(modelContext).catch(() => {});
