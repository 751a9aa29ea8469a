import { headers, paths } from "@maloca/catalog";
import { promise, type World } from "./world";

/** How a call ends. */
export const fates = [
  "is answered",
  "is lost on its way",
  "is carried out and its answer is lost",
  "is carried out twice",
  "is answered by a login page",
  "is answered by a proxy that found no server",
  "is answered by a cache with an earlier answer",
  "is sent to another path by a page of mixed builds",
  "meets a failing database",
  "meets a database that fails once it has stored",
  "meets a server that dies",
  "meets a server that dies once it has stored",
  "is refused for good",
] as const;
export type Fate = (typeof fates)[number];

interface Call {
  path: string;
  init: RequestInit;
  settle(answer: Response | undefined): void;
}

/** Between pages and the server: each call waits until a move decides what becomes of it. */
export class Network {
  held: Call[] = [];
  /** Idempotency keys of requests that reached the server, which may have stored them. */
  readonly #carriedOut = new Set<string>();
  /** Keys of requests that were refused for good, with the presses until then: only a visitor may send one again. */
  readonly #refused = new Map<string, number>();
  /** Keys that were sent again after that, though nobody had pressed. */
  readonly sentInVain: string[] = [];
  /** The last answer of each path, for a cache that looks at nothing else. */
  readonly #answers = new Map<string, { body: string; init: ResponseInit }>();

  constructor(
    private readonly world: World,
    private readonly server: () => (path: string, init: RequestInit) => Promise<Response>,
    private readonly restart: () => Promise<void>,
  ) {}

  /** `fetch` of a page. */
  send(path: string, init: RequestInit): Promise<Response> {
    const key = keyOf(init);
    if (this.#refused.get(key) === this.world.presses) this.sentInVain.push(key);
    return new Promise((resolve, reject) => {
      this.held.push({
        path,
        init,
        settle: (answer) => (answer ? resolve(answer) : reject(new TypeError("Failed to fetch"))),
      });
    });
  }

  /** Decides about one of the calls that wait. */
  async decide(which: number, fate: Fate): Promise<void> {
    const [call] = this.held.splice(which % Math.max(this.held.length, 1), 1);
    if (!call) return;
    const { path, init } = call;
    const serve = async (to = path) => {
      this.#carriedOut.add(keyOf(init));
      const answer = await this.server()(to, init);
      const body = await answer.clone().text();
      const refused = to === path && answer.status >= 400 && answer.status < 500;
      promise(!refused, `the server refuses what the form let pass: ${answer.status} ${body}`);
      if (answer.ok)
        this.#answers.set(to, { body, init: { status: answer.status, headers: answer.headers } });
      return answer;
    };
    switch (fate) {
      case "is answered":
        return call.settle(await serve());
      case "is lost on its way":
        return call.settle(undefined);
      case "is carried out and its answer is lost":
        await serve();
        return call.settle(undefined);
      case "is carried out twice": {
        const [, second] = await Promise.all([serve(), serve()]);
        return call.settle(second);
      }
      case "is answered by a login page":
        return call.settle(page(200, "<h1>Wi-Fi del hotel</h1>"));
      case "is answered by a proxy that found no server":
        return call.settle(page(502, "<h1>Bad gateway</h1>"));
      case "is answered by a cache with an earlier answer": {
        const { body, init } = this.#answers.get(path) ?? {};
        return call.settle(body === undefined ? undefined : new Response(body || null, init));
      }
      case "is sent to another path by a page of mixed builds":
        return call.settle(await serve(path === paths.booking ? paths.contact : path));
      case "is refused for good": {
        // The server takes again what it has stored before. What another call sends is already on its way. A page that
        // was left hears no refusal, so what it kept is sent again.
        const key = keyOf(init);
        const again =
          this.#carriedOut.has(key) || this.held.some(({ init }) => keyOf(init) === key);
        if (again || init.signal?.aborted) return call.settle(await serve());
        this.#refused.set(key, this.world.presses);
        const body = { code: "invalid_request", message: "", details: {}, hint: null };
        return call.settle(Response.json(body, { status: 400 }));
      }
      default: {
        const dies = fate.includes("dies");
        this.world.fault = { at: fate.includes("once") ? "after" : "before", dies };
        const answer = await serve();
        this.world.fault = undefined;
        call.settle(dies ? undefined : answer);
        if (dies) await this.restart();
      }
    }
  }
}

const keyOf = (init: RequestInit) => new Headers(init.headers).get(headers.idempotencyKey) ?? "";

const page = (status: number, html: string) =>
  new Response(html, { status, headers: { "content-type": "text/html" } });
