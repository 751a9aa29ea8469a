import { type FakeServer, isCall } from "./fake-server";

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
