import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { webkitVariables } from "./engines";

/** WebKit by WebDriver, in a window that nobody sees. */
export interface WebKitSession {
  /** A call below the session's address; fails with what WebKit says. */
  call<Result>(method: "GET" | "POST", path: string, body?: object): Promise<Result>;
  close(): Promise<void>;
}

/** How long the driver may take to listen. */
const START_MS = 60_000;

/** @param program WebKit's own small browser. */
export async function openWebKitDriver(program: string): Promise<WebKitSession> {
  const port = await freePort();
  const child = spawn(
    "xvfb-run",
    ["-a", "-s", "-screen 0 1440x900x24", "WebKitWebDriver", `--port=${port}`],
    {
      stdio: "ignore",
      detached: true,
      env: {
        ...process.env,
        LANG: "es_CO.UTF-8",
        ...webkitVariables,
      },
    },
  );
  const close = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended;
  };
  const ask = async (method: string, path: string, body?: object) => {
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
    while (!(await ask("GET", "/status").catch(() => undefined))) {
      if (Date.now() > until) throw new Error("WebKit's driver does not listen.");
      await pause(100);
    }
    const options = { binary: program, args: ["--automation"] };
    const { sessionId } = await ask("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    });
    const session = `/session/${sessionId}`;
    return {
      call: (method, path, body) => ask(method, session + path, body),
      async close() {
        await ask("DELETE", session);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
