import { once } from "node:events";
import { connect } from "node:net";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/**
 * Starts clients that request one address without a pause, in a worker thread. `stop` ends them and
 * returns the number of responses by status.
 * @param {string} url
 * @param {number} clients
 * @returns {{ stop(): Promise<Record<string, number>> }}
 */
export function flood(url, clients) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, clients } });
  return {
    async stop() {
      worker.postMessage("stop");
      const [answers] = await once(worker, "message");
      await worker.terminate();
      return answers;
    },
  };
}

if (!isMainThread) {
  const { hostname, port, pathname, host } = new URL(workerData.url);
  const request = `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
  /** @type {Record<string, number>} */
  const answers = {};
  for (let index = 0; index < workerData.clients; index++) {
    const socket = connect(Number(port), hostname).setEncoding("utf8");
    // A short response arrives in one chunk.
    socket.on("data", (/** @type {string} */ answer) => {
      const status = answer.slice(9, 12);
      answers[status] = (answers[status] ?? 0) + 1;
      socket.write(request);
    });
    socket.write(request);
  }
  parentPort?.once("message", () => parentPort?.postMessage(answers));
}
