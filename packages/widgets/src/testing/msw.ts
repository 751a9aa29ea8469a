import { paths } from "@maloca/catalog/api";
import type { FakeServer } from "./fake-server";

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
