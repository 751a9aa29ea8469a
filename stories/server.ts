import { type Answer, fakeServer } from "../packages/widgets/src/testing/fake-server";

/** The lead server of the shown story. */
export const server = fakeServer();

/** Replaces `fetch` by the fake server, until the returned function is called. */
export function respondWith(answer: Answer): () => void {
  const real = globalThis.fetch;
  server.calls.length = 0;
  server.answerWith(answer);
  globalThis.fetch = server.fetch;
  return () => {
    globalThis.fetch = real;
  };
}
