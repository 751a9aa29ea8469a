import { paths } from "@maloca/catalog/api";
import { type FakeServer, isCall } from "./fake-server";

// What passes the lead server's calls to a fake server, with MSW or Playwright.

/** The part of MSW's `http` that is used here. With it the package does not depend on MSW. */
export interface MswHttp<Handler> {
  post(path: RegExp, resolver: (info: { request: Request }) => Promise<Response>): Handler;
}

/**
 * MSW handlers that pass the lead server's calls to a fake server, whatever the widget's `endpoint`:
 * `setupServer(...mswHandlers(server, http))`, or `setupWorker` in a browser.
 */
export const mswHandlers = <Handler>(server: FakeServer, http: MswHttp<Handler>): Handler[] =>
  Object.values(paths).map((path) =>
    // The newsletter's path continues with portal and form.
    http.post(new RegExp(`${path}(/|$)`), async ({ request }) => {
      try {
        return (await server.respond(request)) ?? Response.error();
      } catch {
        return Response.error();
      }
    }),
  );

// The part of Playwright that is used here. With it the package does not depend on Playwright.

interface Sent {
  url(): string;
  method(): string;
  headers(): Record<string, string>;
  postData(): string | null;
}

interface Route {
  request(): Sent;
  abort(): Promise<void>;
  fulfill(answer: { status: number; headers: Record<string, string>; body: string }): Promise<void>;
}

export interface RoutablePage {
  route(url: (url: URL) => boolean, handler: (route: Route) => unknown): Promise<unknown>;
}

/** Passes the lead server's calls of a page or a browser context to a fake server, whatever their origin. */
export const routeCalls = (page: RoutablePage, server: FakeServer) =>
  page.route(
    (url) => isCall(url.href),
    async (route) => {
      const request = route.request();
      const [url, method, body] = [request.url(), request.method(), request.postData()];
      const call = new Request(url, { method, body, headers: request.headers() });
      const answer = await server.respond(call).catch(() => undefined);
      if (!answer) return route.abort();
      return route.fulfill({
        status: answer.status,
        // The page is of another origin than the lead server.
        headers: { "access-control-allow-origin": "*", ...Object.fromEntries(answer.headers) },
        body: await answer.text(),
      });
    },
  );
