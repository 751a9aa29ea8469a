import { type ApiError, type LeadReceipt, paths } from "@maloca/catalog/api";

/** What the lead server does with a request of a story. */
export type ServerResponse = () => Promise<Response>;

/** Stores the request. */
export const stored: ServerResponse = async () =>
  Response.json({ success: true, reference: "MAL-7K2Q9F" } satisfies LeadReceipt);

/** Refuses the request. */
export const refused: ServerResponse = refusedFor(null);

/** Rejects fields that the page accepted. */
export function refusedFor(details: ApiError["details"]): ServerResponse {
  const error: ApiError = { code: "invalid_request", message: "Refused", details, hint: null };
  return async () => Response.json(error, { status: 422 });
}

/** Never answers. */
export const hanging: ServerResponse = () => new Promise(() => {});

/** Cannot be reached. */
export const unreachable: ServerResponse = () => Promise.reject(new TypeError("Failed to fetch"));

/** The bodies that the widgets of the shown story have sent. */
export const received: unknown[] = [];

/** Answers the widgets' requests in the server's place, until the returned function is called. */
export function respondWith(response: ServerResponse): () => void {
  const real = globalThis.fetch;
  received.length = 0;
  globalThis.fetch = async (input, init) => {
    const { url } = new Request(input, { method: "GET" });
    if (!Object.values(paths).some((path) => url.includes(path))) return real(input, init);
    received.push(JSON.parse(String(init?.body)));
    return response();
  };
  return () => {
    globalThis.fetch = real;
  };
}
