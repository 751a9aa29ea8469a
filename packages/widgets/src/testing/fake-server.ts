import {
  type ApiError,
  type LeadReceipt,
  headers as names,
  paths,
  REFERENCE_HEADER,
} from "@maloca/catalog/api";

// A fake lead server for tests and stories: it recognises the server's calls, records each, and gives the answers
// that a test sets. It needs neither a browser nor a test runner.

/** A recorded call of the lead server. */
export interface Call {
  name: keyof typeof paths;
  url: string;
  headers: Headers;
  body: unknown;
}

export type Answer = (call: Call) => Response | Promise<Response>;

export const REFERENCE = "MAL-7K2Q9F";

/** The lead is stored. Like the real one, the answer has the idempotency key of the request. */
export const accepted: Answer = ({ name, headers: asked }) => {
  const key = asked.get(names.idempotencyKey);
  const headers = { [REFERENCE_HEADER]: REFERENCE, ...(key && { [names.idempotencyKey]: key }) };
  if (name === "tripRequest") return new Response(null, { status: 201, headers });
  const receipt: LeadReceipt = { success: true, reference: REFERENCE };
  return Response.json({ ...receipt, ...(key && { idempotencyKey: key }) }, { headers });
};

const failed = (status: number, code: string, details: ApiError["details"] = null): Answer => {
  const error: ApiError = { code, message: "Fake failure", details, hint: null };
  return () => Response.json(error, { status });
};

/** The server fails. */
export const broken: Answer = failed(500, "internal");

/** The server refuses fields that the page accepted. */
export const refusedFor = (details: ApiError["details"]): Answer =>
  failed(400, "invalid_request", details);

/** The server refuses the request without naming a field. */
export const refused: Answer = refusedFor(null);

/** A network answers with its login page instead of the server. */
export const loginPage: Answer = () => new Response("<!doctype html><title>Wi-Fi</title>");

/** The server cannot be reached. */
export const unreachable: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

/** The server never answers. */
export const hanging: Answer = () => new Promise(() => {});

/** The server waits with its answer until `release` is called. */
export function held(answer: Answer = accepted) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    answer: (async (call) => {
      await released;
      return answer(call);
    }) satisfies Answer,
    release: () => release(),
  };
}

export type FakeServer = ReturnType<typeof fakeServer>;

/** A fake server that gives these answers in turn; the last one repeats. By default it accepts every call. */
export function fakeServer(...first: Answer[]) {
  let answers = first;
  let answered = 0;
  const calls: Call[] = [];

  const server = {
    calls,

    /** The bodies of all calls so far. */
    get bodies(): unknown[] {
      return calls.map(({ body }) => body);
    },

    /** Sets the next answers, to be given in turn; the last one repeats. */
    answerWith(...next: Answer[]) {
      answers = next;
      answered = 0;
    },

    /** The answer to a request; undefined if the request is not a call of the lead server. */
    async respond(request: Request): Promise<Response | undefined> {
      const name = callAt(request.url);
      if (!name || request.method !== "POST") return undefined;
      const { url, headers } = request;
      const call: Call = { name, url, headers, body: await request.json() };
      calls.push(call);
      const answer = answers[answered++] ?? answers.at(-1) ?? accepted;
      return answer(call);
    },

    /** A replacement for `fetch`; requests that are not calls of the lead server are really made. */
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const copied = input instanceof Request ? input.clone() : input;
      // Node's `Request` refuses jsdom's signals.
      const request = new Request(copied, { ...init, signal: null });
      return (await server.respond(request)) ?? realFetch(input, init);
    },
  };
  return server;
}

// jsdom has none.
const realFetch = globalThis.fetch?.bind(globalThis);

/** Whether an address is one of the lead server's calls. */
export const isCall = (url: string) => callAt(url) !== undefined;

function callAt(url: string): Call["name"] | undefined {
  const { pathname } = new URL(url);
  return (Object.keys(paths) as Call["name"][]).find((name) => pathname.includes(paths[name]));
}
