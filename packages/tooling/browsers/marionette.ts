import { mkdtemp, readFile, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEngine, visitorAt, writePreferences } from "./engines";

/** Firefox by its remote protocol, Marionette, which needs no driver program. */
export type Marionette = Awaited<ReturnType<typeof openMarionette>>;

/** Time limit for Firefox to listen. */
const START_MS = 60_000;

/** A screen that it is shown on, with what stands on it; and what differs from a new profile. */
interface Screen {
  env: Record<string, string>;
  preferences: Record<string, unknown>;
}

/** Starts the Firefox at `path` with a new profile, and opens a session. */
export async function openMarionette(path: string, screen?: Screen) {
  const profile = await mkdtemp(join(screen?.env.TMPDIR ?? tmpdir(), "maloca-marionette-"));
  await writePreferences(profile, {
    // Any free port: with a fixed one, two runs on one machine would collide.
    "marionette.port": 0,
    // Its list of earlier entries, where it is shown, takes the first Escape.
    "browser.formfill.enable": false,
    ...screen?.preferences,
  });
  const flags = ["--no-remote", "--marionette", "--remote-allow-system-access"];
  if (!screen) flags.push("--headless");
  const end = startEngine(
    path,
    [...flags, "--profile", profile],
    screen?.env ?? visitorAt(profile),
  );
  const close = async (socket?: Socket) => {
    socket?.destroy();
    await end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = await connectTo(profile);
    const send = commandSender(socket);
    await send("WebDriver:NewSession", { capabilities: {} });
    return { send, close: () => close(socket) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connects to Firefox, which writes its port into the profile once it listens. */
async function connectTo(profile: string): Promise<Socket> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const port = await readFile(join(profile, "MarionetteActivePort"), "utf8").catch(() => "");
    if (port) return connect(Number(port), "127.0.0.1");
    await pause(100);
  }
  throw new Error("Firefox does not listen.");
}

/** A message is its length in bytes, a colon, and `[0, id, command, parameters]` or `[1, id, error, result]`. */
function commandSender(socket: Socket) {
  type Answer = [type: 1, id: number, error: { message: string } | null, result: unknown];
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on("data", (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(":");
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message, a greeting, is an object.
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Answer);
    }
  });
  let last = 0;
  /** Sends a command; rejects with Firefox's error message. */
  return async <Result>(command: string, parameters: object = {}): Promise<Result> => {
    last += 1;
    const message = Buffer.from(JSON.stringify([0, last, command, parameters]));
    const answered = new Promise<Answer>((resolve) => waiting.set(last, resolve));
    socket.write(`${message.length}:`);
    socket.write(message);
    const [, , error, result] = await answered;
    if (error) throw new Error(`Firefox refused ${command}: ${error.message}`);
    return result as Result;
  };
}
