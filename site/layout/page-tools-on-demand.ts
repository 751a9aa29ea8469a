import tools from "./page-tools?worker&url";

/** A browser's part for its assistant (WebMCP, https://webmachinelearning.github.io/webmcp/). */
export interface PageAssistants {
  registerTool(tool: PageTool, options: { signal?: AbortSignal }): Promise<void>;
}

export interface PageTool {
  name: string;
  description: string;
  inputSchema: object;
  annotations: object;
  execute(given: object): Promise<string>;
}

// Few browsers have it; the others load nothing.
if ("modelContext" in document) import(/* @vite-ignore */ tools);
