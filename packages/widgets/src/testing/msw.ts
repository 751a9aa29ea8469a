import { paths } from "@maloca/catalog/api";
import type { FakeServer } from "./fake-server";

/** What this file needs of MSW's `http`, so that the package does not depend on it. */
export interface MswHttp<Handler> {
  post(path: RegExp, resolver: (info: { request: Request }) => Promise<Response>): Handler;
}

/**
 * Handlers for MSW that give the lead server's calls to a fake server, wherever `endpoint` leads:
 * `setupServer(...mswHandlers(server, http))`, or `setupWorker` in a browser.
 */
export const mswHandlers = <Handler>(server: FakeServer, http: MswHttp<Handler>): Handler[] =>
  Object.values(paths).map((path) =>
    // The newsletter's path goes on after this.
    http.post(new RegExp(`${path}(/|$)`), async ({ request }) => {
      try {
        return (await server.respond(request)) ?? Response.error();
      } catch {
        return Response.error();
      }
    }),
  );
