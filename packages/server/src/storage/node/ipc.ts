import { connect, type Socket } from "node:net";
import { MINUTE_MS } from "../../durations";

/**
 * A request to another process over the socket in the data folder: one line of JSON each way. Before the answer
 * there may be lines that say that the other side is still working.
 */
export interface IpcRequest {
  op: string;
  [argument: string]: unknown;
}

const isRequest = (value: unknown): value is IpcRequest => typeof Object(value).op === "string";

export type IpcHandler = (command: IpcRequest) => Promise<unknown>;

export type IpcResponse = { result: unknown } | { error: string };

/** The limit of a request: enough for as many references as a command line takes. */
const COMMAND_CHARACTERS = 4 * 1024 * 1024;

/** A starting server creates its database before it answers. */
const ANSWER_MS = MINUTE_MS;

/** How often the caller gets a sign that work continues, for example while a mail server is slow. */
const ALIVE_MS = ANSWER_MS / 6;

/** Answers the request of one connection. */
export function answerRequests(socket: Socket, handle: IpcHandler, aliveMs = ALIVE_MS): void {
  let text = "";
  const send = (message: object) => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(message)}\n`);
  };
  socket.setEncoding("utf8");
  socket.on("error", () => socket.destroy());
  socket.on("data", async (chunk: string) => {
    text += chunk;
    const end = text.indexOf("\n");
    if (end < 0) {
      if (text.length > COMMAND_CHARACTERS) socket.destroy();
      return;
    }
    const line = text.slice(0, end);
    text = "";
    let answer: IpcResponse;
    const alive = setInterval(send, aliveMs, { alive: true });
    try {
      const request: unknown = JSON.parse(line);
      if (!isRequest(request)) throw new Error("no request");
      answer = { result: (await handle(request)) ?? null };
    } catch (error) {
      answer = { error: error instanceof Error ? error.message : "unknown error" };
    } finally {
      clearInterval(alive);
    }
    if (!socket.destroyed) socket.end(`${JSON.stringify(answer)}\n`);
  });
}

/**
 * Sends one request. Undefined if the other side accepted the connection and closed it, or sent nothing for
 * `milliseconds`. Rejects with the system's error if nobody listens.
 */
export function sendRequest(
  path: string,
  command: IpcRequest,
  milliseconds = ANSWER_MS,
): Promise<IpcResponse | undefined> {
  return new Promise((resolve, reject) => {
    let text = "";
    let answer: IpcResponse | undefined;
    const socket = connect(path);
    socket.setEncoding("utf8");
    socket.setTimeout(milliseconds, () => socket.destroy());
    socket.on("connect", () => socket.write(`${JSON.stringify(command)}\n`));
    socket.on("data", (chunk: string) => {
      text += chunk;
      if (!chunk.includes("\n")) return;
      const lines = text.split("\n");
      text = lines.pop() ?? "";
      for (const line of lines) {
        const message = JSON.parse(line);
        if (!message.alive) answer = message;
      }
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}
