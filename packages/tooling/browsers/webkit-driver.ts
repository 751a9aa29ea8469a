import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../server/test/ports";
import { onScreen, startEngine, webkitVariables } from "./engines";

/** Time limit for the driver to listen. */
const START_MS = 60_000;

/**
 * Opens WebKit by WebDriver, in a window that nobody sees.
 * @param program WebKit's MiniBrowser.
 */
export async function openWebKitDriver(program: string) {
  const port = await freePort();
  const end = startEngine(
    "xvfb-run",
    [...onScreen, "WebKitWebDriver", `--port=${port}`],
    { ...process.env, LANG: "es_CO.UTF-8", ...webkitVariables },
    "SIGTERM",
  );
  const request = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebKit refused ${path}: ${value.error} ${value.message}`);
    return value;
  };
  try {
    const until = Date.now() + START_MS;
    while (!(await request("GET", "/status").catch(() => undefined))) {
      if (Date.now() > until) throw new Error("WebKit's driver does not listen.");
      await pause(100);
    }
    const options = { binary: program, args: ["--automation"] };
    const { sessionId } = await request("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    });
    const session = `/session/${sessionId}`;
    return {
      /** Calls a path below the session's URL; rejects with WebKit's error message. */
      call: <Result>(method: "GET" | "POST", path: string, body?: object): Promise<Result> =>
        request(method, session + path, body),
      async close() {
        await request("DELETE", session);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
